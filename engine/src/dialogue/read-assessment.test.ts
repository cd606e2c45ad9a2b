import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** Diagnoses as "sciatica certain", in a visit in which the patient was examined. */
const assessed = (...lines: readonly string[]): string[] => {
  const text = ['Doctor: Let me examine you. Deep breath in.', 'Patient: Okay.', ...lines].join('\n');
  return readClaims(text, findTurns(text)).flatMap((one) =>
    one.subject === 'assessment' && one.type === 'condition' ? [`${one.name} ${one.assertion.certainty}`] : [],
  );
};

describe('a diagnosis', () => {
  it.each([
    ['So, this is sciatica.', ['sciatica certain']],
    ['So this is what we call functional constipation, with overflow.', ['functional constipation certain']],
    ['You put all that together and this is ulcerative colitis, left sided.', ['ulcerative colitis certain']],
    ["I'm worried this is appendicitis.", ['appendicitis possible']],
    ["I don't think you've got a chest infection.", ['chest infection unlikely']],
    ['Then there is your hypertension, so for your hypertension your third problem.', ['hypertension certain']],
    [
      'I think this is either a small heart attack or unstable angina.',
      ['myocardial infarction possible', 'angina possible'],
    ],
  ])('is what the clinician says of this patient: %s', (said, expected) => {
    expect(assessed(`Doctor: ${said}`)).toEqual(expected);
  });

  it.each([
    'People with gout often say that this is gout when it is not.',
    "Your brother's was different, that's melanoma.",
    "I first thought, that's a simple polyp.",
    'If it were worse I would say this is pneumonia.',
    'This is your yearly COPD review.',
    "I'm not saying you definitely have a heart attack, but we have to look.",
    "You've got a family history of stroke.",
    "That's not usually how lung cancer shows itself.",
    "You can walk on it, so it isn't broken.",
  ])('is not %s', (said) => {
    expect(assessed(`Doctor: ${said}`)).toEqual([]);
  });

  it('is excluded where what was spoken of is not what the patient has', () => {
    expect(
      assessed('Doctor: There are rare things we think about, like coeliac disease, in children. That isn’t him.'),
    ).toEqual(['coeliac disease excluded']);
    expect(
      assessed('Doctor: In a few it is an early cancer. Singers get lumps on both sides. That’s not what this is.'),
    ).toEqual([]);
  });

  it('is not what an allergy was before the patient was examined', () => {
    const text = [
      'Doctor: Any allergies?',
      'Patient: Amoxicillin, my throat closed.',
      "Doctor: Okay so that's anaphylaxis.",
    ];
    const facts = readClaims(text.join('\n'), findTurns(text.join('\n')));
    expect(facts.filter(({ subject }) => subject === 'assessment')).toEqual([]);
  });
});
