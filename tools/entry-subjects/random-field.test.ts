import { describe, expect, it } from 'vitest';
import { placeTogether } from '../../engine/src/blocks/entry-model.ts';
import { train } from './random-field.ts';
import type { Marked } from './score.ts';

type Own = 'plan' | 'results' | undefined;

const text = (id: string, ...entries: readonly [string, Own][]): Marked => ({
  id,
  entries: entries.map(([word]) => ({ features: [`w:${word}`] })),
  gold: entries.map(([, subject]) => subject),
  counts: entries.map(() => 1),
});
const texts = [text('a', ['start', 'plan'], ['hgb', 'results']), text('b', ['hgb', 'results'], ['stop', 'plan'])];
const settings = { epochs: 6, dropped: 0, pull: 0, fewest: 1, least: 0 };

describe('the trainer of entry subjects', () => {
  it('learns which words speak for which subject', () => {
    const { entries } = text('c', ['stop', undefined], ['hgb', undefined], ['start', undefined]);
    expect(placeTogether(entries, train(texts, settings))).toEqual(['plan', 'results', 'plan']);
  });

  it('learns what follows what', () => {
    const sure = [text('a', ['start', 'plan'], ['x', 'plan']), text('b', ['hgb', 'results'], ['x', 'results'])];
    const { entries } = text('c', ['hgb', undefined], ['new', undefined]);
    expect(placeTogether(entries, train(sure, settings))).toEqual(['results', 'results']);
  });

  it('learns nothing where nobody marked anything, or what an entry cannot be', () => {
    const excluded: Marked = {
      ...text('b', ['start', 'plan']),
      entries: [{ features: ['w:start'], excluded: ['plan'] }],
    };
    for (const open of [text('a', ['start', undefined]), excluded])
      expect([...train([open], { ...settings, least: 1e-6 })]).toEqual([]);
  });

  it('learns nothing from what is doubted of entries, so that the doubt stays', () => {
    const entries = [{ features: ['w:start'], doubted: ['plan'] as const }];
    const doubted: Marked = { ...text('b', ['start', 'plan']), entries };
    expect([...train([doubted], settings)]).toEqual([...train([text('b', ['start', 'plan'])], settings)]);
  });

  it('leaves out what stands in too few texts', () => {
    const learned = [...train(texts, { ...settings, fewest: 2 }).keys()].filter((feature) => feature.startsWith('w:'));
    expect(learned).toEqual(['w:hgb']);
  });

  it('leaves out weights below the least', () => {
    const weights = [...train(texts, { ...settings, least: 0.5 })];
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.every(([, row]) => row.some((weight) => Math.abs(weight) >= 0.5))).toBe(true);
  });

  it('gives the same weights each time', () => {
    expect([...train(texts, settings)]).toEqual([...train(texts, settings)]);
  });
});
