import { listCandidates } from '../../engine/src/codes/learned/candidates.ts';
import type { CodeCounts } from '../../engine/src/codes/learned/counts.ts';
import type { Trees } from '../../engine/src/codes/learned/trees.ts';
import { knownTermsOf } from '../../engine/src/codes/learned/known-terms.ts';
import type { IcdTable } from '../../engine/src/codes/tables/code-tables.ts';
import { boost } from './boosting.ts';
import { countCharts, type CodedChart } from './count.ts';

export interface Learned {
  readonly counts: CodeCounts;
  readonly trees: Trees;
}

const innerParts = 8;
const boosting = { trees: 80, depth: 5, rate: 0.1, leafWeight: 4, ridge: 1 } as const;

/** Every `parts`-th chart, beginning with one of them: the part, and all that is not in it. */
export function splitCharts<T>(charts: readonly T[], parts: number, part: number): [inside: T[], outside: T[]] {
  return [charts.filter((_, at) => at % parts === part), charts.filter((_, at) => at % parts !== part)];
}

/**
 * Counts all charts, and grows trees on candidates of charts that were not counted (eight inner parts): a chart that
 * stands in its own counts would teach the trees to trust them.
 */
export function learn(
  charts: readonly CodedChart[],
  table: IcdTable,
  likeness: (term: string, code: string) => number,
): Learned {
  const billable = knownTermsOf(table).isBillable;
  const rows: Float64Array[] = [];
  const answers: number[] = [];
  for (let part = 0; part < innerParts; part++) {
    const [inside, outside] = splitCharts(charts, innerParts, part);
    const counts = countCharts(outside, likeness);
    for (const chart of inside) {
      for (const { code, features } of listCandidates(chart.evidence, counts, billable)) {
        rows.push(features);
        answers.push(chart.codes.has(code) ? 1 : 0);
      }
    }
  }
  return { counts: countCharts(charts, likeness), trees: boost(rows, Uint8Array.from(answers), boosting) };
}
