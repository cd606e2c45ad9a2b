import { agoUnits, backToNow, monthWords, notAnEpisode, pastOpens } from '../knowledge/past-episodes.ts';
import type { Span } from '../model/span.ts';

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
  return isYear(words[at + 1]) || (at === 0 && monthWords.has(words[1] ?? '') && words[2] !== 'if');
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
