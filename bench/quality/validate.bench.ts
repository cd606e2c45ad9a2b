import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark, Figure } from '../benchmark.ts';
import { auditFigures } from './audit-figures.ts';
import { codedNoteFigures } from './coded-notes.ts';
import { mutationFigures } from './mutations/mutation-figures.ts';

const baseline = path.join(import.meta.dirname, 'validate-baseline.json');

/** The least or the most that a figure may be, by what it says. */
type Bounds = Readonly<Record<string, Pick<Figure, 'least' | 'limit'>>>;

/**
 * `[--data DIR] [--predictions OUT] [--mutations] [--misses]`: what is found of the defects in the project's own charts
 * (audit-charts, audit-charts-apart), with --mutations what is found of faults made mechanically in the clean ones
 * (mutations), and with --data the codes that Validify supports or suggests for coded notes. With --misses the missed
 * defects and the wrong flags are listed. A figure below the committed baseline (validate-baseline.json) fails.
 */
export const benchmark: Benchmark = {
  needsData: true,
  title: 'Validify on charts with planted defects and on coded notes',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        predictions: { type: 'string' },
        mutations: { type: 'boolean' },
        misses: { type: 'boolean' },
      },
    });
    const show = (line: string): void => {
      if (values.misses === true) process.stdout.write(`${line}\n`);
    };
    const bounds = JSON.parse(await readFile(baseline, 'utf8')) as Bounds;
    const figures = await auditFigures(show);
    if (values.mutations === true) figures.push(...(await mutationFigures(show)));
    if (values.data !== undefined) figures.push(...(await codedNoteFigures(values.data, values.predictions ?? null)));
    return figures.map((figure) => ({ ...figure, ...bounds[figure.what] }));
  },
};
