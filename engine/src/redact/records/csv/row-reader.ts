import type { Span } from '../../../model/span.ts';
import { buildText, type DecodedText } from '../shared/decoded-text.ts';

/** One field of a row: its range is what stands inside the quotes, or the whole field without them. */
export interface CsvCell extends Span {
  readonly quoted: boolean;
}

export interface CsvRow {
  readonly cells: readonly CsvCell[];
  /** Where the next row begins. */
  readonly next: number;
}

const quote = '"';

/** A quoted field of more characters than these is taken for a quote that was never closed. */
const longestQuoted = 1_000_000;

interface QuoteEnd {
  /** The closing quote, or -1 when none is followed by a delimiter, a line end or the end of the text. */
  readonly close: number;
  /** How far the search went. */
  readonly reached: number;
}

function closingQuote(text: string, open: number, delimiter: string): QuoteEnd {
  const limit = Math.min(text.length, open + longestQuoted);
  let at = open + 1;
  while (at < limit) {
    const end = text.indexOf(quote, at);
    if (end < 0 || end >= limit) break;
    if (text.charAt(end + 1) === quote) {
      at = end + 2;
      continue;
    }
    let after = end + 1;
    while (after < limit && text.charAt(after) === ' ') after++;
    const next = text.charAt(after);
    const closes = next === '' || next === delimiter || next === '\n' || next === '\r';
    return { close: closes ? end : -1, reached: after };
  }
  return { close: -1, reached: limit };
}

/** How much may be read twice because quotes did not close; beyond it quotes are taken as any other character. */
export interface QuoteBudget {
  left: number;
}

/** Enough for every honest file, and in proportion to the text for any other. */
export function quoteBudget(text: string): QuoteBudget {
  return { left: 4 * text.length + 1000 };
}

interface PlainEnd {
  readonly end: number;
  readonly isLast: boolean;
}

function plainEnd(text: string, from: number, delimiter: number): PlainEnd {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === delimiter) return { end: at, isLast: false };
    if (code === 10 || code === 13) return { end: at, isLast: true };
  }
  return { end: text.length, isLast: true };
}

/**
 * Reads one row of separated values (RFC 4180): quoted fields may hold delimiters, line breaks and doubled quotes. A
 * quote that does not close is a character like any other.
 *
 * @param from where the row begins in the text.
 */
export function readCsvRow(text: string, from: number, delimiter: string, budget: QuoteBudget): CsvRow {
  const cells: CsvCell[] = [];
  let at = from;
  for (;;) {
    let open = at;
    while (text.charAt(open) === ' ') open++;
    let close = -1;
    if (text.charAt(open) === quote && budget.left > 0) {
      const found = closingQuote(text, open, delimiter);
      close = found.close;
      if (close < 0) budget.left -= found.reached - open;
    }
    const rest = plainEnd(text, close < 0 ? at : close + 1, delimiter.charCodeAt(0));
    if (close < 0) cells.push({ start: at, end: rest.end, quoted: false });
    else cells.push({ start: open + 1, end: close, quoted: true });
    at = rest.end + 1;
    if (rest.isLast) {
      const next = text.charAt(rest.end) === '\r' && text.charAt(at) === '\n' ? at + 1 : at;
      return { cells, next: Math.min(next, text.length) };
    }
  }
}

/** What a field says, without its quotes and the blanks around it. */
export function decodeCell(text: string, { start, end, quoted }: CsvCell): DecodedText {
  const raw = text.slice(start, end);
  if (!quoted) {
    const body = raw.trim();
    return { text: body, start: body === '' ? start : start + raw.indexOf(body) };
  }
  if (!raw.includes(quote)) return { text: raw, start };
  const builder = buildText(start);
  let at = 0;
  for (;;) {
    const pair = raw.indexOf('""', at);
    if (pair < 0) break;
    builder.copy(raw.slice(at, pair), start + at);
    builder.decode(quote, start + pair);
    at = pair + 2;
  }
  builder.copy(raw.slice(at), start + at);
  return builder.finish(end);
}
