import type { Subject } from '../document/subjects.ts';
import { entryWeights } from './entry-weights.data.ts';

/** What an entry can be placed as. Finer subjects are settled by headings, or by what is read in the entry. */
export const entrySubjects = [
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'medications',
  'allergies',
  'immunizations',
  'vital-signs',
  'physical-examination',
  'mental-status',
  'results',
  'assessment',
  'plan',
  'intervention',
  'functional-status',
  'safety',
  'services',
] as const satisfies readonly Subject[];
export type EntrySubject = (typeof entrySubjects)[number];

const count = entrySubjects.length;
const indexOf = new Map<Subject, number>(entrySubjects.map((subject, at) => [subject, at]));

/** One entry of a text: its features, and what its heading leaves open. */
export interface Entry {
  readonly features: readonly string[];
  /** Settled by its heading. */
  readonly settled?: Subject | undefined;
  /** The subjects that its heading can hold. */
  readonly holds?: readonly Subject[] | undefined;
  /** What it cannot be, since it names nothing of that kind. */
  readonly excluded?: readonly Subject[] | undefined;
  /** What it is less likely to be than its features say, since it names nothing that such entries mostly name. */
  readonly doubted?: readonly Subject[] | undefined;
  /** What its words speak for as a whole, less surely than what settles it. */
  readonly likely?: Subject | undefined;
  /** It goes on in the sentence of the entry before it: what is about one thing mostly stays so up to its full stop. */
  readonly goesOn?: boolean | undefined;
  /** It is a drug with how it is had and nothing more, which says neither that it is taken nor that it is to be. */
  readonly isDrugAlone?: boolean | undefined;
}

/** The feature of what follows what, within a sentence and over its end. */
export const transitionOf = (from: Subject, goesOn: boolean | undefined): string =>
  goesOn === true ? `=${from}` : `>${from}`;

/** What each subject gains by a feature. */
export type Weights = ReadonlyMap<string, Float32Array>;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const middle = 32;

/** Weights as a data file holds them: a feature a line, then a digit a subject; 31 steps to each side of nothing. */
export function packWeights(weights: Weights): { readonly scale: number; readonly rows: string } {
  let scale = 0;
  for (const row of weights.values()) for (const weight of row) scale = Math.max(scale, Math.abs(weight));
  const rows = [...weights].map(([feature, row]) => {
    const packed = Array.from(row, (weight) => digits[Math.round((weight / scale) * (middle - 1)) + middle] ?? '');
    return packed.every((digit) => digit === digits[middle]) ? '' : `${packed.join('')}${feature}`;
  });
  return { scale, rows: rows.filter((row) => row !== '').join('\n') };
}

export function unpackWeights({ scale, rows }: { readonly scale: number; readonly rows: string }): Weights {
  const worth = new Map(Array.from(digits, (digit, at) => [digit, ((at - middle) / (middle - 1)) * scale]));
  return new Map(
    rows
      .split('\n')
      .map((row) => [row.slice(count), Float32Array.from(row.slice(0, count), (digit) => worth.get(digit) ?? 0)]),
  );
}

/** How much less an entry is likely to be what its heading does not hold. */
const outsideHeading = 150;
/** How much more likely it is what its heading holds mostly. */
const usualBonus = 1.5;
/** How much less likely it is what is doubted of it: so much that fewer drugs stand as allergies than where each needs its reaction. */
const doubt = 1;
/** How much more likely an entry is what its words speak for as a whole: so much that short steps under a heading of the plan stay there. */
const likelyBonus = 1.5;
const impossible = -1e6;

/** Whether an entry can be placed as a subject, by its heading and by what it names. */
export const isOpenTo = ({ settled, holds, excluded }: Entry, subject: Subject): boolean =>
  (settled ?? subject) === subject && holds?.includes(subject) !== false && excluded?.includes(subject) !== true;

/** How much each subject gains by an entry alone, in the order of `entrySubjects`. */
export function scoresOf(
  { features, settled, holds, excluded, doubted, likely }: Entry,
  weights: Weights,
): Float64Array {
  const scores = new Float64Array(count);
  const add = (subject: Subject | undefined, gain: number): void => {
    const at = subject === undefined ? undefined : indexOf.get(subject);
    if (at !== undefined) scores[at] = (scores[at] as number) + gain;
  };
  add(likely, likelyBonus);
  add(holds?.[0], usualBonus);
  if (holds) {
    scores.forEach((score, at) => (scores[at] = score - outsideHeading));
    for (const subject of new Set(holds)) add(subject, outsideHeading);
  }
  for (const subject of new Set(excluded)) add(subject, -outsideHeading);
  const own = settled === undefined ? undefined : indexOf.get(settled);
  if (own !== undefined) return scores.map((score, at) => (at === own ? score : score + impossible));
  for (const subject of doubted ?? []) add(subject, -doubt);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) addTo(scores, row);
  }
  return scores;
}

