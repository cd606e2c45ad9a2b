import type { WrittenCode } from '../../codes/code-shape.ts';
import type { ChartReading } from './read-chart.ts';

const gapOfLists = 400;

/**
 * The diagnosis codes in the order in which the chart bills them: those of its longest run, of two equally long ones the last.
 * Codes belong to one run while no more than a few lines stand between them.
 */
export function billedOrder(reading: ChartReading): readonly WrittenCode[] {
  const runs: WrittenCode[][] = [];
  const inRun = new Set<string>();
  for (const code of reading.codes) {
    if (code.system !== 'ICD-10-CM') continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && !inRun.has(code.code) && code.start - last.end < gapOfLists) run.push(code);
    else {
      runs.push([code]);
      inRun.clear();
    }
    inRun.add(code.code);
  }
  return runs.reduce<readonly WrittenCode[]>((best, run) => (run.length >= best.length ? run : best), []);
}
