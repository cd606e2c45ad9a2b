import {
  adverseEvents,
  agoUnits,
  backToNow,
  episodeOpens,
  monthWords,
  notAnEpisode,
  notEpisodes,
  pastOpens,
  pastVerbs,
} from '../knowledge/past-episodes.ts';
import { notThen, partsOfTime, thenEnds } from '../knowledge/event-words.ts';
import { conditionWord } from '../knowledge/assertion-cues.ts';
import type { Span } from '../model/span.ts';
import { FormsWithin } from '../text/forms-within.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { datesPast, isMonth, isSeason, isYear, opensAtAge } from './past-times.ts';
import { wordsIn } from './words-in.ts';

const opensPast = new OpeningForms(pastOpens);
const opensEvent = new OpeningForms(episodeOpens);

/** How far into a sentence the time of its episode stands. */
const furthest = 5;

function opensAgo(words: readonly string[]): boolean {
  const at = words.indexOf('ago');
  return at > 0 && at < furthest - 1 && agoUnits.has((words[at - 1] ?? '').replace(/^\d+/, ''));
}

function opensDated(words: readonly string[]): boolean {
  const at = words.indexOf('in');
  if (at < 0 || at >= furthest - 1) return false;
  return isYear(words[at + 1]) || (at === 0 && monthWords.has(words[1] ?? '') && words[2] !== conditionWord);
}

/**
 * True for the words of a sentence (`wordsIn`) that describes an episode of before: its values, drugs and steps are not those of
 * today. All of it is what was (nine of nine such sentences of marked notes are history).
 */
export function describesPastEpisode(words: readonly string[]): boolean {
  if (words.some((word) => notAnEpisode.has(word))) return false;
  const head = `${words.slice(0, furthest).join(' ')} `;
  const isOpened = opensPast.opens(head) || opensAtAge(words);
  return isOpened || opensAgo(words) || opensDated(words);
}

/** "Sept, freshers week, satay skewer": a sentence that opens with when it was, and nothing else. */
export function opensOnTime(sentence: string): boolean {
  const head = sentence.slice(0, longestTime);
  const end = head.search(/[,:]\s/);
  const first = end < 0 ? head : head.slice(0, end);
  const words = wordsIn(first);
  return first.length < sentence.length && words.length > 0 && words.length <= mostInTime && isTime(words);
}
const longestTime = 24;
const mostInTime = 3;

const isTime = (words: readonly string[]): boolean =>
  words.every((word, at) => isYear(word) || isMonth(word) || isSeason(word) || (at === 0 && partsOfTime.has(word))) &&
  !words.every((word) => partsOfTime.has(word));

/** A sentence of a past episode up to where it comes back to today, and the rest of it. */
export function cutAtNow(text: string, { start, end }: Span): Span[] {
  const found = nowAt.exec(text.slice(start, end));
  if (!found) return [{ start, end }];
  const at = start + found.index;
  return [
    { start, end: at },
    { start: at + (/^[,;.\s]*/.exec(text.slice(at, end))?.[0].length ?? 0), end },
  ];
}

const nowAt = new RegExp(String.raw`[,;.]\s(?=(?:${backToNow.join('|')})\b)`, 'i');

const thenAtEnd = thenEnds.map((form) => ` ${form}`);
const notThenAtEnd = notThen.map((form) => ` ${form}`);

/** "BP 98/60 then", "on rivaroxaban for 3/12 only then": words that speak of the time of the event before them. */
export const saysThen = (words: readonly string[]): boolean => {
  const said = ` ${words.join(' ')}`;
  return (
    words.length > 1 &&
    thenAtEnd.some((form) => said.endsWith(form)) &&
    !notThenAtEnd.some((form) => said.endsWith(form))
  );
};

/** "Now 12/40", after an episode of before. */
export const comesBackToNow = (sentence: string): boolean => opensNow.test(sentence);

const opensNow = new RegExp(String.raw`^\W*(?:${backToNow.join('|')})\b`, 'i');

/** How much of a clause is looked at, in words. */
const longestHead = 14;
const longestEvent = 2;

/** "last od feb 23", "one other blackout aged 19 standing in a queue": words (`wordsIn`) of an event of before, with its date. */
export function opensEpisode(words: readonly string[]): boolean {
  const head = words.slice(0, longestHead);
  const said = `${head.slice(0, longestEvent + 1).join(' ')} `;
  if (!opensEvent.opens(said)) return false;
  return !head.slice(0, longestEvent + 1).some((word) => notEpisodes.has(word)) && datesPast(head);
}

const hasAdverseEvent = (words: readonly string[]): boolean => adverse.occurIn(` ${words.join(' ')} `);
const adverse = new FormsWithin(adverseEvents.map((form) => ` ${form} `));

/** Whether a drug after these words of its clause was that of an event of before: "UGIB 2019 on naproxen". */
export const isOfPastEvent = (before: readonly string[]): boolean =>
  datesPast(before) && (hasAdverseEvent(before) || opensEpisode(before));

/** "Mirena Feb, fell out at 7 wks": words (`wordsIn`) of what was, with its date. Of 341 such entries of marked notes two are plan. */
export const tellsPast = (words: readonly string[]): boolean =>
  words.some((word) => pastVerbs.has(word)) && (datesPast(words) || words.some((word) => isMonth(word)));
