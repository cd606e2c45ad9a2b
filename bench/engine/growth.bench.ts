import type { Benchmark, Figure } from '../benchmark.ts';
import { growthCases } from './growth-cases.ts';
import type { GrowthCase } from './growth-cases.ts';

/** How much longer the longer text is. */
const factor = 4;
const rounds = 3;
/** Milliseconds of processor below which the clock says nothing. */
const floor = 25;

/** Milliseconds of this process's own work, the best of some rounds. */
function workOf({ read }: GrowthCase, text: string): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** The most, over its texts, by which the work grows for a text that is four times as long. */
function growthOf(one: GrowthCase): number {
  const growths = one.texts.map((make) => {
    const once = Math.max(floor, workOf(one, make(one.size)));
    return Math.max(floor, workOf(one, make(one.size * factor))) / once;
  });
  return Math.max(...growths);
}

/**
 * Reading in proportion to the length of a text: four times the text is four times the work, and a square would be
 * sixteen times. The limit leaves room for what a longer text does to the processor's caches.
 */
export const benchmark: Benchmark = {
  title: 'How the work on hostile texts grows when they are four times as long',
  run: () => {
    const figures = growthCases.map((one): Figure => ({
      what: one.name,
      value: growthOf(one),
      unit: 'times',
      limit: 12,
    }));
    return Promise.resolve(figures);
  },
};
