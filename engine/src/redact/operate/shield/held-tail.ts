import { joiningInDates } from '../../../lexicons/month-words.ts';
import { monthNames } from './month-names.ts';

/** No placeholder and no date is longer as a model writes it. */
const longest = 56;

const ordinals = new Set(['st', 'nd', 'rd', 'th']);
const leading = new Set(['the', 'el']);
const months = new Set(monthNames);
const beginningsOf = (words: Iterable<string>): Set<string> =>
  new Set([...words].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
const monthBeginnings = beginningsOf([...months, ...leading]);
const beginnings = beginningsOf([...months, ...joiningInDates, ...ordinals]);
/** Digits of a date and its time without marks between them, as HL7 has them. */
const mostDigits = 14;
const token = /\p{L}+|\d+|[^\p{L}\d]/gu;
const separator = /^[ \t\u00a0\u202f,./'\u2019\u2013-]$/;

/** Whether a word may stand in a date; the last one may be the beginning of such a word. */
function isOfDate(word: string, isLast: boolean): boolean {
  if (/^\d/.test(word)) return word.length <= mostDigits;
  const lower = word.toLowerCase();
  if (isLast && beginnings.has(lower)) return true;
  return separator.test(word) || months.has(lower) || joiningInDates.has(lower) || ordinals.has(lower);
}

/** A word with which a date can begin. */
function mayBegin(word: string, isLast: boolean): boolean {
  const lower = word.toLowerCase();
  if (/^\d/.test(word) || months.has(lower) || leading.has(lower)) return true;
  return isLast && monthBeginnings.has(lower);
}

/** Where at the end of the text something begins that may be a date, or the beginning of one. */
function dateStart(text: string): number {
  const from = Math.max(0, text.length - longest);
  const tokens = [...text.slice(from).matchAll(token)];
  let first = tokens.length;
  const last = tokens.length - 1;
  while (first > 0 && isOfDate(tokens[first - 1]?.[0] ?? '', first - 1 === last)) first--;
  while (first < tokens.length && !mayBegin(tokens[first]?.[0] ?? '', first === last)) first++;
  return from + (tokens[first]?.index ?? text.length - from);
}

/** The beginning of a placeholder in brackets, or all but the second bracket of a doubled one. */
const openBracket =
  /(?:\\?\[\\?\[?|[\u3010\uff3b])[ \u00a0]?(?:[a-z][a-z0-9_\\ \u00a0'\u2019\u2010-\u2015\u2212\ufe63\uff0d-]{0,48})?$/iu;
const halfClosed = /\\?\[\\?\[[^[\]\n]{1,48}\\?\]\\?$|\\\[[^[\]\n]{1,48}\\$/u;
const bareLabel =
  /(?<![\p{L}\p{N}_])[A-Z][A-Z0-9_\\]{0,24}(?:[-\u2010-\u2015\u2212\ufe63\uff0d\\][A-Z0-9\\\u2010-\u2015-]{0,24})?$/u;

function placeholderStart(text: string): number {
  const from = Math.max(0, text.length - longest);
  const tail = text.slice(from);
  const starts = [openBracket, halfClosed, bareLabel, /\\$/].map((pattern) => pattern.exec(tail)?.index ?? tail.length);
  return from + Math.min(...starts);
}

/**
 * Where the end of a text begins that may become a placeholder or a date with what follows; the length of the text where
 * nothing does.
 */
export function findTail(text: string, hasDates: boolean): number {
  return Math.min(placeholderStart(text), hasDates ? dateStart(text) : text.length);
}
