/** One measured number. `limit` is the most it may be, `least` the least; a figure without them is there to be read beside the others. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  readonly least?: number;
}

export interface Benchmark {
  /** What is measured, in one sentence. */
  readonly title: string;
  /** Reads public sets, so that it is asked for with `--data DIR`. */
  readonly needsData?: boolean;
  /** With which it runs among all the others, to take less time. */
  readonly shortArgs?: readonly string[];
  run(args: readonly string[]): Promise<readonly Figure[]>;
}

/** The value below which `share` (0 to 1) of the samples lie, by the nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

/** A value in three digits or more, for people. */
export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Whether a figure is within its bounds. */
export function holds({ value, limit, least }: Figure): boolean {
  return (limit === undefined || value <= limit) && (least === undefined || value >= least);
}

/** A line per figure: what, value, limit, and whether it holds. */
export function formatReport(benchmark: Benchmark, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, limit, least } = figure;
    const bounds = [
      ...(limit === undefined ? [] : [`limit ${round(limit)}`]),
      ...(least === undefined ? [] : [`at least ${round(least)}`]),
    ];
    const verdict = bounds.length === 0 ? '' : ` (${bounds.join(', ')} ${unit}: ${holds(figure) ? 'holds' : 'MISSED'})`;
    return `  ${what}: ${round(value)} ${unit}${verdict}`;
  });
  return [benchmark.title, ...rows].join('\n');
}
