import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('names of drugs and tests', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    ['HbA1c and CBC.', 'a1c and a complete blood count', []],
    ['Chest X-ray.', 'get a chest film', []],
    ['EKG today.', 'an E C G today', []],
    ['CT of the head.', 'cat scan of his head', []],
    ['Oxygen saturation is good.', 'breathing well', []],
    ['Mr. Ames had an MRI.', 'mr ames had an m r i', []],
    ['Lachman test negative.', 'lachman is negative', []],
    ['Ultrasound of the leg.', 'doppler of the leg', []],
    ['Glucose log reviewed.', 'she checks her blood sugars', []],
    ['Straight leg raise negative.', 'straight leg raises are negative', []],
    ['Acetaminophen as needed.', 'tylenol as needed', []],
    ['Varus stress test negative.', 'no laxity to varus', []],
    ['Order a CBC.', 'order routine blood work', ['test CBC']],
    ['HbA1c is high.', 'sugars are high', ['test HbA1c']],
    ['MRI of the knee.', 'x-ray of the knee', ['test MRI']],
    ['Tinel sign positive.', 'numb fingers when tapping the wrist', ['test Tinel']],
    ['Start naproxen.', 'start tylenol', ['drug naproxen']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
