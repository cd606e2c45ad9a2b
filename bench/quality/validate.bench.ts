import { parseArgs } from 'node:util';
import type { Benchmark } from '../benchmark.ts';
import { auditFigures } from './audit-figures.ts';
import { codedNoteFigures } from './coded-notes.ts';

/**
 * `[--data DIR] [--predictions OUT] [--misses]`: what is found of the defects in the project's own charts (audit-charts,
 * audit-charts-apart), and with --data the codes that Validify supports or suggests for coded notes. With --misses the
 * missed defects and the wrong flags are listed.
 */
export const benchmark: Benchmark = {
  title: 'Validify on charts with planted defects and on coded notes',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' }, predictions: { type: 'string' }, misses: { type: 'boolean' } },
    });
    const show = (line: string): void => {
      if (values.misses === true) process.stdout.write(`${line}\n`);
    };
    const figures = await auditFigures(show);
    if (values.data === undefined) return figures;
    return [...figures, ...(await codedNoteFigures(values.data, values.predictions ?? null))];
  },
};
