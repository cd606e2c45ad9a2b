import { expect, it } from 'vitest';
import { score, type Marked } from './score.ts';

it('counts what is placed wrongly, and what a heading settled apart', () => {
  const settled: Marked = {
    id: 'd',
    entries: [{ features: [], settled: 'plan' }, { features: [] }],
    gold: ['plan', 'results'],
    counts: [1, 1],
  };
  const { all, open } = score([settled], new Map());
  expect([all, open]).toEqual([0.5, 0]);
});