function addTo(scores: Float64Array, row: Float32Array): void {
  for (let at = 0; at < count; at += 1) scores[at] = (scores[at] as number) + (row[at] as number);
}

/**
 * How much an entry gains by being about what the one before it is about, beyond what is learned: within a sentence, and over its end. A
 * clause that is cut from its sentence costs a reader more than one that stands a section too far along with it. It is no part of what is
 * learned, which would take it back.
 */
const staying = { within: 2, over: 0.3 };
/** How much of that a step gains within the sentence of its problem, since writers put both into one: "T2DM stable, continue metformin". */
const toSteps = 0.7;

/**
 * The same for a drug alone that goes on in a sentence about drugs: of 437 marked ones two are of another subject than the one before, and of 505 kept apart 21 stand
 * wrongly with it, 26 without ("heparin
 * bolus, metoprolol 25 po" is all ordered).
 */
const stayingOfDrug = 3.5;
const ofDrugs: readonly EntrySubject[] = ['medications', 'plan', 'intervention'];

/** How an entry follows the one before it: over the end of a sentence, within it, or within it as a drug alone. */
export type Following = 'over' | 'within' | 'as-drug';

export function followingOf({ goesOn, isDrugAlone }: Entry): Following {
  if (goesOn !== true) return 'over';
  return isDrugAlone === true ? 'as-drug' : 'within';
}

/** What each subject gains by following each other: a row of `count` for each that follows, in one run of numbers. */
export function transitionsOf(weights: Weights, following: Following): Float64Array {
  const goesOn = following !== 'over';
  const gains = new Float64Array(count * count);
  for (let same = 0; same < count; same += 1) gains[same * count + same] = goesOn ? staying.within : staying.over;
  if (goesOn) gains[entrySubjects.indexOf('plan') * count + entrySubjects.indexOf('assessment')] = toSteps;
  if (following === 'as-drug')
    for (const same of ofDrugs.map((subject) => entrySubjects.indexOf(subject)))
      gains[same * count + same] = stayingOfDrug;
  for (let from = 0; from < count; from += 1) {
    const row = weights.get(transitionOf(entrySubjects[from] as EntrySubject, goesOn));
    if (row)
      for (let to = 0; to < count; to += 1)
        gains[to * count + from] = (gains[to * count + from] as number) + (row[to] as number);
  }
  return gains;
}

/** One step of the way: for each subject the best value of a way that ends with it, and in `way` where that way comes from. */
function stepOn(reached: Float64Array, gains: Float64Array, own: Float64Array, way: Int8Array): Float64Array {
  const next = new Float64Array(count);
  for (let to = 0, at = 0; to < count; to += 1) {
    let best = -Infinity;
    let came = 0;
    for (let from = 0; from < count; from += 1, at += 1) {
      const value = (reached[from] as number) + (gains[at] as number);
      if (value > best) {
        best = value;
        came = from;
      }
    }
    next[to] = best + (own[to] as number);
    way[to] = came;
  }
  return next;
}

/**
 * What the entries of a text are about, all of them together: the best way through their scores and those of what
 * follows what (Viterbi). Linear in the number of entries.
 */
export function placeTogether(entries: readonly Entry[], weights: Weights = builtIn()): EntrySubject[] {
  const gainsBy = weights === unpacked ? ownGains() : gainsOf(weights);
  const ways: Int8Array[] = [];
  let reached: Float64Array = new Float64Array(count);
  for (const [step, entry] of entries.entries()) {
    const own = scoresOf(entry, weights);
    const way = new Int8Array(count);
    reached = step === 0 ? own : stepOn(reached, gainsBy[followingOf(entry)], own, way);
    ways.push(way);
  }
  let at = reached.indexOf(Math.max(...reached));
  const out: EntrySubject[] = [];
  for (let step = entries.length - 1; step >= 0; step -= 1) {
    out[step] = entrySubjects[at] ?? 'history-of-present-illness';
    at = ways[step]?.[at] ?? 0;
  }
  return out;
}

const gainsOf = (weights: Weights): Gains => ({
  over: transitionsOf(weights, 'over'),
  within: transitionsOf(weights, 'within'),
  'as-drug': transitionsOf(weights, 'as-drug'),
});

/** What follows what, by how it follows. */
type Gains = Readonly<Record<Following, Float64Array>>;

let gains: Gains | undefined;
const ownGains = (): Gains => (gains ??= gainsOf(builtIn()));

let unpacked: Weights | undefined;
export const builtIn = (): Weights => (unpacked ??= unpackWeights(entryWeights));
