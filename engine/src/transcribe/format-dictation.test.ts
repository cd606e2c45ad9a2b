import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

describe('formatDictation', () => {
  it.each([
    [
      'patient denies fever comma chills period new paragraph plan colon rest period',
      'Patient denies fever, chills.\nPlan: Rest.',
    ],
    ['um the the blood pressure is one forty two over eighty eight period', 'The blood pressure is 142/88.'],
    ['on oh one oh one two thousand and eleven period', 'On 01/01/2011.'],
    ['on oh six slash oh three slash twenty twenty one period', 'On 06/03/2021.'],
    ['born twenty one march nineteen eighty five period', 'Born 21 March 1985.'],
    ['seen on three june period', 'Seen on 3 June.'],
    ['he did three march exercises period', 'He did 3 march exercises.'],
    ['room oh one period', 'Room oh one.'],
    ['numeral four period', '4.'],
    ['strength numeral four over five period', 'Strength 4/5.'],
    ['a ratio of three to one period', 'A ratio of 3:1.'],
    ['two to three days period', '2 to 3 days.'],
    ['lisinopril twenty milligrams daily period', 'Lisinopril 20 mg daily.'],
    ['seen on six over three slash twenty twenty one period', 'Seen on 06/03/2021.'],
    ['born january tenth two thousand nine period', 'Born January 10, 2009.'],
    ['she is a seventy six year old female period', 'She is a 76-year-old female.'],
    ['strength four out of five period', 'Strength 4/5.'],
    [
      "the patient 's sugars were in the three hundred 's comma she did n't eat period",
      "The patient's sugars were in the 300's, she didn't eat.",
    ],
    ['bp one thirty eight over eighty four period', 'BP 138/84.'],
    ['hemoglobin a one c seven point one percent period', 'Hemoglobin A1c 7.1%.'],
    ['pain at c five to six period', 'Pain at C5-6.'],
    ['mister ames has copd period', 'Mr. Ames has COPD.'],
    ['numbness in one leg for one week period', 'Numbness in one leg for 1 week.'],
    ['open parenthesis ibs close parenthesis period', '(IBS).'],
    ['at eight thirty a m comma x hyphen ray done period', 'At 8:30 am, x-ray done.'],
    [
      'over a period of three weeks comma sigmoid colon resection period',
      'Over a period of 3 weeks, sigmoid colon resection.',
    ],
  ])('%s', (spoken, written) => {
    expect(formatDictation(spoken).text).toBe(written);
  });

  it('applies self-corrections to the words they mean', () => {
    const cases: [string, string][] = [
      ['lungs clear period he has a cough scratch that no cough today period', 'Lungs clear. No cough today.'],
      ['lungs clear period he coughs period strike that abdomen soft period', 'Lungs clear. Abdomen soft.'],
      ['impression colon he fell delete that stable disc disease period', 'Impression: Stable disc disease.'],
      ['follow up in seven no make that ten days period', 'Follow up in 10 days.'],
      ['grade two out of nine no make that six murmur period', 'Grade 2/6 murmur.'],
      ['swelling of the left knee scratch that right knee period', 'Swelling of the right knee.'],
      ['take forty milligrams correction twenty milligrams daily period', 'Take 20 mg daily.'],
      ['seen on tuesday i mean wednesday for pain period', 'Seen on Wednesday for pain.'],
      ['needs surgical correction of the toe period', 'Needs surgical correction of the toe.'],
    ];
    for (const [spoken, written] of cases) expect(formatDictation(spoken).text).toBe(written);
  });

  it('leads every word back to where it was spoken', () => {
    const spoken = 'uh take forty milligrams scratch that take twenty milligrams of lasix period new line thanks';
    const { text, map, mapEnd } = formatDictation(spoken);
    for (const [written, said] of [
      ['20', 'twenty'],
      ['mg', 'milligrams'],
      ['Lasix', 'lasix'],
      ['Thanks', 'thanks'],
    ] as const) {
      const at = text.indexOf(written);
      expect(spoken.slice(map(at), mapEnd(at + written.length))).toBe(said);
    }
  });

  it('leaves written text as it is', () => {
    const text = 'Colon cancer found in 2019. Plan: rest, ice; see Dr. Vance (GI).';
    expect(formatDictation(text).text).toBe(text);
    expect(formatDictation('').text).toBe('');
  });
});
