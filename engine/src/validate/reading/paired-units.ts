import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

/** One measure, written in two units beside each other. */
interface Pair {
  readonly what: string;
  readonly written: RegExp;
  /** The second value that the first one makes. */
  readonly convert: (first: number) => number;
  /** How far rounding may move it. */
  readonly tolerance: (value: number) => number;
}

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const between = String.raw`\s?[(/=]\s?`;
const pair = (first: string, second: string): RegExp =>
  new RegExp(String.raw`(?<![\d.])${number}\s?(?:${first})${between}${number}\s?(?:${second})\b`, 'gi');
const share = (value: number): number => Math.max(1.5, value * 0.02);

const pairs: readonly Pair[] = [
  { what: 'weight', written: pair('kgs?|kilos?', 'lbs?|pounds'), convert: (kg) => kg / 0.45359237, tolerance: share },
  {
    what: 'weight',
    written: pair('lbs?|pounds', 'kgs?|kilos?'),
    convert: (pounds) => pounds * 0.45359237,
    tolerance: (kg) => Math.max(0.8, kg * 0.02),
  },
  { what: 'height', written: pair('cm', 'in|inches|"'), convert: (cm) => cm / 2.54, tolerance: () => 1 },
  { what: 'height', written: pair('in|inches', 'cm'), convert: (inches) => inches * 2.54, tolerance: () => 2 },
  {
    what: 'temperature',
    written: pair('°?\\s?C', '°?\\s?F'),
    convert: (celsius) => celsius * 1.8 + 32,
    tolerance: () => 0.6,
  },
  {
    what: 'temperature',
    written: pair('°?\\s?F', '°?\\s?C'),
    convert: (degrees) => (degrees - 32) / 1.8,
    tolerance: () => 0.4,
  },
];

/** A measure whose two units tell two values, and what it is of. */
export interface UnitConflict extends Span {
  readonly what: string;
}

/** Weights, heights and temperatures that stand in two units which do not fit each other by more than rounding. Linear. */
export function findUnitConflicts({ text }: Pick<ChartReading, 'text'>): UnitConflict[] {
  return pairs.flatMap(({ what, written, convert, tolerance }) =>
    findMatches(text, written).flatMap((match): UnitConflict[] => {
      const [first, second] = [Number(match[1]), Number(match[2])];
      const made = convert(first);
      if (Math.abs(made - second) <= tolerance(made)) return [];
      return [{ what, start: match.index, end: match.index + match[0].length }];
    }),
  );
}
