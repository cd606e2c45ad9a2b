import { listCandidates } from '../../engine/src/codes/learned/candidates.ts';
import { flattenTrees, judgeRow } from '../../engine/src/codes/learned/trees.ts';
import { knownTermsOf } from '../../engine/src/codes/learned/known-terms.ts';
import type { IcdTable } from '../../engine/src/codes/tables/code-tables.ts';
import type { CodedChart } from './count.ts';
import { learn, splitCharts } from './learn.ts';

interface Judged {
  readonly chart: CodedChart;
  readonly scored: readonly { readonly code: string; readonly confidence: number }[];
}

/** Scores each chart by what was learned from the charts outside its part. */
export function judgeApart(
  charts: readonly CodedChart[],
  folds: number,
  table: IcdTable,
  likeness: (term: string, code: string) => number,
): Judged[] {
  const billable = knownTermsOf(table).isBillable;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const [inside, outside] = splitCharts(charts, folds, fold);
    const { counts, trees } = learn(outside, table, likeness);
    const flat = flattenTrees(trees);
    return inside.map((chart) => ({
      chart,
      scored: listCandidates(chart.evidence, counts, billable).map(({ code, features }) => ({
        code,
        confidence: judgeRow(flat, features),
      })),
    }));
  });
}

function figures(judged: readonly Judged[], least: number, key: (code: string) => string): string {
  let [hits, given, gold] = [0, 0, 0];
  for (const { chart, scored } of judged) {
    const wanted = new Set([...chart.given].map(key));
    const found = new Set(scored.filter(({ confidence }) => confidence >= least).map(({ code }) => key(code)));
    hits += [...found].filter((code) => wanted.has(code)).length;
    given += found.size;
    gold += wanted.size;
  }
  const [precision, recall] = [hits / given, hits / gold];
  const percent = [precision, recall, (2 * precision * recall) / (precision + recall)].map((value) =>
    (100 * value).toFixed(1).padStart(5),
  );
  return percent.join(' ');
}

/** How often a code of each confidence was given: what a well told confidence is equal to. */
function calibration(judged: readonly Judged[]): string[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = judged.flatMap(({ chart, scored }) =>
      scored.flatMap(({ code, confidence }) =>
        Math.min(9, Math.floor(confidence * 10)) === tenth ? [chart.codes.has(code)] : [],
      ),
    );
    const share = within.filter(Boolean).length / Math.max(1, within.length);
    return `  confidence ${(tenth / 10).toFixed(1)}-${((tenth + 1) / 10).toFixed(1)}: ${String(within.length).padStart(6)} codes, ${(100 * share).toFixed(0)} % given\n`;
  });
}

/** The figures at several thresholds, as text. */
export function report(judged: readonly Judged[], folds: number): string {
  const lines = [0.2, 0.22, 0.25, 0.28, 0.3, 0.35, 0.4, 0.5].map(
    (least) =>
      `  ${least.toFixed(2)}  exact P R F1 ${figures(judged, least, (code) => code)}   category ${figures(judged, least, (code) => code.slice(0, 3))}\n`,
  );
  return [`Cross-validated over ${judged.length} charts in ${folds} parts:\n`, ...lines, ...calibration(judged)].join(
    '',
  );
}
