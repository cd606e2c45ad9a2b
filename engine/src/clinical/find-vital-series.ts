import { airOf, type VitalMention } from './find-vitals.ts';

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
  /(?<![\w./:+<>-])(\d{2,3}(?:\.\d)?)(?:\/(\d{2,3}))?(\s?%)?(?:\s?(?:on\s)?(ra\b|room air|oa\b|air\b|\d{1,2} ?l\b(?: ?nc\b)?))?(?![\w/:%]|\.\d|\s?(?:kg|lbs?|mg|mcg|ml|cm|mm|yo|hrs?(?![:\s]{0,2}\d)|min|days?|weeks?|months?|years?)\b)/gi;

/** What may stand between the values of a row. */
const between = /^[\s,;|>–-]*(?:\([^()]{0,60}\)[\s,;|–-]*)?(?:and\s)?$/i;

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

/** The rates that a row makes sure of: any pulse is above the one, any breathing of an adult below the other. */
interface SureRates {
  readonly hasHeart: boolean;
  readonly hasBreath: boolean;
}
const surelyHeart = { low: 61, high: 220 };
const surelyBreath = { low: 8, high: 29 };

const isWhole = ({ value, diastolic, isShare, air }: Bare): boolean =>
  diastolic === undefined && !isShare && air === undefined && !value.includes('.');

const isAmong = (values: readonly Bare[], { low, high }: { readonly low: number; readonly high: number }): boolean =>
  values.some((one) => isWhole(one) && within(one.value, low, high));

/**
 * A slow pulse and the fast breathing of an infant have the same numbers: such a number is the one of them that the row does
 * not make sure of otherwise, and neither where it makes sure of both or of none.
 */
function kindOfRate(
  { value }: Bare,
  { hasHeart, hasBreath }: SureRates,
): 'heart-rate' | 'respiratory-rate' | undefined {
  if (within(value, surelyHeart.low, surelyHeart.high)) return 'heart-rate';
  if (within(value, surelyBreath.low, surelyBreath.high)) return 'respiratory-rate';
  if (!within(value, surelyBreath.high, surelyHeart.low) || hasHeart === hasBreath) return undefined;
  return hasHeart ? 'respiratory-rate' : 'heart-rate';
}

function readRate(one: Bare, sure: SureRates): Reading | undefined {
  const kind = isWhole(one) ? kindOfRate(one, sure) : undefined;
  if (kind === undefined) return undefined;
  return { kind, name: kind === 'heart-rate' ? 'Heart rate' : 'Respiratory rate', value: `${one.value}/min` };
}

const leastInRow = 3;

/**
 * Where the last of the named vital signs ends that begins before a place; undefined where none does.
 * @param offset of the named ones
 */
function nearestBefore(named: readonly VitalMention[], offset: number): (start: number) => number | undefined {
  const sorted = [...named].sort((a, b) => a.start - b.start);
  const ends = sorted.map(({ end }) => end - offset);
  return (start) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) - offset <= start) low = middle + 1;
      else high = middle;
    }
    return ends[low - 1];
  };
}

/**
 * Vital signs in a row without their names, which a blood pressure among them makes sure of: "37.9, 104, 128/76, 20, 94% RA".
 * A value that could be two of them is left out.
 * @param offset is added to the ranges
 * @param named vital signs with their names, which belong to the row; their ranges are of `words` plus `offset`
 */
export function findVitalSeries(words: string, offset: number, named: readonly VitalMention[]): VitalMention[] {
  if (!words.includes('/') && !named.some(({ kind }) => kind === 'blood-pressure')) return [];
  const before = nearestBefore(named, offset);
  const values = readBare(words).filter(({ start }) => start >= (before(start) ?? 0));
  const known = new Set(named.map(({ kind }) => kind));
  const hasPressure = known.has('blood-pressure') || values.some((one) => readPair(one) !== undefined);
  if (!hasPressure || values.length + named.length < leastInRow) return [];
  const sure: SureRates = {
    hasHeart: known.has('heart-rate') || isAmong(values, surelyHeart),
    hasBreath: known.has('respiratory-rate') || isAmong(values, surelyBreath),
  };
  const out: VitalMention[] = [];
  let reached: number | undefined;
  for (const one of values) {
    const nearest = Math.max(reached ?? 0, before(one.start) ?? 0);
    const follows = reached === undefined || between.test(words.slice(nearest, one.start));
    const read =
      one.diastolic === undefined
        ? (readTemperature(one) ?? readSaturation(one) ?? readRate(one, sure))
        : readPair(one);
    // A share with what is breathed can be nothing else, wherever it stands.
    if (!follows && !(one.isShare && one.air !== undefined)) continue;
    // What could be two of them is left out, and the row goes on after it.
    reached = one.end;
    if (read === undefined || known.has(read.kind)) continue;
    known.add(read.kind);
    out.push({ ...read, start: one.start + offset, end: one.end + offset });
  }
  return out.length + named.length < leastInRow ? [] : out;
}
