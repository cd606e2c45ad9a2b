import type { Subject } from '../../document/subjects.ts';
import type { Clause } from '../clauses.ts';
import { sentenceWeights } from './data/sentence-weights.data.ts';
import { placeSentences, type Placeable } from './place-sentences.ts';
import { gatherEvidence, type EvidenceSink } from './sentence-evidence.ts';

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

const lines = sentenceWeights.split('\n');
/** The weights of all pieces, a row of columns after the other. */
const weights = new Float32Array(lines.length * columns);
/** Numbers of rows by the piece that they are of. */
const rows = new Map<string, number>();
for (const [row, line] of lines.entries()) {
  rows.set(line.slice(columns), row);
  for (let at = 0; at < columns; at += 1) weights[row * columns + at] = unpack(line.charCodeAt(at));
}

type Rows = Map<string, number>;
const byLead = new Map<string, Rows>([['', rows]]);
const byFirst = new Map<string, Rows>();
for (const [piece, row] of rows) {
  const space = piece.indexOf(' ');
  if (space < 0) continue;
  const first = piece.slice(0, space);
  byFirst.set(first, (byFirst.get(first) ?? new Map<string, number>()).set(piece.slice(space + 1), row));
}

/** The rows of the pieces with one lead, by what stands after it; there are a few dozen leads. */
function rowsAfter(lead: string): Rows {
  const known = byLead.get(lead);
  if (known) return known;
  const own: Rows = new Map();
  for (const [piece, row] of rows) if (piece.startsWith(lead)) own.set(piece.slice(lead.length), row);
  byLead.set(lead, own);
  return own;
}

/** Adds up the weights of the pieces of one sentence after the other, without writing the pieces out. */
export class EvidenceSums implements EvidenceSink {
  /** Of one sentence, by column. */
  sums = new Float32Array(columns);
  #sentence = 0;
  /** The sentence in which each row was added last. */
  readonly #added = new Uint32Array(lines.length);

  begin(): void {
    this.#sentence += 1;
    this.sums = new Float32Array(columns);
    this.#add(rows.get('=always'));
  }

  take(lead: string, item: string): void {
    this.#add(rowsAfter(lead).get(item));
  }

  takePair(first: string, second: string): void {
    this.#add(byFirst.get(first)?.get(second));
  }

  #add(row: number | undefined): void {
    if (row === undefined || this.#added[row] === this.#sentence) return;
    this.#added[row] = this.#sentence;
    const { sums } = this;
    const from = row * columns;
    for (let at = 0; at < columns; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
  }
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

function weighOne(sums: Float32Array): Omit<Weighed, 'subject'> & Placeable {
  const [question = 0, worth = 0, key = 0, alone = 0] = sums;
  const odds = Array.from(sums.subarray(weighedKinds.length));
  return { question: chance(question), worth: chance(worth), key: chance(key), alone: chance(alone), odds };
}

/** The sums of the weights of each sentence, by column. Linear. */
export function sumWeights(clauses: readonly Clause[]): readonly Float32Array[] {
  const own = new EvidenceSums();
  const all: Float32Array[] = [];
  gatherEvidence(clauses, () => {
    own.begin();
    all.push(own.sums);
    return own;
  });
  return all;
}

/** Weighs each sentence of a talk by what was learned from talks that clinicians read (tools/train-sentence-weights.ts). Linear. */
export function weighSentences(clauses: readonly Clause[]): readonly Weighed[] {
  const all = sumWeights(clauses).map(weighOne);
  const sections = placeSentences(all);
  return all.map(({ odds: _odds, ...weighed }, at) => ({
    ...weighed,
    subject: weighedSubjects[sections[at] ?? 0] ?? 'history-of-present-illness',
  }));
}
