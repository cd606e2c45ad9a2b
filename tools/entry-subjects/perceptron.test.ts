import { describe, expect, it } from 'vitest';
import { score, train, type Marked } from './perceptron.ts';

const text = (id: string, ...entries: readonly [string, 'plan' | 'results'][]): Marked => ({
  id,
  entries: entries.map(([word]) => ({ features: [`w:${word}`] })),
  gold: entries.map(([, subject]) => subject),
  counts: entries.map(() => 1),
});
const texts = [text('a', ['start', 'plan'], ['hgb', 'results']), text('b', ['hgb', 'results'], ['stop', 'plan'])];
const settings = { epochs: 6, dropped: 0, least: 0 };

describe('the trainer of entry subjects', () => {
  it('learns which words speak for which subject', () => {
    const weights = train(texts, settings);
    expect(score([text('c', ['stop', 'plan'], ['hgb', 'results'], ['start', 'plan'])], weights).all).toBe(1);
  });

  it('gives the same weights each time', () => {
    expect([...train(texts, settings)]).toEqual([...train(texts, settings)]);
  });

  it('counts what is placed wrongly, and what a heading settled apart', () => {
    const settled: Marked = {
      ...text('d', ['stop', 'plan'], ['start', 'results']),
      entries: [{ features: [], settled: 'plan' }, { features: [] }],
    };
    const { all, open } = score([settled], new Map());
    expect([all, open]).toEqual([0.5, 0]);
  });
});
