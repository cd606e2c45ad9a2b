import { percentile } from '../benchmark.ts';
import type { Figure } from '../benchmark.ts';

/**
 * Runs `work` some times, one after the other, after a short warm-up: the 50th and the 95th percentile of the time it
 * takes, and the processor time of this process per run, which other load on the machine hardly changes.
 * `limit` (ms) holds for the 95th percentile.
 */
export async function measure(
  what: string,
  limit: number | undefined,
  runs: number,
  work: (run: number) => Promise<unknown>,
): Promise<readonly Figure[]> {
  for (let run = 0; run < Math.min(10, runs); run += 1) await work(run);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  const spent = process.cpuUsage(before);
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms', ...(limit === undefined ? {} : { limit }) },
    { what: `${what}, processor time per run`, value: (spent.user + spent.system) / 1000 / runs, unit: 'ms' },
  ];
}
