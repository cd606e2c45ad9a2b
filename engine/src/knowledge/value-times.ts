import { wordList } from '../text/word-list.ts';
import { monthWords, recentDays } from './past-episodes.ts';

/** Words that date a value beside years: "94 last wk", "61 Jul", "121 now". Own list. */
export const valueTimes: ReadonlySet<string> = new Set([
  ...monthWords,
  ...recentDays,
  ...wordList(
    'in|on|at|by|last|this|a|ago|week|wk|wks|weeks|month|mth|mths|months|mo|mos|yr|yrs|year|years|yesterday|yest|today|tdy|now|then|since|before|pre|post|adm|admission|discharge|dc|end|mid|early|late|spring|summer|autumn|fall|winter',
  ),
]);

/** What may stand before the next value of a series. */
export const beforeValue: ReadonlySet<string> = new Set(wordList('been|then|was|and|to|now|still|back|up|down'));

/** Those of the times that give none without another. */
export const notTimes: ReadonlySet<string> = new Set(wordList('in|on|at|by|a|this|end|mid|early|late|before|pre|post'));

/** Words before a value that is an earlier one of the same test: "K 4.1 (was 4.4)". */
export const earlierOpens: readonly string[] = wordList('was|from|prev|previous|previously|prior|last|earlier|before');
/** The same, where the word says which of them it is. */
export const baselineOpens: readonly string[] = wordList('bl|baseline');
