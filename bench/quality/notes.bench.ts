import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark, Figure } from '../benchmark.ts';
import { readDataFiles, speedFigure, writePredictions } from './data-files.ts';
import { lastBlindRound } from './notes/blind-rounds.ts';
import { composedShare } from './notes/composed-share.ts';
import { judgeOwnCases, ownCases } from './notes/own-cases.ts';
import { judgeSet, kindOfSet, predict } from './notes/public-sets.ts';
import { readCases } from './notes/read-cases.ts';
import { visitSpeedFigures } from './visit-speed.ts';

const baseline = path.join(import.meta.dirname, 'notes-baseline.json');

/** The least or the most that a figure may be, by what it says. */
type Bounds = Readonly<Record<string, Pick<Figure, 'least' | 'limit'>>>;

async function judgeData(folder: string, predictions: string | null): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const file of await readDataFiles(folder, (name, first) => kindOfSet(name, first) !== null)) {
    const first = file.items[0];
    const kind = first && kindOfSet(file.name, first);
    if (!first || !kind) continue;
    predict(kind, first);
    const began = performance.now();
    const given = file.items.map((item) => predict(kind, item));
    const elapsed = performance.now() - began;
    await writePredictions(predictions, file, given);
    figures.push(...judgeSet(kind, file, given), speedFigure(file, elapsed));
    if (file.name === 'aci-bench-valid.jsonl') figures.push(...visitSpeedFigures(file));
  }
  return figures;
}

/**
 * `[--data DIR] [--predictions OUT] [--misses]`: charts of the project's own cases (note-cases), how much of them is composed, what readers found in the last blind round,
 * and with --data of visits,
 * section names of snippets and formatted dictation. A figure below the committed baseline (notes-baseline.json) fails.
 */
export const benchmark: Benchmark = {
  needsData: true,
  title: 'Chartwright and TranscriptX on notes, visits and dictation',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' }, predictions: { type: 'string' }, misses: { type: 'boolean' } },
    });
    const bounds = JSON.parse(await readFile(baseline, 'utf8')) as Bounds;
    const show = (line: string): void => {
      if (values.misses === true) process.stdout.write(`${line}\n`);
    };
    const cases = await readCases(ownCases);
    const figures = judgeOwnCases(cases, show);
    figures.push(...composedShare(cases.map(({ input }) => input)), ...(await lastBlindRound('typed')));
    if (values.data !== undefined) figures.push(...(await judgeData(values.data, values.predictions ?? null)));
    return figures.map((figure) => ({ ...figure, ...bounds[figure.what] }));
  },
};
