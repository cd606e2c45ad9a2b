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
