import { chosen, madeBy, type Mutation } from './mutation.ts';
import type { SourceChart, WrittenCode } from './source-chart.ts';

const fresh =
  /\b(?:yesterday|this morning|today at|emergency|urgent care|initial encounter|\d+ (?:hours?|min(?:utes)?) ago|hours before)\b/iu;
const later =
  /\b(?:subsequent encounter|follow-?up|weeks (?:ago|after|since|out)|sutures? (?:out|removed)|healing|aftercare|return visit|recheck|post-?op)\b/iu;

/** Codes of injury: the seventh character tells which part of the care it is. External causes go along with them. */
const isInjury = ({ code }: WrittenCode): boolean => /^[ST]\d/u.test(code) && code.length === 8;

/**
 * The chart with one injury's seventh character changed; where the chart's own words tell the phase. A fracture keeps
 * closed: `A` and `D` are the letters of its initial and routine subsequent care.
 */
function withLetter(chart: SourceChart, from: string, to: string, tells: RegExp) {
  if (!tells.test(chart.text)) return [];
  const found = chart.codes
    .filter((code) => isInjury(code) && code.code.endsWith(from))
    .filter(({ code }) => chart.tables.icd.find(code.slice(0, -1) + to)?.billable === true);
  const firsts = found.filter((one, index) => found.findIndex(({ code }) => code === one.code) === index);
  const lists = firsts.map(({ code }) =>
    chart.codes
      .filter((one) => one.code === code)
      .map(({ start, end }) => ({ start, end, words: code.slice(0, -1) + to })),
  );
  return madeBy(chart, chosen(chart, from + to, lists, 2));
}

const rules = ['code-encounter', 'code-description'];

/** The seventh character of an injury changed to that of another phase of care. */
export const codeEncounters: readonly Mutation[] = (
  [
    ['encounter-initial-to-subsequent', 'A', 'D', fresh],
    ['encounter-initial-to-sequela', 'A', 'S', fresh],
    ['encounter-subsequent-to-initial', 'D', 'A', later],
    ['encounter-subsequent-to-sequela', 'D', 'S', later],
    ['encounter-sequela-to-initial', 'S', 'A', /\bsequela\b/iu],
  ] as const
).map(([name, from, to, tells]) => ({
  name,
  kind: 'code-encounter',
  rules,
  changes: (chart) => withLetter(chart, from, to, tells),
}));
