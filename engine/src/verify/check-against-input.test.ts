import { describe, expect, it } from 'vitest';
import { flaggedIn } from './flagged-in.ts';

describe('checkAgainstInput', () => {
  it.each([
    ['BP 120/80', 'blood pressure one twenty over eighty', []],
    ['BP 120/82', 'blood pressure one twenty over eighty', ['number 82']],
    ['Temperature 98.2', 'temp is ninety eight . two', []],
    ['twice daily for 2 weeks', 'bid x two weeks', []],
    ['for two weeks', 'for 3 weeks', ['number two']],
    ['Acetaminophen 500 mg', 'tylenol five hundred', []],
    ['Metoprolol 25 mg', 'takes lisinopril 25', ['drug Metoprolol']],
    ['Aspirin 81 mg', 'ASA 81', []],
    ['1. Ice\n2. Rest', 'ice and rest', []],
    ['HbA1c high, COVID-19 negative, type 2 diabetes', 'a1c high, covid negative, type two diabetes', []],
    ['M54.50 low back pain', 'low back pain', ['code M54.50']],
    ['M54.50 low back pain', 'low back pain m54.50', []],
    ['CPT 99213', 'office visit', ['code 99213']],
    ['seen 06/03/2021', 'seen june third twenty twenty one', []],
    ['seen on 06/03/2021', 'seen on 6/3/21', []],
    ['1,000 mg', 'one thousand milligrams', []],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
