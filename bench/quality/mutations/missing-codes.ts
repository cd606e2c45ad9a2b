import { edited, madeBy, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

/** The chart without the lines of listed codes that fit; numbered lists keep their numbers, which nobody minds. */
function struck(chart: SourceChart, pattern: RegExp): MutatedChart[] {
  const lines = chart.list.filter(({ code }) => pattern.test(code));
  const all = chart.codes.filter(({ code }) => pattern.test(code));
  if (lines.length === 0 || all.length !== lines.length) return [];
  return [
    edited(
      chart,
      lines.map(({ start, end }) => ({ start, end: end + 1, words: '' })),
    ),
  ].filter((one) => one !== null);
}

const has = ({ codes }: SourceChart, pattern: RegExp): boolean => codes.some(({ code }) => pattern.test(code));

interface Missing {
  readonly name: string;
  readonly kind: string;
  readonly also: readonly string[];
  /** The code that is struck. */
  readonly code: RegExp;
  /** A code that asks for it. */
  readonly beside: RegExp;
}

const list: readonly Missing[] = [
  {
    name: 'kidney-stage-struck',
    kind: 'use-additional',
    also: ['combination-code', 'status-code'],
    code: /^N18/u,
    beside: /^(?:I1[23]|E11\.22)/u,
  },
  {
    name: 'heart-failure-struck',
    kind: 'use-additional',
    also: ['combination-code'],
    code: /^I50/u,
    beside: /^I1[13]/u,
  },
  { name: 'ulcer-struck', kind: 'use-additional', also: ['combination-code'], code: /^L97/u, beside: /^E11\.621/u },
  {
    name: 'week-struck',
    kind: 'use-additional',
    also: ['status-code', 'code-trimester'],
    code: /^Z3A/u,
    beside: /^O/u,
  },
  { name: 'insulin-struck', kind: 'status-code', also: ['use-additional'], code: /^Z79\.4$/u, beside: /^E11/u },
  { name: 'oral-drug-struck', kind: 'status-code', also: ['use-additional'], code: /^Z79\.84$/u, beside: /^E11/u },
  {
    name: 'etiology-struck',
    kind: 'code-first',
    also: ['code-sequence', 'combination-code', 'use-additional'],
    code: /^(?:G30|E11\.621)/u,
    beside: /^(?:F02|L97)/u,
  },
];

/** High blood pressure coded alone beside the kidney or heart disease that it is presumed to cause. */
function pressureAlone(chart: SourceChart): MutatedChart[] {
  if (!has(chart, /^(?:N18|I50)/u)) return [];
  const lines = chart.list.filter(({ code }) => /^I1[123]/u.test(code));
  return madeBy(chart, [
    lines.map((one) => ({
      start: one.start,
      end: one.end,
      words: one.written('I10', 'Essential (primary) hypertension'),
    })),
  ]);
}

/** Codes that the chart needs beside others and no longer has. */
export const missingCodes: readonly Mutation[] = [
  ...list.map(({ name, kind, also, code, beside }) => ({
    name,
    kind,
    rules: [kind, ...also],
    changes: (chart: SourceChart) => (has(chart, beside) ? struck(chart, code) : []),
  })),
  {
    name: 'pressure-coded-alone',
    kind: 'combination-code',
    rules: ['combination-code', 'code-first', 'code-sequence', 'excludes1', 'code-description', 'code-unspecified'],
    changes: pressureAlone,
  },
];
