import { describe, expect, it } from 'vitest';
import { findTurns } from './find-turns.ts';
import { rolesOfNames } from './named-speakers.ts';
import { roleOf } from './turns.ts';

const rolesOf = (text: string): Record<string, string> => Object.fromEntries(rolesOfNames(text, roleOf));

describe('rolesOfNames', () => {
  it('takes the one who asks for the clinician and who speaks most of the others for the patient', () => {
    const text = [
      'Amir: Hello, come in. What can I do for you today?',
      'Josh: My knee has been hurting since I fell.',
      'Amir: Do you have any swelling?',
      'Josh: Yes, it swells when I play football.',
      'Kate: He limps on it, I have seen him.',
      'Amir: Any other pain? Are you taking anything?',
      "Josh: No, I'm not.",
      'Kate: I gave him some paracetamol.',
      "Josh: I don't like it.",
    ].join('\n');
    expect(rolesOf(text)).toEqual({ amir: 'clinician', josh: 'patient', kate: 'other' });
    expect(findTurns(text).map(({ label }) => label)).toEqual(
      'amir josh amir josh kate amir josh kate josh'.split(' '),
    );
  });

  it('leaves who has a role by the label with it', () => {
    const text = [
      'Dr: How is his tummy? Does he go every day?',
      'Keely: He goes every five days, I think.',
      'Dr: Do you give him anything for it?',
      'Keely: I give him the sachets when he takes them.',
    ].join('\n');
    expect(rolesOf(text)).toEqual({ keely: 'patient' });
  });

  it.each([
    ['a note by days', 'Mon: pain 3/10\nTue: pain 2/10\nMon: walks\nTue: walks'],
    ['a list of values', 'Na: 138\nK: 4.1\nNa: 139\nK: 4.0'],
    ['headings', 'Plan: ice\nMeds: none\nPlan: rest\nMeds: ibuprofen'],
    ['nothing', ''],
  ])('finds no speakers in %s', (_what, text) => {
    expect(rolesOf(text)).toEqual({});
  });
});
