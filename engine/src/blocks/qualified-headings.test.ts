import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';

const subjectsOf = (text: string): string[] => readFacts(text).map(({ subject }) => subject);

describe('headings with words of their order, day or scope', () => {
  it.each([
    ['Present Rx:\n1. ramipril 5 mg daily', 'medications'],
    ['Relevant bloods: Na 131', 'results'],
    ['Labs reviewed:\n* TSH: 2.4', 'results'],
    ['Ix to date: CRP 12', 'results'],
    ['Family H/O: gout in brother', 'family-history'],
    ['F/h/o: stroke in father', 'family-history'],
    ['Vitals on arrival: BP 120/70', 'vital-signs'],
  ])('are what they are without them: %s', (text, subject) => {
    expect(new Set(subjectsOf(text))).toEqual(new Set([subject]));
  });

  it('lead to what they hold', () => {
    const [first] = readFacts(
      'Past medical history significant for psoriasis. Past surgical history includes thyroidectomy in 2004.',
    );
    expect(first).toMatchObject({ type: 'condition', name: 'Psoriasis' });
  });
});

describe('tests and ways of living before a colon', () => {
  it.each([
    ['PERTINENT LABS:\nESR: 29 mm/h\nK: 4.8 mEq/L', ['results', 'results']],
    ['SH:\n* Tobacco: never\n* EtOH: none', ['social-history', 'social-history']],
    [
      'HPI: cough for 2 days, smoking 20 pack years',
      ['chief-complaint', 'history-of-present-illness', 'social-history'],
    ],
    ['Alcohol: none\nVitals: BP 120/80', ['social-history', 'vital-signs']],
  ])('head nothing: %s', (text, expected) => {
    expect(subjectsOf(text)).toEqual(expected);
  });

  it('are no way of living where a level in the blood or a drug is meant', () => {
    expect(subjectsOf('Labs: INR 1.1, ETOH 38, TROP NEG')).not.toContain('social-history');
    expect(subjectsOf('Plan: Resp: CPAP 5, caffeine 10mg/kg')).not.toContain('social-history');
  });
});
