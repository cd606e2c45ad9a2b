import { describe, expect, it } from 'vitest';
import { readSpokenNumber } from '../text/spoken-numbers.ts';
import { formatDictation } from './format-dictation.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

type Spelling = 'hyphens' | 'spaces' | 'and';
const spellings: readonly Spelling[] = ['hyphens', 'spaces', 'and'];

function sayBelowHundred(value: number, spelling: Spelling): string {
  const one = small[value];
  if (one !== undefined) return one;
  const rest = value % 10;
  const ten = tens[(value - rest) / 10] ?? '';
  return rest === 0 ? ten : `${ten}${spelling === 'hyphens' ? '-' : ' '}${small[rest] ?? ''}`;
}

function sayBelowThousand(value: number, spelling: Spelling): string {
  if (value < 100) return sayBelowHundred(value, spelling);
  const rest = value % 100;
  const head = `${small[(value - rest) / 100] ?? ''} hundred`;
  if (rest === 0) return head;
  return `${head} ${spelling === 'and' ? 'and ' : ''}${sayBelowHundred(rest, spelling)}`;
}

/** An integer below 100,000 as it is said. */
function say(value: number, spelling: Spelling): string {
  if (value < 1000) return sayBelowThousand(value, spelling);
  const rest = value % 1000;
  const head = `${sayBelowHundred((value - rest) / 1000, spelling)} thousand`;
  if (rest === 0) return head;
  return `${head} ${spelling === 'and' && rest < 100 ? 'and ' : ''}${sayBelowThousand(rest, spelling)}`;
}

const write = (spoken: string): string => formatDictation(spoken).text;

describe('every whole number below 100,000', () => {
  it('reads back as itself in three spellings', () => {
    const wrong: string[] = [];
    for (let value = 0; value < 100_000; value += 1)
      for (const spelling of spellings) {
        const words = say(value, spelling)
          .split(/ |(-)/)
          .filter((word) => word);
        const read = readSpokenNumber(words, 0);
        if (read?.value !== String(value) || read.used !== words.length) wrong.push(words.join(' '));
      }
    expect(wrong).toEqual([]);
  });

  it('reads back in an age, a dose and a blood pressure', () => {
    const wrong: string[] = [];
    const check = (spoken: string, written: string): void => {
      if (write(spoken) !== written) wrong.push(spoken);
    };
    const checkAll = (value: number, spelling: Spelling, contexts: readonly number[]): void => {
      const said = say(value, spelling);
      const lower = (value * 7919) % 1000;
      const old = spelling === 'hyphens' ? '-year-old' : ' year old';
      if (contexts.includes(0)) check(`a ${said}${old} man`, `A ${value}-year-old man`);
      if (contexts.includes(1)) check(`take ${said} milligrams now`, `Take ${value} mg now`);
      if (contexts.includes(2))
        check(`blood pressure ${said} over ${say(lower, spelling)}`, `Blood pressure ${value}/${lower}`);
    };
    // Up to a thousand every number is tried in every way; above, the spellings and the places take turns.
    for (let value = 0; value < 1000; value += 1)
      for (const spelling of spellings) checkAll(value, spelling, [0, 1, 2]);
    for (let value = 1000; value < 100_000; value += 1)
      checkAll(value, spellings[value % 3] ?? 'spaces', [Math.floor(value / 3) % 3]);
    expect(wrong).toEqual([]);
  });
});

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
