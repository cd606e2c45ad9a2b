import path from 'node:path';
import { validate, type AuditFlag } from '@notewright/engine';
import type { Figure } from '../../benchmark.ts';
import { readAuditCharts } from '../audit-charts.ts';
import { flagsThatCount } from '../judge-flags.ts';
import { mutationFamilies, type MutationFamily } from './index.ts';
import { isFound } from './judge-mutation.ts';
import type { Mutation } from './mutation.ts';
import { readSource, type SourceChart } from './source-chart.ts';

interface Count {
  readonly found: number;
  readonly all: number;
}

/** A clean chart with the flags that it gets already: those find nothing. */
interface Clean {
  readonly chart: SourceChart;
  readonly flags: readonly AuditFlag[];
}

const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { found, all }) => ({ found: sum.found + found, all: sum.all + all }), { found: 0, all: 0 });

function figure(what: string, { found, all }: Count): Figure {
  return { what, value: all === 0 ? 0 : (100 * found) / all, unit: '%' };
}

function countMutation(mutation: Mutation, charts: readonly Clean[], show: (line: string) => void): Count {
  let [found, all] = [0, 0];
  for (const { chart, flags } of charts) {
    for (const mutated of mutation.changes(chart)) {
      all += 1;
      if (isFound(chart, mutation, mutated, flagsThatCount(validate(mutated.text)), flags)) found += 1;
      else show(`missed  ${chart.name}  ${mutation.name}  ${mutated.change}`);
    }
  }
  return { found, all };
}

function familyFigures({ name, mutations }: MutationFamily, charts: readonly Clean[], show: (line: string) => void) {
  const counts = mutations.map((mutation) => ({ mutation, ...countMutation(mutation, charts, show) }));
  const sum = sumOf(counts);
  const each = counts
    .filter(({ all }) => all > 0)
    .map(({ mutation, ...count }) =>
      figure(`mutations: ${mutation.name} (${mutation.kind}), of ${count.all} found`, count),
    );
  return { sum, figures: [...each, figure(`mutations: ${name}, found`, sum)] };
}

/**
 * What Validify finds of faults that were made mechanically in every clean chart of a folder: a figure per mutation,
 * per family, and in all. `show` gets a line for each that is missed.
 */
export async function mutationFigures(show: (line: string) => void): Promise<Figure[]> {
  const charts = await readAuditCharts(path.join(import.meta.dirname, '../audit-charts'));
  const clean = charts.map(({ name, clean: text }) => ({
    chart: readSource(name, text),
    flags: flagsThatCount(validate(text)),
  }));
  const families = mutationFamilies.map((family) => familyFigures(family, clean, show));
  const all = sumOf(families.map(({ sum }) => sum));
  return [...families.flatMap(({ figures }) => figures), figure(`mutations: all ${all.all}, found`, all)];
}
