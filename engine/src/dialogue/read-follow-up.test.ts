import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

const followUps = (...lines: readonly string[]): string[] => {
  const text = ['Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines].join('\n');
  return readClaims(text, findTurns(text)).flatMap((one) => (one.type === 'follow-up' ? [one.action] : []));
};

describe('a follow-up', () => {
  it.each([
    ["So I'll see you in three months.", ['review in 3 months']],
    ["We'll see you with the nurse in four weeks.", ['review with the nurse in 4 weeks']],
    [
      'Our nurse will phone you in two weeks, and I will see you both in three months.',
      ['telephone review in 2 weeks', 'review in 3 months'],
    ],
    ["I'll see you in clinic two weeks after the surgery with the result.", ['review 2 weeks after the surgery']],
    ["i'm gonna see you back in six weeks no make it eight after the therapy", ['review in 8 weeks']],
    ["I'll see you at twelve weeks, so six weeks from now.", ['review in 6 weeks']],
  ])('is when, how and with whom: %s', (said, expected) => {
    expect(followUps(`Doctor: ${said}`)).toEqual(expected);
  });

  it('is the last time that was said', () => {
    expect(
      followUps("Doctor: I'd like to see you in two weeks. No, do you know what, let's make it one week."),
    ).toEqual(['review in 1 week']);
    expect(
      followUps(
        "Doctor: I'll ring you in four weeks.",
        'Patient: We are away then.',
        "Doctor: Six weeks, then, and we'll do it face to face.",
      ),
    ).toEqual(['review in 6 weeks']);
  });

  it.each([
    "I'll refer you to podiatry, they'll see you in six weeks.",
    "It's been three months since I saw you.",
    'Bloods in three months, and see me a week after.',
    'If you are no better I would see you in two weeks.',
    "After the birth I'll see you at six weeks.",
  ])('is none of %s', (said) => {
    expect(followUps(`Doctor: ${said}`)).toEqual([]);
  });
});
