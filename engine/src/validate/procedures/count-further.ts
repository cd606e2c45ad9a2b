import { findMatches } from '../../text/find-matches.ts';
import type { Span } from '../../model/span.ts';

/** What an add-on code counts: the words that tell the number, and how many units they make. */
interface Counted {
  readonly codes: readonly string[];
  /** Its first group is a number. */
  readonly told: RegExp;
  readonly unitsOf: (sum: number) => number;
}

export interface FurtherUnits {
  readonly units: number;
  readonly words: string;
  readonly source: Span;
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const number = String.raw`(\d{1,3}(?:\.\d)?|${Object.keys(numbers).join('|')})`;
const counting = (things: string): RegExp => new RegExp(String.raw`\b${number} (?:[\w-]+ ){0,3}(?:${things})\b`, 'gi');
const area = new RegExp(String.raw`\b${number} ?(?:sq(?:uare)?\.? ?(?:cm|centimeters?)|cm2|cm²)`, 'gi');

const beyond =
  (first: number, each: number) =>
  (sum: number): number =>
    Math.max(0, Math.ceil((sum - first) / each));

const rows: readonly Counted[] = [
  {
    codes: ['95004', '95024', '95018'],
    told: /\b(\d{1,3}) (?:prick |skin |scratch |intradermal |percutaneous )?(?:tests|pricks|allergens|extracts)\b/gi,
    unitsOf: (sum) => sum,
  },
  {
    codes: ['17003'],
    told: counting("actinic keratos[ei]s|keratos[ei]s|aks?|ak's|lesions?|spots"),
    unitsOf: beyond(1, 1),
  },
  {
    codes: ['11103', '11105', '11107'],
    told: counting('lesions?|biops(?:y|ies)|sites?|papules?|moles?|nevi'),
    unitsOf: beyond(1, 1),
  },
  { codes: ['11201'], told: counting('(?:skin )?tags|acrochordons|lesions'), unitsOf: beyond(15, 10) },
  { codes: ['11045', '11046', '11047', '97598'], told: area, unitsOf: beyond(20, 20) },
  // The first hour ends with minute 74; each begun half-hour counts from there (CPT, critical care).
  {
    codes: ['99292'],
    told: /\bcritical care\b[^.\n\d]{0,60}(\d{2,3}) ?min/gi,
    unitsOf: (sum) => (sum < 75 ? 0 : Math.floor((sum - 75) / 30) + 1),
  },
];

/** "33 sq cm two weeks ago": counted at another visit. */
const isOfThen = (note: string, { index, 0: words }: RegExpExecArray): boolean =>
  /^[^.;,)\n]{0,30}\b(?:ago|last (?:visit|week|time)|previous\w*|on \d{1,2}\/\d{1,2})\b/i.test(
    note.slice(index + words.length, index + words.length + 50),
  );

/**
 * How many units of an add-on code the counts in a note make, all counts together (so rather too many than too few); null where it counts
 * nothing, or the code is not of this kind.
 */
export function countFurther(note: string, code: string): FurtherUnits | null {
  const counted = rows.find(({ codes }) => codes.includes(code));
  const found = counted ? findMatches(note, counted.told).filter((match) => !isOfThen(note, match)) : [];
  const [first] = found;
  if (!counted || !first) return null;
  const sum = found.reduce((so, [, told = '']) => so + (numbers[told.toLowerCase()] ?? Number(told)), 0);
  return {
    units: counted.unitsOf(sum),
    words: first[0],
    source: { start: first.index, end: first.index + first[0].length },
  };
}
