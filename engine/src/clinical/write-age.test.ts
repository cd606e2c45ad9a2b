import { describe, expect, it } from 'vitest';
import { expandAbbreviations } from './abbreviations.ts';

describe('ages and short forms that their neighbours settle', () => {
  it.each([
    ['54F here for cough', '54-year-old woman here for cough'],
    ['pt Pat Example 54F here for cough', 'patient Pat Example, 54-year-old woman, here for cough'],
    ['54 y/o female', '54-year-old woman'],
    ['12 yo M', '12-year-old boy'],
    ['18 mo M fever', '18-month-old boy fever'],
    ['review 3 mo f/u', 'review 3 months follow-up'],
    ['58 yo f/u', '58-year-old follow-up'],
    ['T 98.4 F', 'T 98.4 F'],
    ['12F chest tube', '12F chest tube'],
    ['62F chest pain', '62-year-old woman chest pain'],
    ['70M urinary retention', '70-year-old man urinary retention'],
    ['Foley 16F in place', 'Foley 16F in place'],
    ['give 4F-PCC if bleeding', 'give 4F-PCC if bleeding'],
    ['114/66 hr 94', '114/66 heart rate 94'],
    ['temp 101 F', 'temperature 101 F'],
    ['L knee OA', 'left knee osteoarthritis'],
    ['R RTC tear', 'right rotator cuff tear'],
    ['RTC 4 wks', 'return to clinic in 4 weeks'],
    ['abd 125', 'abduction 125'],
    ['VA RE 0.6, LE 0.4', 'VA RE 0.6, LE 0.4'],
    ['b LE edema', 'bilateral lower extremity edema'],
    ['q4-6h prn', 'every 4-6 hours as needed'],
    ['1hr GTT 148', '1-hour GTT 148'],
    ['taken 6hr ago', 'taken 6 hours ago'],
    ['on PO meds', 'on oral medications'],
  ])('%s -> %s', (text, written) => {
    expect(expandAbbreviations(text)).toBe(written);
  });
});
