import {
  adverseEvents,
  agoUnits,
  backToNow,
  episodeOpens,
  monthWords,
  notAnEpisode,
  notEpisodes,
  notOnlyMonths,
  ofLast,
  outcomeHeads,
  overOpens,
  pastOpens,
  pastVerbs,
  recentDays,
  sinceThen,
  substances,
} from '../knowledge/past-episodes.ts';
import { conditionWord } from '../knowledge/assertion-cues.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import type { Span } from '../model/span.ts';
import type { EntryWords } from './entry-words.ts';

/** How far into a sentence the time of its episode stands. */
const furthest = 5;

const isYear = (word: string | undefined): boolean => word !== undefined && /^(?:19|20)\d\d$/.test(word);

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
  return pastOpens.some((form) => head.startsWith(`${form} `)) || opensAgo(words) || opensDated(words);
}

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

/** "Now 12/40", after an episode of before. */
export const comesBackToNow = (sentence: string): boolean => opensNow.test(sentence);

const opensNow = new RegExp(String.raw`^\W*(?:${backToNow.join('|')})\b`, 'i');

const isMonthWithYear = (word: string, next: string | undefined): boolean =>
  monthWords.has(word) && next !== undefined && (isYear(next) || /^\d\d$/.test(next));
const isAge = (word: string, next: string | undefined): boolean =>
  (word === 'aged' || word === 'age') && /^\d/.test(next ?? '');

/** Whether words say when something was that is over: a year, "aged 19", "feb 23", "3 yrs ago", "last winter"; never "since 2019". */
function datesPast(words: readonly string[]): boolean {
  if (words.some((word) => word === 'since' || word === 'from')) return false;
  return words.some((word, at) => {
    const next = words[at + 1];
    const isAgo = word === 'ago' || (word === 'last' && ofLast.has(next ?? ''));
    return isYear(word) || isAgo || isMonthWithYear(word, next) || isAge(word, next);
  });
}

/** How much of a clause is looked at, in words. */
const longestHead = 14;
const longestEvent = 2;

/** "last od feb 23", "one other blackout aged 19 standing in a queue": words (`wordsIn`) of an event of before, with its date. */
export function opensEpisode(words: readonly string[]): boolean {
  const head = words.slice(0, longestHead);
  const said = `${head.slice(0, longestEvent + 1).join(' ')} `;
  if (!episodeOpens.some((form) => said.startsWith(`${form} `))) return false;
  return !head.slice(0, longestEvent + 1).some((word) => notEpisodes.has(word)) && datesPast(head);
}

const opensOutcome = (words: readonly string[]): boolean => {
  const said = `${words.slice(0, longestEvent).join(' ')} `;
  return outcomeHeads.some((form) => said.startsWith(`${form} `));
};

/** "no bleeding since switch to apixaban": it is over. */
const saysOver = (words: readonly string[]): boolean =>
  overOpens.has(words[0] ?? '') &&
  words.length > 1 &&
  sinceThen.some((form) => ` ${words.join(' ')} `.includes(` ${form} `));

const mostNamed = 2;

/**
 * True for a clause that says more of an event of before which stands right before it: what was given for it, what was found
 * then, how it ended. It has no date of its own, and nothing that is taken now.
 * @param before words of the clause before (`wordsIn`)
 */
export function goesOnInEpisode(before: readonly string[], clause: EntryWords): boolean {
  const { words } = clause;
  if (words.length === 0 || datesPast(words) || comesBackToNow(clause.text) || clause.lower.includes('->'))
    return false;
  const isDated = datesPast(before) || before.some((word) => recentDays.has(word) || monthWords.has(word));
  if (isDated && (opensOutcome(words) || saysOver(words))) return !words.includes('now');
  if (!opensEpisode(before)) return false;
  return isDrugsOnly(words) || (words.length <= mostNamed && clause.problems.every(({ kind }) => kind !== 'disease'));
}

/** "heroin + pregabalin": drugs without a dose. */
const isDrugsOnly = (words: readonly string[]): boolean => {
  const names = words.filter((word) => !/^(?:and|or|\+|&|with|w)$/.test(word));
  return names.length > 0 && names.every((word) => substances.has(word) || drugsNamed(word).size > 0);
};

const hasAdverseEvent = (words: readonly string[]): boolean =>
  adverseEvents.some((form) => ` ${words.join(' ')} `.includes(` ${form} `));

/** Whether a drug after these words of its clause was that of an event of before: "UGIB 2019 on naproxen". */
export const isOfPastEvent = (before: readonly string[]): boolean =>
  datesPast(before) && (hasAdverseEvent(before) || opensEpisode(before));

const isMonth = (word: string): boolean => monthWords.has(word) && !notOnlyMonths.has(word);

/** "Mirena Feb, fell out at 7 wks": words (`wordsIn`) of what was, with its date. Of 341 such entries of marked notes two are plan. */
export const tellsPast = (words: readonly string[]): boolean =>
  words.some((word) => pastVerbs.has(word)) && (datesPast(words) || words.some(isMonth));
