import type { Span } from '@notewright/engine';
import type { Item } from './data-files.ts';

export interface Labelled extends Span {
  readonly type: string;
}

/** What was found of the identifiers of a set, and what was taken beside them. */
export interface FoundCounts {
  /** Letters and digits of identifiers. */
  gold: number;
  found: number;
  /** Letters and digits that were taken. */
  taken: number;
  identifiers: number;
  /** Identifiers of which every letter and digit was taken. */
  whole: number;
  /** Words outside identifiers, and how many of them were touched. */
  otherWords: number;
  otherWordsTaken: number;
  clean: number;
  cleanTouched: number;
}

/** One identifier that was not found whole, or one stretch that was taken and is none. */
export interface Miss {
  readonly id: string;
  readonly type: string;
  readonly words: string;
  readonly around: string;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const word = /[\p{L}\p{N}]+/gu;

function cover(text: string, spans: readonly Span[]): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const span of spans) marks.fill(1, span.start, span.end);
  return marks;
}

function isWhole(text: string, { start, end }: Span, taken: Uint8Array): boolean {
  for (let at = start; at < end; at++) if (!taken[at] && letterOrDigit.test(text.charAt(at))) return false;
  return true;
}

const around = (text: string, { start, end }: Span): string =>
  text.slice(Math.max(0, start - 40), end + 30).replaceAll(/\s+/g, ' ');

const title = /(?:\b|^)(?:Drs?|Prof|Doctor|Professor)\.?[ \t]{1,2}$/i;

/** Titles that Redactify removes with a clinician's name (docs/decisions/0014); they point to nobody and count neither way. */
function titlesBefore(text: string, spans: readonly Labelled[]): Span[] {
  return spans.flatMap(({ start, type }) => {
    const found = type === 'NAME' ? title.exec(text.slice(Math.max(0, start - 14), start)) : null;
    return found === null ? [] : [{ start: start - found[0].length, end: start }];
  });
}

/** Counts what was found. Types that begin with `X_` count neither way, nor do relative times that some sets call dates. */
export function countFound(items: readonly Item[], found: readonly (readonly Span[])[]) {
  const counts: FoundCounts = {
    gold: 0,
    found: 0,
    taken: 0,
    identifiers: 0,
    whole: 0,
    otherWords: 0,
    otherWordsTaken: 0,
    clean: 0,
    cleanTouched: 0,
  };
  const missed: Miss[] = [];
  const wrong: Miss[] = [];
  for (const [index, { id, text, gold }] of items.entries()) {
    const all = gold['spans'] as Labelled[];
    const spans = all.filter((span) => !span.type.startsWith('X_'));
    const isGold = cover(text, spans);
    const isFree = cover(text, [...all.filter((span) => span.type.startsWith('X_')), ...titlesBefore(text, spans)]);
    const predicted = found[index] ?? [];
    const isTaken = cover(text, predicted);
    for (let at = 0; at < text.length; at++) {
      if (!letterOrDigit.test(text.charAt(at))) continue;
      counts.gold += isGold[at] ?? 0;
      counts.found += (isGold[at] ?? 0) & (isTaken[at] ?? 0);
      if (!isFree[at] || isGold[at]) counts.taken += isTaken[at] ?? 0;
    }
    for (const match of text.matchAll(word)) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (isFree[range.start] || isGold.subarray(range.start, range.end).includes(1)) continue;
      counts.otherWords += 1;
      counts.otherWordsTaken += isTaken.subarray(range.start, range.end).includes(1) ? 1 : 0;
    }
    for (const span of spans) {
      const whole = isWhole(text, span, isTaken);
      counts.identifiers += 1;
      counts.whole += whole ? 1 : 0;
      if (!whole)
        missed.push({ id, type: span.type, words: text.slice(span.start, span.end), around: around(text, span) });
    }
    for (const span of predicted) {
      const isAny = isGold.subarray(span.start, span.end).includes(1) || isFree[span.start] === 1;
      if (!isAny) wrong.push({ id, type: 'none', words: text.slice(span.start, span.end), around: around(text, span) });
    }
    if (spans.length > 0) continue;
    counts.clean += 1;
    counts.cleanTouched += predicted.length > 0 ? 1 : 0;
  }
  return { counts, missed, wrong };
}
