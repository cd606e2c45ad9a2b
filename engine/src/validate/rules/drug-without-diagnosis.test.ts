import { describe, expect, it } from 'vitest';
import { validate } from '../validate.ts';

const asked = (medications: string, rest: string): string[] =>
  validate(
    `Office visit, 03/01/2022. 61-year-old woman, established patient.\nCC: cough\nHPI: Dry cough for four days. ${rest}\nMedications: ${medications}\nExam: Lungs clear.\nAssessment: Viral upper respiratory infection.\nPlan: Fluids, rest. Return in 2 weeks if not better. Signed A. Sample, MD 03/01/2022`,
  )
    .flags.filter(({ rule }) => rule === 'drug-without-diagnosis')
    .map(({ message }) => message);

describe('drug-without-diagnosis', () => {
  it.each([
    ['metformin 500 mg twice daily', '', 'metformin'],
    ['levothyroxine 75 mcg daily', '', 'levothyroxine'],
    ['levothyroxine 75 mcg daily', 'No thyroid or liver disease.', 'levothyroxine'],
    ['donepezil 10 mg nightly; acetaminophen as needed', '', 'donepezil'],
    ['lamotrigine 200 mg twice daily', '', 'lamotrigine'],
    ['Eliquis 5 mg twice daily', 'Lives alone.', 'apixaban'],
  ])('asks what %s is for (%s)', (medications, rest, name) => {
    expect(asked(medications, rest)).toEqual([
      `The patient takes ${name}, and the chart names nothing that it is for.`,
    ]);
  });

  it.each([
    ['metformin 500 mg twice daily', 'Diabetes is well controlled.'],
    ['metformin 500 mg twice daily', 'E11.9 on the list.'],
    ['levothyroxine 75 mcg daily', 'TSH normal in January.'],
    ['ibuprofen 400 mg as needed; lisinopril 10 mg daily', ''],
    ['metformin 500 mg twice daily, stopped last year', ''],
    ['none', ''],
  ])('asks nothing of %s where the chart says %j', (medications, rest) => {
    expect(asked(medications, rest)).toEqual([]);
  });
});
