import { describe, expect, it } from 'vitest';
import type { Subject } from '../document/subjects.ts';
import {
  entrySubjects,
  isOpenTo,
  packWeights,
  placeTogether,
  transitionOf,
  unpackWeights,
  type Weights,
} from './entry-model.ts';

const row = (of: Partial<Record<Subject, number>>): Float32Array =>
  Float32Array.from(entrySubjects, (subject) => of[subject] ?? 0);
const weights: Weights = new Map([
  ['w:start', row({ plan: 3 })],
  ['w:tender', row({ 'physical-examination': 2 })],
  ['w:neutral', row({ results: 0.5 })],
  [transitionOf('plan', true), row({ plan: 2 })],
]);
const entry = (...words: string[]) => ({ features: words.map((word) => `w:${word}`) });

describe('placing entries together', () => {
  it('goes by their words', () => {
    expect(placeTogether([entry('start'), entry('tender')], weights)).toEqual(['plan', 'physical-examination']);
  });

  it('keeps to a subject within a sentence', () => {
    expect(placeTogether([entry('start'), { ...entry('neutral'), goesOn: true }], weights)).toEqual(['plan', 'plan']);
    expect(placeTogether([entry('start'), entry('neutral')], weights)).toEqual(['plan', 'results']);
  });

  it('leaves what a heading settles, whatever its words', () => {
    expect(placeTogether([{ ...entry('start'), settled: 'allergies' }], weights)).toEqual(['allergies']);
  });

  it('prefers what a heading can hold', () => {
    const holds: readonly Subject[] = ['physical-examination', 'results'];
    expect(placeTogether([{ ...entry('start', 'tender'), holds }], weights)).toEqual(['physical-examination']);
  });

  it('needs more words for what is doubted of an entry', () => {
    const doubted: readonly Subject[] = ['results'];
    expect(placeTogether([{ ...entry('neutral'), doubted }], weights)).not.toEqual(['results']);
    expect(placeTogether([{ ...entry('neutral', 'neutral', 'neutral'), doubted }], weights)).toEqual(['results']);
  });

  it('is open to what neither its heading nor its words rule out', () => {
    const own = { ...entry('start'), holds: ['plan', 'results'], excluded: ['results'] } as const;
    expect(entrySubjects.filter((subject) => isOpenTo(own, subject))).toEqual(['plan']);
    expect(entrySubjects.filter((subject) => isOpenTo({ ...entry(), settled: 'safety' }, subject))).toEqual(['safety']);
  });

  it('places nothing where there is nothing', () => expect(placeTogether([], weights)).toEqual([]));
});

it('weights come back from their packed form, to one step of 31', () => {
  const { scale, rows } = packWeights(weights);
  const back = unpackWeights({ scale, rows });
  expect([...back.keys()]).toEqual([...weights.keys()]);
  for (const [feature, own] of weights)
    own.forEach((weight, at) =>
      expect(Math.abs((back.get(feature)?.[at] ?? 9) - weight)).toBeLessThanOrEqual(scale / 62 + 1e-6),
    );
});
