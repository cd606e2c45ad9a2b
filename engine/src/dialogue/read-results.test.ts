import { describe, expect, it } from 'vitest';
import { factsFound } from './testing/facts-found.ts';

/** Results of what a clinician says, each in its parts. */
function results(said: string): string[] {
  const text = `Doctor: Hello, what can I do for you?\nPatient: I have come for my results.\nDoctor: ${said}\nPatient: Right.`;
  return factsFound(text).flatMap((fact) => {
    if (fact.subject !== 'results') return [];
    const parts =
      fact.type === 'measurement'
        ? [fact.name, fact.value, fact.unit, fact.flag, fact.time, ...(fact.earlier ?? []).map((one) => `(${one})`)]
        : fact.type === 'test'
          ? [fact.side, fact.name, fact.time, fact.result]
          : [fact.type];
    return [parts.filter((one) => one !== undefined).join(' ')];
  });
}

describe('results as they are spoken', () => {
  it('reads a value after its test, whatever says in between what the test is', () => {
    expect(
      results("Your ferritin, that's your iron stores, is eleven, so that's low. Your potassium's four point six."),
    ).toEqual(['Ferritin 11 low', 'Potassium 4.6']);
    expect(
      results('so the crp which is the inflammation one came back at forty two and your hemoglobin ten nine'),
    ).toEqual(['CRP 42', 'Hemoglobin 10.9']);
  });

  it('keeps the value of another time apart', () => {
    expect(results("Your A1c's seven point four, it was eight point two in May.")).toEqual([
      'Hemoglobin A1c 7.4 (8.2 in May)',
    ]);
    expect(results('The ejection fraction was thirty percent in January and it is now forty two.')).toEqual([
      'Ejection fraction 42% (30% in January)',
    ]);
    expect(results('Your PSA was two point one last year.')).toEqual(['PSA 2.1 last year']);
  });

  it('reads a result without a value, of several tests at once as well', () => {
    expect(results('Your bloods were fine.')).toEqual(['Blood tests normal']);
    expect(results("Your kidney function and thyroid are both normal, and the pregnancy test's negative.")).toEqual([
      'Kidney function normal',
      'Thyroid function normal',
      'Pregnancy test negative',
    ]);
    expect(results('The ECG shows an old heart attack. Your chest x-ray is clear.')).toEqual([
      'ECG an old heart attack',
      'Chest X-ray clear',
    ]);
  });

  it('says of an image what is not there only where nothing else is named', () => {
    expect(results("Here's the x-ray of your right wrist, there's no fracture.")).toEqual([
      'right X-ray of the wrist no fracture',
    ]);
    expect(results("Here's the MRI, there's a tear in the meniscus, no fracture.")).toEqual([]);
  });

  it.each([
    "We'll do some bloods, a full blood count, kidney function and clotting.",
    'If the potassium is five point eight we stop the tablet.',
    "I'd like your INR between two and three.",
    'A normal potassium is four.',
    'In someone with a ferritin of six we give iron.',
    "Your brother's cholesterol was nine.",
    'When your A1c is under eight we can do it.',
    'Did they tell you your hemoglobin was nine?',
    "The CT doesn't show anything you need to worry about.",
    'I think the blood test will be normal.',
    "Order an x-ray, and if that's normal we do an MRI.",
    'Your kidney function was normal last year.',
    'He has a good liver and kidneys are fine with me.',
  ])('reads no result in "%s"', (said) => {
    expect(results(said)).toEqual([]);
  });
});
