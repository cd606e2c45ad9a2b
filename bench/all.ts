import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark, Figure } from './benchmark.ts';
import { spawnBound } from '../tools/spawn-bound.ts';
import { compareFigure, formatTable } from './table.ts';
import type { Baseline, Row } from './table.ts';

/** Milliseconds after which one benchmark is ended, and after which all of them are: a quarter of an hour. */
const longest = 240_000;
const longestOfAll = 900_000;
const baselineFile = path.join(import.meta.dirname, 'baseline.json');

interface Outcome {
  /** Null when it did not end by itself, or wrote none. */
  readonly figures: readonly Figure[] | null;
  readonly seconds: number;
}

/** Runs one benchmark in a process group of its own, so that nothing of it stays when it is ended after `timeLeft` (ms). */
async function runOne(name: string, args: readonly string[], timeLeft: number): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'notewright-bench-'));
  const report = path.join(folder, 'figures.json');
  const began = performance.now();
  const child = spawnBound(process.execPath, [path.join(import.meta.dirname, 'run.ts'), name, ...args], {
    env: { BENCH_FIGURES: report },
    output: 'ignore',
    detached: true,
  });
  const endGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  };
  const timer = setTimeout(endGroup, Math.min(longest, Math.max(0, timeLeft)));
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  endGroup();
  const figures = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text) as Figure[],
    () => null,
  );
  await rm(folder, { recursive: true, force: true });
  return { figures, seconds: (performance.now() - began) / 1000 };
}

/**
 * `npm run bench -- all [--data DIR] [--save] [NAME...]`: every benchmark one after the other, and one table of all figures
 * beside their limits and the committed baseline. `--data` names the folder of the public sets, without which those that
 * read them are left out; `--save` makes what was measured the baseline. Answers whether all ended and every limit holds.
 */
export async function runAll(benchmarks: ReadonlyMap<string, string>, given: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { data: { type: 'string' }, save: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const baseline = JSON.parse(await readFile(baselineFile, 'utf8')) as Baseline;
  const measured: Record<string, Record<string, number>> = { ...baseline };
  const rows: Row[] = [];
  const names = [...benchmarks.keys()]
    .toSorted()
    .filter((name) => positionals.length === 0 || positionals.includes(name));
  const began = performance.now();
  for (const name of names) {
    const { benchmark } = (await import(benchmarks.get(name) ?? '')) as { benchmark: Benchmark };
    if (benchmark.needsData === true && values.data === undefined) {
      console.log(`${name}: left out, it reads the sets of --data DIR`);
      continue;
    }
    const data = benchmark.needsData === true ? ['--data', path.resolve(values.data ?? '')] : [];
    const { figures, seconds } = await runOne(
      name,
      [...(benchmark.shortArgs ?? []), ...data],
      longestOfAll - (performance.now() - began),
    );
    console.log(`${name}: ${figures === null ? 'DID NOT END' : `${figures.length} figures`}, ${Math.round(seconds)} s`);
    if (figures === null) rows.push({ benchmark: name, what: 'all of it', state: 'did not end' });
    else measured[name] = Object.fromEntries(figures.map(({ what, value }) => [what, Number(value.toPrecision(4))]));
    for (const figure of figures ?? []) rows.push(compareFigure(name, figure, baseline));
    // Kept one by one, so that a run that is broken off keeps what it measured.
    if (values.save) await writeFile(baselineFile, `${JSON.stringify(measured, null, 2)}\n`);
  }
  console.log(`\n${formatTable(rows)}`);
  return rows.every(({ state }) => state !== 'did not end' && state !== 'missed');
}
