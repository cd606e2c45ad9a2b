import { holds, round } from './benchmark.ts';
import type { Figure } from './benchmark.ts';

/** What was measured when the baseline was saved: by benchmark, then by figure. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Row {
  readonly benchmark: string;
  readonly what: string;
  readonly figure?: Figure;
  readonly baseline?: number;
  /** `worse`: beyond the baseline by more than the noise of a shared machine, within its limit. */
  readonly state: 'holds' | 'worse' | 'missed' | 'did not end';
}

/** By how much a figure may be worse than its baseline before it is called so. */
const noise = 1.25;

/** A figure beside its limit and its baseline. More is worse, unless the figure has a least value alone. */
export function compareFigure(benchmark: string, figure: Figure, baselines: Baseline): Row {
  const { what, value, limit, least } = figure;
  const baseline = baselines[benchmark]?.[what];
  const known = baseline === undefined ? {} : { baseline };
  if (!holds(figure)) return { benchmark, what, figure, ...known, state: 'missed' };
  const moreIsBetter = least !== undefined && limit === undefined;
  const isWorse =
    baseline !== undefined && (moreIsBetter ? value * noise < baseline : value > baseline * noise && baseline > 0);
  return { benchmark, what, figure, ...known, state: isWorse ? 'worse' : 'holds' };
}

function boundOf({ limit, least }: Figure): string {
  if (limit !== undefined) return `≤ ${round(limit)}`;
  return least === undefined ? '' : `≥ ${round(least)}`;
}

/** The rows as a table of Markdown. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ benchmark, what, figure, baseline, state }) => [
    benchmark,
    what,
    figure === undefined ? '' : `${round(figure.value)} ${figure.unit}`,
    figure === undefined ? '' : boundOf(figure),
    baseline === undefined ? '' : round(baseline),
    state === 'holds' ? '' : state.toUpperCase(),
  ]);
  const head = ['benchmark', 'what', 'value', 'limit', 'baseline', ''];
  const widths = head.map((name, at) => Math.max(name.length, 3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.map(line)].join('\n');
}
