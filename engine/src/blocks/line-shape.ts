import { findFurniture } from '../note/page-furniture.ts';
import type { Span } from '../model/span.ts';
import { splitLines } from '../text/lines.ts';
import { isWrapped, marginOf } from '../text/sentences.ts';

/** One line with something on it, and how it stands on the page. Ranges leave out the white space around. */
export interface LineShape extends Span {
  /** Columns of white space before it; a tab counts four. */
  readonly indent: number;
  /** What it begins with, where it is an entry of a list. */
  readonly mark?: 'bullet' | 'number' | 'step' | undefined;
  readonly number?: number | undefined;
  /** Where the words behind the mark begin. */
  readonly body: number;
  /** An empty line, or the beginning of the text, stands before it. */
  readonly afterBlank: boolean;
}

const isSpace = (char: string | undefined): boolean => char !== undefined && /\s/.test(char);

const bullets = '-*•·–—+>';
/** A heading between marks with its marks. */
const longestWrapped = 33;

function indentOf(text: string, from: number, to: number): number {
  let columns = 0;
  for (let at = from; at < to; at += 1) columns += text[at] === '\t' ? 4 : 1;
  return columns;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

interface Mark {
  readonly mark: 'bullet' | 'number' | 'step';
  readonly number?: number;
  readonly end: number;
}

/** "1)", "2.", "#3", "(4)" and a bare "5 " are numbers; whether a bare one is a mark is settled by its neighbours. */
function readNumber(text: string, start: number, end: number): Mark | undefined {
  let at = start;
  if (text[at] === '#' || text[at] === '(') at += 1;
  const digits = at;
  while (at < end && at < digits + 2 && isDigit(text.charCodeAt(at))) at += 1;
  if (at === digits) return undefined;
  const number = Number(text.slice(digits, at));
  const closes = text[at] === ')' || text[at] === '.';
  if (closes) at += 1;
  if (!isSpace(text[at]) && !(closes && !isDigit(text.charCodeAt(at)) && at < end)) return undefined;
  return { mark: 'number', number, end: at };
}

function readMark(text: string, start: number, end: number): Mark | undefined {
  if (text.startsWith('->', start) || text.startsWith('=>', start)) return { mark: 'step', end: start + 2 };
  if (text[start] === '→') return { mark: 'step', end: start + 1 };
  const char = text[start] ?? '';
  // "# HTN", "#HTN": a problem of a list.
  if (char === '#' && /^#\s?[A-Za-z]/.test(text.slice(start, start + 3))) return { mark: 'number', end: start + 1 };
  // "*Story* cough since ...": a heading between marks, and no entry of a list.
  if (char === '*' && /^\*[A-Za-z][^*\n]{0,30}\*/.test(text.slice(start, start + longestWrapped))) return undefined;
  if (bullets.includes(char) && text[start + 1] !== char && !isDigit(text.charCodeAt(start + 1)))
    return { mark: 'bullet', end: start + 1 };
  return readNumber(text, start, end);
}

/** True where the bare numbers of lines count up by one, as in a list, and are no values. */
const isCounting = ({ number = 0 }: LineShape, numbers: ReadonlySet<number | undefined>): boolean =>
  numbers.has(number + 1) || numbers.has(number - 1);

/** Lines of running text that was wrapped at a margin are one line. */
function joinWrapped(text: string, lines: readonly LineShape[]): LineShape[] {
  const margin = marginOf(text);
  const out: LineShape[] = [];
  let lineStart = 0;
  for (const line of lines) {
    const last = out.at(-1);
    const isNext =
      last !== undefined &&
      text.slice(last.end, line.start).indexOf('\n') === text.slice(last.end, line.start).lastIndexOf('\n');
    if (last && isNext && line.mark === undefined && isWrapped(text, lineStart, last.end, margin))
      out[out.length - 1] = { ...last, end: line.end };
    else out.push(line);
    lineStart = line.start;
  }
  return out;
}

/** The lines of a text with their marks; empty ones, and what a system prints around a note, are left out. Linear. */
export function readLines(text: string): LineShape[] {
  const furniture = findFurniture(splitLines(text));
  const lines = joinWrapped(text, readShapes(text));
  return furniture.size === 0 ? lines : lines.filter(({ start }) => !furniture.has(start));
}

function readShapes(text: string): LineShape[] {
  const lines: LineShape[] = [];
  let afterBlank = true;
  for (let from = 0; from <= text.length;) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    let start = from;
    let end = to;
    while (start < end && isSpace(text[start])) start += 1;
    while (end > start && isSpace(text[end - 1])) end -= 1;
    if (start === end) afterBlank = true;
    else {
      const mark = readMark(text, start, end);
      let body = mark?.end ?? start;
      while (body < end && isSpace(text[body])) body += 1;
      lines.push({
        start,
        end,
        indent: indentOf(text, from, start),
        mark: mark?.mark,
        number: mark?.number,
        body,
        afterBlank,
      });
      afterBlank = false;
    }
    from = to + 1;
  }
  const numbers = new Set(lines.map(({ number }) => number));
  return lines.map((line) =>
    line.mark !== 'number' ||
    line.number === undefined ||
    /[).#(]/.test(text.slice(line.start, line.body)) ||
    isCounting(line, numbers)
      ? line
      : { ...line, mark: undefined, number: undefined, body: line.start },
  );
}
