import type { Span } from '../../model/span.ts';
import type { Role } from '../data/asking-words.ts';
import type { Mark } from './match-words.ts';
import { isCourtesy, readAsked, unexplained, type ReadAsked } from './read-asked.ts';

/** What is asked for, and by which words. */
export interface Found {
  readonly asked: ReadAsked;
  readonly span: Span;
}

/** Of a long sentence its last words are looked at for a request that it ends with. */
const mostWords = 40;

const has = (mark: Mark, ...roles: readonly Role[]): boolean => mark.rows.some(({ role }) => roles.includes(role));

/** What may stand between a request and what it is about: "SOAP note: ...", "as an H&P - ...". */
const breaks = /^[ \t]{0,3}(?:[:\n–—]|-+(?:\s|$))\s{0,3}/;
const about = new Set(['for', 'about', 'on', 'regarding', 'sobre', 'para', 'de']);

/** A span with the marks and spaces around it ("please.", ", as an H&P"), as far as `within` goes. */
export function withMarks(text: string, { start, end }: Span, within: Span): Span {
  let to = end;
  while (to < within.end && /[\s.,;:!?)\]"”’–—-]/.test(text[to] ?? '')) to += 1;
  let from = start;
  while (from > within.start && /[\s,;(["“‘¿¡–—-]/.test(text[from - 1] ?? '')) from -= 1;
  return { start: from, end: to };
}

/** The end of words in brackets that the sentence begins with: "(no jargon) ...". */
const bracketEnd = /^\s{0,3}[.!]?[)\]][ \t]{0,3}[:,–-]?\s{0,3}/;
const openings = new Set(['(', '[']);

/** A request that a sentence begins with, in brackets or up to a colon, a dash or a new line, or to "for" and whom it is about. */
export function findOpening(text: string, sentence: Span, marks: readonly Mark[]): Found | undefined {
  const [stop = marks.length] = unexplained(marks);
  const inBrackets = openings.has(text[sentence.start] ?? '');
  for (let to = Math.min(stop, marks.length); to > 0; to -= 1) {
    const last = marks[to - 1] as Mark;
    const rest = (inBrackets ? bracketEnd : breaks).exec(text.slice(last.end, last.end + 10))?.[0];
    if (rest === undefined && !about.has(last.words)) continue;
    const asked = readAsked(marks.slice(0, to));
    if (asked === undefined || (rest === undefined && (asked.plainness < 2 || asked.kinds.length === 0))) continue;
    if (asked.plainness === 1 && asked.kinds.length === 0) continue;
    return { asked, span: { start: sentence.start, end: last.end + (rest?.length ?? 0) } };
  }
  return undefined;
}

/** Words that lead over from a request to what it is about ("here are my notes: ..."). */
export function findLeadOver(text: string, sentence: Span, marks: readonly Mark[]): Span | undefined {
  const to = marks.findIndex(({ end }) => breaks.test(text.slice(end, end + 10))) + 1;
  if (to === 0 || !isCourtesy(marks.slice(0, to))) return undefined;
  const end = marks[to - 1]?.end ?? sentence.start;
  return { start: sentence.start, end: end + (breaks.exec(text.slice(end, end + 10))?.[0].length ?? 0) };
}

/** A greeting of the tool that a sentence begins with: "Hi AI, ...". */
export function findToolGreeting(text: string, sentence: Span, marks: readonly Mark[]): Span | undefined {
  const [greeting, name] = marks;
  if (!greeting || !name || !has(greeting, 'greet') || !has(name, 'address')) return undefined;
  return withMarks(text, { start: sentence.start, end: name.end }, sentence);
}

/** Before these a request is somebody's in the text: "she was asked to write a letter". */
const notAfter = new Set(['to', 'will', 'should', 'not', 'who', 'must', 'may', 'would']);

const isInBrackets = (text: string, before: Span, { start }: Span): boolean =>
  /[([]/.test(text.slice(Math.max(before.end, start - 3), start));

/** A request that a sentence ends with: "..., as an H&P", "... pls make soap". */
export function findClosing(text: string, sentence: Span, all: readonly Mark[]): Found | undefined {
  const marks = all.slice(-mostWords);
  const open = unexplained(marks).at(-1) ?? 0;
  for (let from = open + 1; from < marks.length; from += 1) {
    const first = marks[from] as Mark;
    const before = marks[from - 1] as Mark;
    const isApart = /[,;(\n–—-]/.test(text.slice(before.end, first.start));
    const opens =
      has(first, 'polite', 'write', 'want') || (isApart && has(first, 'as', 'make', 'kind', 'also', 'not', 'form'));
    if (!opens || notAfter.has(before.words)) continue;
    const asked = readAsked(marks.slice(from));
    if (asked === undefined || (asked.kinds.length === 0 && !isInBrackets(text, before, first))) continue;
    if (asked.plainness < 3 && !(isApart && has(first, 'as'))) continue;
    return { asked, span: withMarks(text, { start: first.start, end: sentence.end }, sentence) };
  }
  return undefined;
}
