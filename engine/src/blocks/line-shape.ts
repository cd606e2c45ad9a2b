import { findFurniture } from '../note/page-furniture.ts';
import type { Span } from '../model/span.ts';
import { isSpaceAt } from '../text/even-spaces.ts';
import { splitLines } from '../text/lines.ts';
import { readMark } from './read-mark.ts';

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

function indentOf(text: string, from: number, to: number): number {
  let columns = 0;
  for (let at = from; at < to; at += 1) columns += text[at] === '\t' ? 4 : 1;
  return columns;
}

/** True where the bare numbers of lines count up by one, as in a list, and are no values. */
const isCounting = ({ number = 0 }: LineShape, numbers: ReadonlySet<number | undefined>): boolean =>
  numbers.has(number + 1) || numbers.has(number - 1);

/** The lines of a text with their marks; empty ones, and what a system prints around a note, are left out. Linear. */
export function readLines(text: string): LineShape[] {
  const furniture = findFurniture(splitLines(text));
  const lines = readShapes(text);
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
    while (start < end && isSpaceAt(text, start)) start += 1;
    while (end > start && isSpaceAt(text, end - 1)) end -= 1;
    if (start === end) afterBlank = true;
    else {
      const mark = readMark(text, start, end);
      let body = mark?.end ?? start;
      while (body < end && isSpaceAt(text, body)) body += 1;
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
