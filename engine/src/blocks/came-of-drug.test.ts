import { describe, expect, test } from 'vitest';
import { cutRuns } from './cut-runs.ts';
import { readEntries } from './read-entries.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('what came of a drug that was stopped', () => {
  test.each([
    'Topiramate up to 75 stopped in spring, tingling fingers and lost for words, both went within a fortnight',
    'TAMSULOSIN FROM GP STOPPED AFTER 3 WKS, DIZZY',
    'spironolactone stopped in may, k 5.9, been 4.6 since',
    'Metformin halved in Sept, diarrhoea, settled since',
    'azathioprine withdrawn 2021, ALT 212, back to 31 by June',
    'amitriptyline stopped in 2021, dry mouth, dizzy',
  ])('is no finding of today: "%s"', (text) => {
    expect(runsOf(text)).toEqual([text]);
    expect(readEntries(`Seen in clinic. ${text}`).at(-1)?.settled).toBe('medications');
  });

  test.each([
    ['furosemide stopped 2 wks ago, breathless, ankles swollen', 'stopped lately'],
    ['sertraline stopped in may, low mood now, not sleeping', 'with a word of now'],
    ['prednisolone stopped in June, back pain x 3 days', 'with how long it has lasted'],
    ['atenolol stopped 2019, widow, lives alone', 'no finding'],
    ['gabapentin stopped last yr, drowsy, mum lives with him', 'among others'],
    ['statin to be stopped in June, cramps', 'to be stopped'],
    ['lisinopril stopped in Jan, sulfa gave hives', 'of another substance'],
  ])('is not taken for what stands after it: "%s" (%s)', (text) => {
    expect(runsOf(text).length).toBeGreaterThan(1);
  });

  test('leaves what is taken to itself', () => {
    const text = 'Seen. doxazosin ceased in 2022, vivid dreams, ankles swollen, bisoprolol 5 od';
    expect(readEntries(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Seen.',
      'doxazosin ceased in 2022, vivid dreams, ankles swollen',
      'bisoprolol 5 od',
    ]);
  });
});
