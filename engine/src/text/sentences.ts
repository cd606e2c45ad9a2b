import type { Span } from '../model/span.ts';
import { shortMonths } from './data/months.ts';
import { neverLast, sentenceOpens, shortenedWords } from './data/sentence-words.ts';
import { isSpaceAt } from './even-spaces.ts';

const numberWord =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\d+)$/;

/** A small letter or a space, which most of a text is, and which ends nothing. */
const isIdle = (code: number): boolean => (code >= 97 && code <= 122) || code === 32;

const isOfWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 46;

function wordBefore(text: string, at: number): string {
  let start = at;
  for (; start > 0 && at - start < 14; start -= 1) {
    const code = text.charCodeAt(start - 1);
    if (!isOfWord(code) && (code < 128 || !/\p{L}/u.test(text[start - 1] ?? ''))) break;
  }
  return text.slice(start, at).toLowerCase();
}

/** How far the next word is looked for, and how much of it is read. */
const nextReach = 24;
const longestNext = 12;

function nextWord(text: string, at: number): string {
  let start = at;
  while (text.charCodeAt(start) === 32) start += 1;
  let end = start;
  while (end < start + longestNext && isOfWord(text.charCodeAt(end)) && text.charCodeAt(end) !== 46) end += 1;
  // Other spaces, and letters with accents, need the pattern.
  const code = text.charCodeAt(end);
  if (start < at + nextReach - longestNext && (end > start || !isSpaceAt(text, start)) && !(code > 127))
    return text.slice(start, end);
  return /^\s*([\p{L}\d]{1,12})/u.exec(text.slice(at, at + nextReach))?.[1] ?? '';
}

/** True when the mark at `at` ends a sentence. */
function endsSentence(text: string, at: number): boolean {
  const mark = text[at];
  const after = text[at + 1] ?? ' ';
  if (mark === '。' || mark === '！' || mark === '？') return true;
  if (mark === '!' || mark === '?' || mark === '…') return !/[!?.…)"”’]/.test(after);
  if (mark !== '.') return false;
  if (after === '.') return false;
  if (!/[\s)"”’\]]/.test(after)) return /[A-Z]/.test(after) && /[a-z]{3}/.test(text.slice(Math.max(0, at - 3), at));
  if (text[at - 1] === '.') return /^\s+[A-Z]/.test(text.slice(at + 1, at + 5));
  const spaced = /\s/.test(text[at - 1] ?? '');
  const word = wordBefore(text, spaced ? at - 1 : at);
  const next = nextWord(text, at + 1);
  // Speech recognisers write a spoken decimal as "ninety eight . two".
  if (spaced && numberWord.test(word) && numberWord.test(next.toLowerCase())) return false;
  if (spaced) return true;
  if (
    /^\d{1,2}$/.test(word) &&
    /(?:^|\n)\s{0,8}$/.test(text.slice(Math.max(0, at - word.length - 9), at - word.length))
  )
    return false;
  if (/^\p{L}$/u.test(word) && word !== 'i')
    return (
      /[/&]/.test(text[at - 2] ?? '') ||
      (next !== '' && /\d ?[dhwmy]$/.test(text.slice(Math.max(0, at - 3), at))) ||
      sentenceOpens.has(next.toLowerCase())
    );
  if (shortMonths.has(word)) return !/^\d/.test(next);
  if (shortenedWords.has(word)) return neverLast.has(word) ? false : /^[A-Z][a-z]/.test(next);
  return true;
}

/** Whether the line that ends at `at` goes on in the next one: long, without a closing mark, and followed by lower case. */
function isWrapped(text: string, lineStart: number, at: number): boolean {
  const length = at - lineStart;
  if (length <= 55 || length >= 130 || /[.:!?]/.test(text[at - 1] ?? '')) return false;
  return /^[a-z(]/.test(text.slice(at + 1, at + 26).trimStart());
}

/**
 * The sentences of a range of the text. A line break ends a sentence unless the line is long, has no closing mark and the
 * next line goes on in lower case (text wrapped at a margin). Ranges leave out the white space around. Linear.
 */
export function splitSentences(text: string, within: Span = { start: 0, end: text.length }): Span[] {
  const sentences: Span[] = [];
  let start = within.start;
  let lineStart = within.start;
  const push = (end: number): void => {
    let from = start;
    let to = end;
    while (from < to && isSpaceAt(text, from)) from += 1;
    while (to > from && isSpaceAt(text, to - 1)) to -= 1;
    if (to > from) sentences.push({ start: from, end: to });
    start = end;
  };
  for (let at = within.start; at < within.end; at += 1) {
    if (isIdle(text.charCodeAt(at))) continue;
    const char = text[at] ?? ' ';
    if (char === '\n') {
      if (!isWrapped(text, lineStart, at)) push(at);
      lineStart = at + 1;
    } else if ('.!?…。！？'.includes(char) && endsSentence(text, at)) {
      let end = at + 1;
      while (end < within.end && /[)"”’\]]/.test(text[end] ?? '')) end += 1;
      push(end);
    }
  }
  push(within.end);
  return sentences;
}

/**
 * The clauses of a sentence in telegraphic style: split at semicolons and at commas that stand outside brackets and are
 * not inside a number. Ranges are into `text`.
 */
export function splitClauses(text: string, within: Span): Span[] {
  const clauses: Span[] = [];
  let start = within.start;
  let depth = 0;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed !== '') {
      const from = start + (raw.length - raw.trimStart().length);
      clauses.push({ start: from, end: from + trimmed.length });
    }
    start = end + 1;
  };
  for (let at = within.start; at < within.end; at += 1) {
    if (isIdle(text.charCodeAt(at))) continue;
    const char = text[at] ?? ' ';
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (char === ';' || (char === ',' && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))))
    )
      push(at);
  }
  push(within.end);
  return clauses;
}
