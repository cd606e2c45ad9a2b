import { describe, expect, it } from 'vitest';
import { findTalk } from './find-talk.ts';

describe('a talk', () => {
  const note = [
    'HPI: cough 3 days.',
    'PATIENT: tired of it.',
    'FAMILY: father DM.',
    'MOM: says he wheezes at night.',
    'O/E: chest clear.',
    'PLAN: salbutamol.',
  ];

  it('is no note under headings, whoever they name', () => expect(findTalk(note.join('\n'))).toEqual([]));

  it('has its turns where few headings stand among them', () => {
    const talk = ['Doctor: what brings you in?', 'Patient: my knee.', 'Doctor: any fever?', 'Patient: no.'];
    expect(findTalk(talk.join('\n'))).toHaveLength(4);
    expect(findTalk([...talk, 'Plan: rest.', 'Assessment: strain.', 'PMH: none.'].join('\n')).length).toBeGreaterThan(
      0,
    );
  });
});
