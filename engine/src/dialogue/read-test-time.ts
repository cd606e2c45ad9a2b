import { agoUnits, plainResultTimes, timeOpens, weekdays } from '../knowledge/talk/spoken-tests.ts';
import { agoWord } from '../knowledge/talk/none-words.ts';
import { monthNumbers } from '../text/data/months.ts';
import { foundCues, foundPhrases, opensAt } from './found-words.ts';
import type { SpokenWord } from './spoken-words.ts';

/** When a test was made. */
export interface TestTime {
  /** As it was said, so that it reads on: "in March", "last week". */
  readonly text: string;
  readonly isPast: boolean;
  readonly to: number;
}

const opens = foundCues(timeOpens);
const plain = foundPhrases<boolean>(plainResultTimes);

const isMonth = (word: string): boolean => Object.hasOwn(monthNumbers, word);
const isDay = (word: string): boolean => /^\d{1,2}(?:st|nd|rd|th)$/.test(word) || weekdays.has(word);
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
const capital = (word: string): string =>
  isMonth(word) || weekdays.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const textOf = (words: readonly SpokenWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ word }) => capital(word))
    .join(' ');

/** The time of a test that is said at a word: "in March", "last week", "on the fourth", "two years ago". */
export function readTestTime(words: readonly SpokenWord[], at: number): TestTime | undefined {
  const known = opensAt(plain, words, at);
  if (known) return { text: textOf(words, at, known.to), isPast: known.value, to: known.to };
  if (
    /^\d{1,2}$/.test(words[at]?.word ?? '') &&
    agoUnits.has(words[at + 1]?.word ?? '') &&
    words[at + 2]?.word === agoWord
  )
    return { text: textOf(words, at, at + 3), isPast: true, to: at + 3 };
  const open = opensAt(opens, words, at);
  const word = words[open?.to ?? 0]?.word ?? '';
  if (open === undefined || !(isMonth(word) || isDay(word) || isYear(word))) return undefined;
  const to = open.to + 1;
  return { text: textOf(words, at, to), isPast: true, to };
}
