import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runAll } from './all.ts';
import { buildWeb } from '../tools/build-web.ts';
import { formatReport, holds, type Benchmark } from './benchmark.ts';

/**
 * `npm run bench -- NAME [ARG...]`: runs one benchmark of this folder and prints its figures beside their limits. Without
 * a name it lists them; `all` runs every one of them and prints one table (`all.ts`). A benchmark is a file `NAME.bench.ts` that exports `benchmark`.
 */
async function listBenchmarks(): Promise<Map<string, string>> {
  const entries = await readdir(import.meta.dirname, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.bench.ts'));
  return new Map(files.map((file) => [path.basename(file, '.bench.ts'), path.join(import.meta.dirname, file)]));
}

const [name, ...args] = process.argv.slice(2);
const benchmarks = await listBenchmarks();
if (name === 'all') process.exit((await runAll(benchmarks, args)) ? 0 : 1);
const found = name ? benchmarks.get(name) : undefined;
if (!found) {
  console.error(`npm run bench -- NAME, where NAME is all, or one of: ${[...benchmarks.keys()].sort().join(', ')}`);
  process.exit(2);
}
// Those of the pages measure them as they are now; pages that are current are not built again.
if (path.basename(path.dirname(found)) === 'web') await buildWeb();
const { benchmark } = (await import(found)) as { benchmark: Benchmark };
const figures = await benchmark.run(args);
const report = process.env['BENCH_FIGURES'];
if (report !== undefined) await writeFile(report, JSON.stringify(figures));
console.log(formatReport(benchmark, figures));
process.exit(figures.every(holds) ? 0 : 1);
