import { pastVerbs } from '../knowledge/past-episodes.ts';
import { earlierCourses, notTaken } from '../knowledge/taken-cues.ts';
import { timeUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import type { EntryWords } from './entry-words.ts';

const lasts = new RegExp(String.raw`\s(?:x ?|for )?\d{1,2} ?(?:/7|/52|d|${oneOf(timeUnits)})\W{0,3}$`);

const longestCourse = 6;

const isEarlier = (word: string): boolean => pastVerbs.has(word) || notTaken.has(word) || earlierCourses.has(word);

/** "trimethoprim 3/7": a drug and for how long, and no word that it was before (33 of 38 such entries of marked notes are plan). */
export const saysCourse = ({ lower, words, drugs }: EntryWords): boolean =>
  drugs.size > 0 && words.length <= longestCourse && lasts.test(lower) && !words.some(isEarlier);
