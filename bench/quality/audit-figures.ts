import path from 'node:path';
import { validate } from '@notewright/engine';
import type { Figure } from '../benchmark.ts';
import { auditSpeedFigures } from './audit-speed.ts';
import { readAuditCharts, type AuditChart } from './audit-charts.ts';
import { suggestionFigures } from './suggestion-figures.ts';
import { flagsThatCount, judgeFlags, type Verdict } from './judge-flags.ts';

/** The charts that rules may be made by, and those that are kept apart to judge with. */
export const auditFolders = ['audit-charts', 'audit-charts-apart'] as const;

interface Judged {
  readonly chart: AuditChart;
  readonly verdict: Verdict;
  /** The high-severity flags that the clean chart gets. */
  readonly cleanHigh: number;
}

function judgeChart(chart: AuditChart): Judged {
  const clean = validate(chart.clean);
  const verdict = judgeFlags(chart, flagsThatCount(validate(chart.defective)), flagsThatCount(clean));
  return { chart, verdict, cleanHigh: clean.flags.filter(({ severity }) => severity === 'high').length };
}

function showMisses({ chart, verdict }: Judged, show: (line: string) => void): void {
  for (const { kind, words } of verdict.missed) show(`missed  ${chart.name}  ${kind}  ${JSON.stringify(words)}`);
  for (const { rule, sources, message } of verdict.wrong) {
    const words = sources.map(({ start, end }) => chart.defective.slice(start, end)).join(' / ');
    show(`wrong   ${chart.name}  ${rule}  ${JSON.stringify(words)}  ${message}`);
  }
}

function percent(what: string, part: number, whole: number): Figure {
  return { what, value: whole === 0 ? 0 : (100 * part) / whole, unit: '%' };
}

function sum(judged: readonly Judged[], count: (one: Judged) => number): number {
  return judged.reduce((total, one) => total + count(one), 0);
}

function folderFigures(folder: string, judged: readonly Judged[]): Figure[] {
  const right = sum(judged, ({ verdict }) => verdict.right.length);
  const wrong = sum(judged, ({ verdict }) => verdict.wrong.length);
  const found = sum(judged, ({ verdict }) => verdict.found.length);
  const defects = sum(judged, ({ chart }) => chart.defects.length);
  return [
    percent(`${folder}: planted defects found (recall)`, found, defects),
    percent(`${folder}: flags that are right (precision)`, right, right + wrong),
    percent(
      `${folder}: clean charts with a high-severity flag`,
      sum(judged, (one) => Number(one.cleanHigh > 0)),
      judged.length,
    ),
  ];
}

function kindFigures(judged: readonly Judged[]): Figure[] {
  const kinds = [...new Set(judged.flatMap(({ chart }) => chart.defects.map(({ kind }) => kind)))].sort();
  return kinds.map((wanted) => {
    const found = sum(judged, ({ verdict }) => verdict.found.filter(({ kind }) => kind === wanted).length);
    const all = sum(judged, ({ chart }) => chart.defects.filter(({ kind }) => kind === wanted).length);
    return percent(`both folders: ${wanted}, of ${all} found`, found, all);
  });
}

/** What Validify finds of the defects in the project's own charts; `show` gets a line for each miss and each wrong flag. */
export async function auditFigures(show: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  const all: Judged[] = [];
  for (const folder of auditFolders) {
    const charts = await readAuditCharts(path.join(import.meta.dirname, folder));
    const judged = charts.map(judgeChart);
    for (const one of judged) showMisses(one, show);
    figures.push(...folderFigures(folder, judged), ...suggestionFigures(folder, charts));
    all.push(...judged);
  }
  return [...figures, ...kindFigures(all), ...auditSpeedFigures(all.map(({ chart }) => chart))];
}
