import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** Allergies as "egg: hives", "amoxicillin: diarrhoea (intolerance)", and statements in their words. */
const allergies = (...lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  return readClaims(text, findTurns(text)).flatMap((fact) => {
    if (fact.subject !== 'allergies') return [];
    if (fact.type === 'clause') return [fact.text];
    if (fact.type !== 'allergy') return [];
    const does = fact.reactions?.join(', ') ?? '';
    return [`${fact.substance}${does === '' ? '' : `: ${does}`}${fact.isIntolerance === true ? ' (intolerance)' : ''}`];
  });
};

describe('an allergy', () => {
  it.each([
    ['Penicillin. I came out in hives.', ['penicillin: hives']],
    ['Only ibuprofen, my face swelled up.', ['ibuprofen: swelling']],
    ['Codeine. My throat closed up. I just take Panadol for pain.', ['codeine: anaphylaxis']],
  ])('is read with what it does: %s', (answer, expected) => {
    expect(allergies('Doctor: Any allergies?', `Patient: ${answer}`, 'Doctor: Okay.')).toEqual(expected);
  });

  it.each([
    ["He was allergic to egg as a baby, he came out in hives, but he's grown out of that. He has egg on toast.", 'egg'],
    ['I was allergic to milk when I was little, I grew out of it.', 'milk'],
  ])('that is outgrown is none of today: %s', (answer, name) => {
    expect(allergies('Doctor: Any allergies?', `Patient: ${answer}`, 'Doctor: Good.')).toEqual([
      `Previously allergic to ${name}, outgrown`,
    ]);
  });

  it.each([
    ['It gave me the runs. No rash or anything.', 'Okay.', 'amoxicillin: diarrhoea (intolerance)'],
    ['I was sick with it.', "That's a side effect, not a true allergy.", 'amoxicillin: vomiting (intolerance)'],
    ['I came out in a rash.', "I'll leave that on.", 'amoxicillin: rash'],
  ])('is an intolerance where it upset the stomach alone or the clinician says so: %s', (answer, next, expected) => {
    expect(
      allergies(
        "Doctor: I've got you down as amoxicillin, question mark allergy?",
        `Patient: ${answer}`,
        `Doctor: ${next}`,
      ),
    ).toEqual([expected]);
  });

  it('is none of a drug that was taken, where more was asked for than allergies', () => {
    expect(
      allergies(
        'Doctor: What about your other health, medicines, allergies?',
        'Patient: I was on sertraline, for depression. No allergies.',
      ),
    ).toEqual(['No known allergies']);
  });

  it('is not what the clinician calls safe beside it', () => {
    expect(
      allergies(
        'Doctor: Any allergies?',
        'Patient: Sulfa. Hives.',
        'Doctor: Mesalamine is fine with a sulfa allergy.',
        'Patient: Good.',
      ),
    ).toEqual(['sulfa: hives']);
  });

  it('is not what the patient lives with', () => {
    expect(
      allergies(
        'Doctor: Any allergies to cats or dogs?',
        "Patient: Not that I know of, I've been around dogs and cats all my life.",
      ),
    ).not.toContain('dogs');
  });

  it('is not denied by a no to something else', () => {
    expect(
      allergies('Doctor: Does the penicillin allergy give you a rash?', 'Patient: No rash or anything, only sickness.'),
    ).not.toContain('No known allergies');
  });
});
