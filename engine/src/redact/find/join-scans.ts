import type { Span } from '../../model/span.ts';
import { clearNoise } from './clear-noise.ts';
import { scanOf, type Scan } from './scan.ts';
import { readTokens, type Token, type TokenList } from './tokens.ts';

/** A stretch of a text that was read by itself; `scan` is null where it was not read into tokens as it stands. */
export interface ScannedSpan extends Span {
  readonly scan: Scan | null;
}

const emptyLine = '\n\n';

/** The tokens of a text that begins at a place of another, counted on from those before it. */
class TokenJoiner implements TokenList {
  tokens: Token[] = [];
  hits: (readonly number[] | undefined)[] = [];
  numbers: readonly number[] = [];
  capitals: readonly number[] = [];
  beyondAscii: readonly number[] = [];
  beyondLatin: readonly number[] = [];
  readonly written = { lower: 0, capital: 0, upper: 0, initial: 0, other: 0 };

  /** Adds tokens that stand behind an empty line, if not at the beginning. */
  add(list: TokenList, start: number): void {
    const from = this.tokens.length;
    for (const token of list.tokens)
      this.tokens.push(start === 0 ? token : { ...token, start: token.start + start, end: token.end + start });
    const first = this.tokens[from];
    if (first !== undefined && start > 0) this.tokens[from] = { ...first, gap: 'blank-line' };
    const join = (before: readonly number[], more: readonly number[]): readonly number[] =>
      more.length === 0 ? before : [...before, ...more.map((index) => index + from)];
    this.hits =
      from === 0 ? list.hits.slice() : this.hits.map((before, table) => joinHits(before, list.hits[table], from));
    this.numbers = join(this.numbers, list.numbers);
    this.capitals = join(this.capitals, list.capitals);
    this.beyondAscii = join(this.beyondAscii, list.beyondAscii);
    this.beyondLatin = join(this.beyondLatin, list.beyondLatin);
    for (const shape of shapes) this.written[shape] += list.written[shape];
  }
}

const shapes = ['lower', 'capital', 'upper', 'initial', 'other'] as const;

function joinHits(
  before: readonly number[] | undefined,
  more: readonly number[] | undefined,
  from: number,
): readonly number[] | undefined {
  if (more === undefined) return before;
  const moved = more.map((index) => index + from);
  return before === undefined ? moved : [...before, ...moved];
}

/**
 * The scan of a text, made of the scans of its stretches: reading them once more would take as long as the first time.
 *
 * @returns null where the text as a whole reads otherwise: where a stretch was not read as it stands, where two of them do
 *   not stand apart by an empty line, and where all of it together looks damaged.
 */
export function joinScans(text: string, spans: readonly ScannedSpan[]): Scan | null {
  const joiner = new TokenJoiner();
  let at = 0;
  for (const { start, end, scan } of spans) {
    if (scan === null || scan.text !== text.slice(start, end)) return null;
    const between = text.slice(at, start);
    if (start > 0 && !(between === '' ? text.slice(0, at) : between).endsWith(emptyLine)) return null;
    if (between !== '') {
      if (at > 0 && !between.startsWith(emptyLine)) return null;
      joiner.add(readTokens(between), at);
    }
    joiner.add(scan, start);
    at = end;
  }
  return at === text.length && clearNoise(text) === text ? scanOf(text, joiner) : null;
}
