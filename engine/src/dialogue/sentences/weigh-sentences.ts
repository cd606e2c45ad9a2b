import type { Subject } from '../../document/subjects.ts';
import type { Clause } from '../clauses.ts';
import { sentenceWeights } from './data/sentence-weights.data.ts';
import { placeSentences, type Placeable } from './place-sentences.ts';
import { evidenceOfSentences } from './sentence-evidence.ts';

/** What is weighed of a sentence, in the order of the weights of a row. */
export const weighedKinds = ['question', 'worth', 'key', 'alone'] as const;
/** Where a sentence may stand in a note, in the order of the weights of a row. */
export const weighedSubjects = [
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'medications',
  'allergies',
  'physical-examination',
  'results',
  'assessment',
  'plan',
  'follow-up',
] as const satisfies readonly Subject[];

/** A weight is one printable character: so far from the middle one, in steps. */
const middle = 78;
const steps = 40;
export const bound = 4;
const columns = weighedKinds.length + weighedSubjects.length;

/** Characters as the data file has them, and weights as they are added; both ways, so that the trainer writes what is read. */
export const packWeight = (weight: number): string => {
  const step = Math.round((Math.max(-bound, Math.min(bound, weight)) * steps) / bound);
  return String.fromCharCode(middle + step + (step >= 14 ? 1 : 0));
};
const unpack = (code: number): number => ((code > middle + 14 ? code - 1 : code) - middle) * (bound / steps);

const rows = new Map<string, Float32Array>();
for (const line of sentenceWeights.split('\n')) {
  const item = line.slice(columns);
  rows.set(
    item,
    Float32Array.from(line.slice(0, columns), (char) => unpack(char.charCodeAt(0))),
  );
}

/** How likely a sentence is what, from 0 to 1. */
export interface Weighed {
  readonly question: number;
  /** That a careful clinician's note of this visit uses it. */
  readonly worth: number;
  /** That a good note must hold it. */
  readonly key: number;
  /** That it is understood without the sentence before it. */
  readonly alone: number;
  /** Where it would stand. */
  readonly subject: Subject;
}

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The sums of all weights of a sentence, by column. */
export function sumWeights(evidence: readonly string[]): Float32Array {
  const sums = Float32Array.from(rows.get('=always') ?? new Float32Array(columns));
  for (const item of evidence) {
    const row = rows.get(item);
    if (row) for (let at = 0; at < columns; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
  }
  return sums;
}

function weighOne(evidence: readonly string[]): Omit<Weighed, 'subject'> & Placeable {
  const [question = 0, worth = 0, key = 0, alone = 0, ...odds] = sumWeights(evidence);
  return { question: chance(question), worth: chance(worth), key: chance(key), alone: chance(alone), odds };
}

/** Weighs each sentence of a talk by what was learned from talks that clinicians read (tools/train-sentence-weights.ts). Linear. */
export function weighSentences(clauses: readonly Clause[]): readonly Weighed[] {
  const all = evidenceOfSentences(clauses).map(weighOne);
  const sections = placeSentences(all);
  return all.map(({ odds: _odds, ...weighed }, at) => ({
    ...weighed,
    subject: weighedSubjects[sections[at] ?? 0] ?? 'history-of-present-illness',
  }));
}
