import { joinTexts } from './packed/columns.ts';
import { encodeUtf8 } from './packed/utf8.ts';
import { longestCode, type IcdColumns } from './packed-icd.ts';

/**
 * ICD-10-CM as a grammar. Its codes are a tree whose branches repeat: thousands of injuries take the same three encounters,
 * hundreds of fractures the same sixteen, sides follow sites in one way. So a title is written as what it makes of the title
 * above it, and a set of codes that stands below many codes is written once, as a rule.
 *
 * The text has rules, then categories, set apart by an empty line. Rules are counted from 1; each is one line, its codes
 * parted by tabs. A code is what it adds to the code above it, its title as an edit, and after `|` the number of the rule
 * below it; one without can be billed. A category is one line, its title in full.
 *
 * An edit begins after the capitals and digits of the code with `=` (the title in full) or `:`; then `^` copies words of the
 * title above, `~` leaves words out, `*` copies all but the last words. A letter says how many (`^b` one, `*a` all but none);
 * everything else is written as it stands. Codes and rules stand in the order of the codes.
 */
export const grammarMarks = { full: '=', edit: ':', copy: '^', skip: '~', rest: '*', rule: '|', next: '\t' } as const;

/** The letter that says no words; `z` says the most that one mark can take. */
const codeOfA = 97;
export const mostWords = 25;

/** How an edit writes a number of words. */
export function wordCount(count: number): string {
  return String.fromCharCode(codeOfA + count);
}

const space = 32;
const comma = 44;

/** Where the words of a title begin: at a space, a comma, or the very start. The last number is where the title ends. */
export function wordStarts(bytes: Uint8Array, start = 0, end = bytes.length): number[] {
  const starts: number[] = [start];
  for (let at = start + 1; at < end; at++) {
    const letter = bytes[at];
    if (letter === space || letter === comma || bytes[at - 1] === comma) starts.push(at);
  }
  if (end > start) starts.push(end);
  return starts;
}

const byteOf = (mark: string): number => mark.charCodeAt(0);
const [full, edit, copy, skip, rest, rule, next] = [
  byteOf(grammarMarks.full),
  byteOf(grammarMarks.edit),
  byteOf(grammarMarks.copy),
  byteOf(grammarMarks.skip),
  byteOf(grammarMarks.rest),
  byteOf(grammarMarks.rule),
  byteOf(grammarMarks.next),
];
const newline = 10;
const digitZero = 48;
const isMark = (byte: number | undefined): boolean => byte === copy || byte === skip || byte === rest;

/** Bytes written one after another; `bytes` is longer than what is written. */
class ByteWriter {
  bytes = new Uint8Array(1 << 20);
  length = 0;

  private makeRoom(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  /** Bytes of a source, or what was written itself before; few at a time. */
  add(source: Uint8Array | null, from: number, to: number): void {
    this.makeRoom(to - from);
    const bytes = source ?? this.bytes;
    for (let at = from; at < to; at++) this.bytes[this.length++] = bytes[at] ?? 0;
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Where each line begins; after the last one where the text ends. */
function lineStarts(source: Uint8Array): number[] {
  const starts = [0];
  for (let at = source.indexOf(newline); at >= 0; at = source.indexOf(newline, at + 1)) starts.push(at + 1);
  return starts;
}

/** Applies an edit, the bytes of the source from one place to another, to the title above, whose words begin at the given places. */
function writeEdited(titles: ByteWriter, source: Uint8Array, from: number, to: number, above: readonly number[]): void {
  let word = 0;
  for (let at = from; at < to;) {
    const mark = source[at];
    if (!isMark(mark)) {
      const start = at;
      while (at < to && !isMark(source[at])) at++;
      titles.add(source, start, at);
      continue;
    }
    const count = (source[at + 1] ?? codeOfA) - codeOfA;
    const reached = mark === rest ? above.length - 1 - count : word + count;
    if (mark !== skip) titles.add(null, above[word] ?? 0, above[reached] ?? 0);
    word = reached;
    at += 2;
  }
}

/** Writes out every code of a grammar, as the columns of a packed table. Takes time in the number of codes. */
export function expandGrammar(text: string): IcdColumns {
  // Read as bytes, again each time that a rule is used: much faster than texts of its parts that are kept.
  const source = encodeUtf8(text);
  const lines = lineStarts(source);
  const codes = new ByteWriter();
  const titles = new ByteWriter();
  const ends: number[] = [];
  const billable: number[] = [];
  const code = new Uint8Array(longestCode);

  /** Writes one code and all below it; gives back where the text of the code ends. */
  const grow = (start: number, depth: number, above: readonly number[]): number => {
    let [at, length] = [start, depth];
    while (at < source.length && source[at] !== full && source[at] !== edit) code[length++] = source[at++] ?? 0;
    code.fill(0, length);
    const titleFrom = at + 1;
    const isFull = source[at] === full;
    while (at < source.length && source[at] !== rule && source[at] !== next && source[at] !== newline) at++;
    const titleStart = titles.length;
    if (isFull) titles.add(source, titleFrom, at);
    else writeEdited(titles, source, titleFrom, at, above);
    codes.add(code, 0, longestCode);
    ends.push(titles.length);
    const isHeading = source[at] === rule;
    billable.push(isHeading ? 0 : 1);
    if (!isHeading) return at;
    let number = 0;
    for (at++; (source[at] ?? 0) >= digitZero; at++) number = number * 10 + (source[at] ?? 0) - digitZero;
    const words = wordStarts(titles.bytes, titleStart, titles.length);
    let below = lines[number - 1] ?? source.length;
    for (;;) {
      below = grow(below, length, words);
      if (source[below] !== next) return at;
      below++;
    }
  };

  // The categories stand after the empty line, which is where a line begins with the end of a line.
  const empty = lines.findIndex((start) => source[start] === newline);
  for (const start of lines.slice(empty + 1)) grow(start, 0, []);
  return {
    entries: billable.length,
    codes: codes.written(),
    billable: Uint8Array.from(billable),
    titles: joinTexts(ends, titles.written()),
  };
}
