import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('sides of the body', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    // What the input supports.
    ['Left knee pain.', 'my left knee hurts', []],
    ['Left knee pain.', 'L knee pain x 2 wks', []],
    ['Left leg edema.', 'LLE edema', []],
    ['LLE edema.', 'swelling of the left lower extremity', []],
    ['Left knee pain.', 'Doctor: which knee?\nPatient: the left one.', []],
    ['Right knee pain.', 'Doctor: your knee, which side?\nPatient: right.', []],
    ['Left calf tenderness.', 'the left leg is swollen', []],
    ['Left hand and left jaw numbness.', 'my left hand and jaw felt numb', []],
    ['Right arm weakness.', 'weak on the right side of the body', []],
    ['Left knee pain.', 'both knees hurt', []],
    ['Bilateral knee pain.', 'my knees hurt', []],
    ['Bilateral leg edema.', 'the left leg swells and so does the right leg', []],
    ['Right ankle soreness.', 'my other ankle is sore too, left ankle is fine', []],
    ['Left eye pain.', 'left-sided headache behind the eye', []],
    ['Left ventricular function is normal.', 'ventricular function is normal', []],
    ['Right-hand-dominant man with left wrist pain.', 'left wrist hurts', []],
    ['Right and left lateral rotation of the neck is full.', 'neck rotation is full', []],
    ['The patient left the house for knee therapy.', 'went to therapy for the knee', []],
    ['No side is given here: knee pain.', 'right knee pain', []],
    // What it does not.
    ['Left knee pain.', 'right knee pain', ['side Left']],
    ['Left knee pain.', 'knee pain for a week', ['side Left']],
    ['Left knee pain.', 'right knee pain and left ankle swelling', ['side Left']],
    ['Right knee pain.', 'knee pain, all right, come right in, that is right', ['side Right']],
    ['Left knee pain.', 'Doctor: is it your left or your right knee?\nPatient: the right.', ['side Left']],
    ['Right knee pain.', 'it is not the right knee, it is the left knee', ['side Right']],
    ['Bilateral knee pain.', 'left knee pain', ['side Bilateral']],
    ['RLE edema.', 'LLE edema', ['side RLE']],
    ['R knee: effusion.', 'L knee effusion', ['side R']],
    ['Left ovarian cyst.', 'right ovarian cyst', ['side Left']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
