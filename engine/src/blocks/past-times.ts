import {
  afterEvent,
  ageUnits,
  beforeOpenTimes,
  countedTimes,
  partsOfTime,
  soonAfter,
  timesOfLife,
} from '../knowledge/event-words.ts';
import { oneOf } from '../text/one-of.ts';
import { agoUnits, monthWords, notOnlyMonths, ofLast, seasonWords } from '../knowledge/past-episodes.ts';

/** "2019": words as `wordsIn` has them. */
export const isYear = (word: string | undefined): boolean => word?.length === 4 && /^(?:19|20)\d\d$/.test(word);

/** A month and no other word: not "may", unless "in" stands before it. */
export const isMonth = (word: string, before?: string): boolean =>
  monthWords.has(word) && (!notOnlyMonths.has(word) || before === inWord);
const inWord = 'in';

const isMonthWithYear = (word: string, next: string | undefined): boolean =>
  monthWords.has(word) && next !== undefined && (isYear(next) || /^\d\d$/.test(next));
const isAge = (word: string, next: string | undefined): boolean =>
  (word === 'aged' || word === 'age') && /^\d/.test(next ?? '');
const isAgo = (word: string, next: string | undefined): boolean =>
  word === 'ago' || (word === 'last' && ofLast.has(next ?? ''));

/** Whether words say when something was that is over: a year, "aged 19", "feb 23", "3 yrs ago", "last winter"; never "since 2019". */
export function datesPast(words: readonly string[]): boolean {
  if (words.some((word) => word === 'since' || word === 'from')) return false;
  return words.some((word, at) => {
    const next = words[at + 1];
    return isYear(word) || isAgo(word, next) || isMonthWithYear(word, next) || isAge(word, next);
  });
}

/** "3 yrs ago", "2/52 ago", "last winter": not days, which are of today's story. */
const isLongAgo = (words: readonly string[], at: number): boolean =>
  isAgo(words[at] ?? '', words[at + 1]) &&
  (words[at] !== 'ago' ||
    agoUnits.has((words[at - 1] ?? '').replace(/^\d+/, '')) ||
    /\/(?:52|12)$/.test(words[at - 1] ?? ''));

/**
 * Whether words date an event: what `datesPast` has, a month or a season alone, an age, and with "since" elsewhere in the clause.
 * Where an event is named, "wk 8" and "at 6/52" date it as well.
 */
export const datesEvent = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const isYearItself = isYear(word);
    if (!isYearItself && !mayDate.has(word)) return false;
    const [before, next] = [words[at - 1], words[at + 1]];
    if (
      beforeOpenTimes.has(before ?? '') ||
      (partsOfTime.has(before ?? '') && beforeOpenTimes.has(words[at - 2] ?? ''))
    )
      return false;
    const isDay = isMonth(word, before) || seasonWords.has(word);
    return (
      isYearItself ||
      isDay ||
      isLongAgo(words, at) ||
      isMonthWithYear(word, next) ||
      isAge(word, next) ||
      isAtAge(words, at)
    );
  });

/** Words that date an event alone or with those beside them: the only ones that need a look. */
const mayDate: ReadonlySet<string> = new Set([...monthWords, ...seasonWords, 'ago', 'last', 'age', 'aged', 'as', 'at']);

const isAgeInOne = new RegExp(String.raw`^\d+(?:${oneOf([...ageUnits])}|y)$`);

/** "at 6 yo", "as a teenager" */
function isAtAge(words: readonly string[], at: number): boolean {
  const [word, next, after] = [words[at] ?? '', words[at + 1] ?? '', words[at + 2] ?? ''];
  if (word === 'as') return timesOfLife.has(next) || (next === 'a' && timesOfLife.has(after));
  return word === 'at' && (isAgeInOne.test(next) || (/^\d{1,2}$/.test(next) && ageUnits.has(after)));
}

export const isSeason = (word: string): boolean => seasonWords.has(word);

/** "At 6 yo amoxicillin for otitis", "aged 7": an age at the head of a sentence. */
export const opensAtAge = (words: readonly string[]): boolean =>
  isAtAge(words, 0) || (isAge(words[0] ?? '', words[1]) && !/^\d+(?:[a-z]|$)/.test(words[2] ?? ''));

const atHead: ReadonlySet<string> = new Set(['at', 'her', 'his']);

const countsInOne = new RegExp(String.raw`^${oneOf([...countedTimes])}\d{1,2}$`);

const endsInDigit = (word: string): boolean => {
  const last = word.charCodeAt(word.length - 1);
  return last >= 48 && last <= 57;
};

/** "wk 8", "at 6/52": a time counted from a start that the reader knows. */
export const countsTime = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (countedTimes.has(word) && /^\d{1,2}$/.test(words[at + 1] ?? '')) ||
      (endsInDigit(word) &&
        (countsInOne.test(word) || (/^\d{1,2}\/(?:52|12)$/.test(word) && atHead.has(words[at - 1] ?? '')))),
  );

/** "within 10 min", "by day 3", "that night": how soon after an event, at the head of a sentence. */
export const opensSoonAfter = (words: readonly string[]): boolean =>
  (soonAfter.has(words[0] ?? '') && (/^\d/.test(words[1] ?? '') || /^\d/.test(words[2] ?? ''))) ||
  afterEvent.some((form) => `${words.slice(0, 3).join(' ')} `.startsWith(`${form} `));
