import { airOf, type VitalKind, type VitalMention } from './find-vitals.ts';

/** A bare number of a row: a pair, a share, or a value by itself. */
interface Bare {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly diastolic: string | undefined;
  readonly isShare: boolean;
  readonly air: string | undefined;
}

const bare =
  /(?<![\w./:+<>-])(\d{2,3}(?:\.\d)?)(?:\/(\d{2,3}))?(\s?%)?(?:\s?(?:on\s)?(ra\b|room air|\d{1,2} ?l\b(?: ?nc\b)?))?(?![\w/:%]|\.\d|\s?(?:kg|lbs?|mg|mcg|ml|cm|mm|yo|hrs?|min|days?|weeks?|months?|years?)\b)/gi;

/** What may stand between the values of a row. */
const between = /^[\s,;|>–-]*(?:and\s)?$/i;

function readBare(words: string): Bare[] {
  return [...words.matchAll(bare)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[1] ?? '',
    diastolic: match[2],
    isShare: match[3] !== undefined,
    air: match[4],
  }));
}

const within = (value: string, low: number, high: number): boolean => Number(value) >= low && Number(value) <= high;

type Reading = Pick<VitalMention, 'kind' | 'name' | 'value'>;

function readPair({ value, diastolic = '' }: Bare): Reading | undefined {
  if (!within(value, 60, 260) || !within(diastolic, 30, 160)) return undefined;
  return { kind: 'blood-pressure', name: 'Blood pressure', value: `${value}/${diastolic} mmHg` };
}

function readTemperature({ value }: Bare): Reading | undefined {
  if (!value.includes('.')) return undefined;
  if (within(value, 33, 43)) return { kind: 'temperature', name: 'Temperature', value: `${value} °C` };
  return within(value, 94, 108) ? { kind: 'temperature', name: 'Temperature', value: `${value} °F` } : undefined;
}

function readSaturation({ value, isShare, air }: Bare): Reading | undefined {
  if ((!isShare && air === undefined) || !within(value, 60, 100)) return undefined;
  const on = air === undefined ? '' : ` on ${airOf(air)}`;
  return { kind: 'oxygen-saturation', name: 'Oxygen saturation', value: `${value}%${on}` };
}

/** Pulse and breaths are told from each other by their ranges of plausibility, which do not meet in adults. */
function readRate({ value }: Bare, known: ReadonlySet<VitalKind>): Reading | undefined {
  if (value.includes('.')) return undefined;
  if (within(value, 41, 220) && !known.has('heart-rate'))
    return { kind: 'heart-rate', name: 'Heart rate', value: `${value}/min` };
  if (within(value, 8, 40) && !known.has('respiratory-rate'))
    return { kind: 'respiratory-rate', name: 'Respiratory rate', value: `${value}/min` };
  return undefined;
}

const leastInRow = 3;

/**
 * Vital signs in a row without their names, which a blood pressure among them makes sure of: "37.9, 104, 128/76, 20, 94% RA".
 * A value that could be two of them is left out.
 * @param offset is added to the ranges
 * @param named vital signs with their names, which belong to the row; their ranges are of `words` plus `offset`
 */
export function findVitalSeries(words: string, offset: number, named: readonly VitalMention[]): VitalMention[] {
  const isNamed = ({ start }: Bare): boolean =>
    named.some((one) => one.start - offset <= start && start < one.end - offset);
  const values = readBare(words).filter((one) => !isNamed(one));
  const known = new Set(named.map(({ kind }) => kind));
  const hasPressure = known.has('blood-pressure') || values.some((one) => readPair(one) !== undefined);
  if (!hasPressure || values.length + named.length < leastInRow) return [];
  const out: VitalMention[] = [];
  let reached: number | undefined;
  for (const one of values) {
    const before = words.slice(Math.max(0, reached ?? 0), one.start);
    const follows =
      reached === undefined ||
      between.test(before) ||
      named.some(({ end }) => end - offset <= one.start && between.test(words.slice(end - offset, one.start)));
    const read =
      one.diastolic === undefined
        ? (readTemperature(one) ?? readSaturation(one) ?? readRate(one, known))
        : readPair(one);
    if (!follows || read === undefined || known.has(read.kind)) continue;
    known.add(read.kind);
    out.push({ ...read, start: one.start + offset, end: one.end + offset });
    reached = one.end;
  }
  return out.length + named.length < leastInRow ? [] : out;
}
