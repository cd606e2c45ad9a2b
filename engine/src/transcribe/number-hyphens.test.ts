import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

const write = (spoken: string): string => formatDictation(spoken).text;

describe('spoken numbers in a dictation', () => {
  it.each([
    // Not one number, or no number at all.
    ['for two-three days', 'For 2-3 days'],
    ['a two-day stay', 'A 2-day stay'],
    ['one hundred two hundred', '100 200'],
    ['at this point two days later', 'At this point 2 days later'],
    ['tender at the trigger point five days after', 'Tender at the trigger point 5 days after'],
    ['heart rate at one hundred twenty', 'Heart rate at 120'],
    ['heart rate at one twenty', 'Heart rate at 120'],
    ['take two twenty milligram tablets', 'Take 2 20 mg tablets'],
    ['he is in third grade', 'He is in third grade'],
    ['blood pressure five over two thousand', 'Blood pressure 5/2000'],
    ['pain in one knee', 'Pain in one knee'],
    ['he may five days later return', 'He may 5 days later return'],
    ['at one point five days ago he fell', 'At one point 5 days ago he fell'],
    ['two to three hundred milligrams', 'Two to three hundred milligrams'],
    ['he lost nineteen-twenty pounds', 'He lost 19-20 pounds'],
    ['born on six two nineteen eighty five', 'Born on 6 2 1985'],
    // Numbers.
    ['one hundred to one hundred fifty', '100 to 150'],
    ['in nineteen-ninety-nine', 'In 1999'],
    ['sixty-two-year-old man', '62-year-old man'],
    ['sixty two year hyphen old man', '62-year-old man'],
    ['six month old girl', '6-month-old girl'],
    ['three hundred twenty-four milliliters', '324 mL'],
    ['twelve thousand three hundred and four', '12304'],
    ['platelets two hundred and fifty thousand', 'Platelets 250000'],
    ['ninety-eight point six', '98.6'],
    ['zero point oh five milligrams', '0.05 mg'],
    ['creatinine one point oh two', 'Creatinine 1.02'],
    ['one half tablet', '1/2 tablet'],
    ['two thirds of the dose', '2/3 of the dose'],
    ['one and three quarters tablets', '1.75 tablets'],
    ['two and a half years', '2.5 years'],
    ['for five to six days', 'For 5 to 6 days'],
    ['one hundred twenty-four over eighty-two', '124/82'],
    ['one twenty two slash eighty', '122/80'],
    ['he woke at four thirty', 'He woke at 4:30'],
    ['june twenty-third twenty twenty-one', 'June 23, 2021'],
    ['seen march five two thousand nine', 'Seen March 5, 2009'],
  ])('%s', (spoken, written) => {
    expect(write(spoken)).toBe(written);
  });
});
