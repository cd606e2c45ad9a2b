import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Span } from '../../model/span.ts';
import { perReading } from '../reading/per-reading.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findServiceWords } from './data/service-words.ts';
import { withoutClaimLines } from './without-claim-lines.ts';

const part =
  '(?=[ -](?:knee|shoulder|hip|ear|wrist|hand|ankle|elbow|foot|heel|thumb|finger|great toe|eye|breast|nostril|nare|subacromial|forearm|arm|leg)s?\\b)';
const sided = new RegExp(
  String.raw`\b(?:(right|od(?= )|rt?\.?${part})|(left|os(?= )|lt?\.?${part})|(bilateral(?:ly)?|both|b\/l))(?![\w'])`,
  'gi',
);

/**
 * The one side on which a procedure was done, from the sentences of the note (not of the claim) that name it; null where they name none,
 * both, or differ.
 */
export function sideOfProcedure(reading: ChartReading, { code }: WrittenCode): ToldSide | null {
  return onceForCode(sidesOf(reading), code, () => {
    const note = withoutClaimLines(reading);
    const shown = findServiceWords(code)?.shown;
    return sideUnderHeading(reading) ?? (shown && sideWhere(note, reading, shown)) ?? onlySide(reading);
  });
}

// A claim may name a code on every line: the note is read once for each.
const sidesOf = perReading(() => new Map<string, ToldSide | null>());
const bothSidesOf = perReading(() => new Map<string, Span | null>());

function onceForCode<T>(known: Map<string, T | null>, code: string, read: () => T | null): T | null {
  const found = known.get(code);
  if (found !== undefined) return found;
  const value = read();
  known.set(code, value);
  return value;
}

type Side = 'right' | 'left';
interface ToldSide {
  readonly side: Side;
  readonly source: Span;
}

const sideAt = (match: RegExpMatchArray): Side | null => (match[1] ? 'right' : match[2] ? 'left' : null);

/** The one side that the whole note names; who is right-handed and which way a gaze turns is no side of a procedure. */
const onlySide = perReading((reading): ToldSide | null => {
  const note = withoutClaimLines(reading);
  let found: ToldSide | null = null;
  for (const match of note.matchAll(sided)) {
    if (
      /^[- ](?:hand(?:ed)?[- ](?:dominan|handed)|handed|hand dominant|away|now|lower quadrant|upper quadrant)/i.test(
        note.slice(match.index + match[0].length),
      )
    )
      continue;
    const side = sideAt(match);
    if (side === null || (found && found.side !== side)) return null;
    found ??= { side, source: { start: match.index, end: match.index + match[0].length } };
  }
  return found;
});

const procedureHeadings: ReadonlySet<string | undefined> = new Set(['procedure', 'postoperative-diagnosis']);

/** The side that the heading of an operative note tells ("Procedure: ..., right eye"); of its first line only. */
const sideUnderHeading = perReading(({ text, segments }): ToldSide | null => {
  for (const { subject, start, end } of segments) {
    if (!procedureHeadings.has(subject)) continue;
    const line = text.slice(start, end).split('\n', 1)[0]?.slice(0, 160) ?? '';
    const matches = [...line.matchAll(sided)];
    const [match] = matches;
    const side = match && sideAt(match);
    if (match && side && matches.every((other) => sideAt(other) === side))
      return { side, source: { start: start + match.index, end: start + match.index + match[0].length } };
  }
  return null;
});

/** Words of a sentence that names a procedure on both sides, and on no single one; null where none do. */
export function bothSidesOfProcedure(reading: ChartReading, { code }: WrittenCode): Span | null {
  const shown = findServiceWords(code)?.shown;
  return shown ? onceForCode(bothSidesOf(reading), code, () => bothSidesWhere(reading, shown)) : null;
}

function bothSidesWhere(reading: ChartReading, shown: RegExp): Span | null {
  const note = withoutClaimLines(reading);
  for (const { start, end } of reading.sentences) {
    const sentence = note.slice(start, end);
    if (!shown.test(sentence)) continue;
    const [first, ...others] = [...sentence.matchAll(sided)];
    if (first?.[3] && others.every((other) => other[3]))
      return { start: start + first.index, end: start + first.index + first[0].length };
  }
  return null;
}

/** The side that the sentences with some words name. */
function sideWhere(note: string, reading: ChartReading, shown: RegExp): ToldSide | null {
  let found: ToldSide | null = null;
  for (const { start, end } of reading.sentences) {
    const sentence = note.slice(start, end);
    if (!shown.test(sentence)) continue;
    for (const match of sentence.matchAll(sided)) {
      const side = sideAt(match);
      if (side === null || (found && found.side !== side)) return null;
      found ??= { side, source: { start: start + match.index, end: start + match.index + match[0].length } };
    }
  }
  return found;
}
