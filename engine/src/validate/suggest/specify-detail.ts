import type { ConditionMention } from '../../codes/find-conditions.ts';
import type { IcdTable } from '../../codes/tables/code-tables.ts';

/** How far behind and before a condition its stage or severity stands. */
const reach = 45;

type Detail = readonly [code: string, words: RegExp];

const kidneyStages: readonly Detail[] = [
  ['N18.31', /\bstage (?:3|iii)a\b|\bG3a\b/i],
  ['N18.32', /\bstage (?:3|iii)b\b|\bG3b\b/i],
  ['N18.30', /\bstage (?:3|iii)\b/i],
  ['N18.4', /\bstage (?:4|iv)\b|\bG4\b/i],
  ['N18.5', /\bstage (?:5|v)\b|\bG5\b/i],
  ['N18.2', /\bstage (?:2|ii)\b|\bG2\b/i],
  ['N18.1', /\bstage (?:1|i)\b|\bG1\b/i],
];

/** Alcohol, opioids and the like: dependence and abuse that are in remission have codes of their own; tobacco has other ones. */
const inRemission: readonly (readonly [code: RegExp, rows: readonly Detail[]])[] = [0, 1, 2, 3, 4, 5, 6, 8, 9].flatMap(
  (drug) =>
    (['1', '2'] as const).map((use): readonly [RegExp, readonly Detail[]] => [
      new RegExp(`^F1${drug}\\.${use}0$`),
      [[`F1${drug}.${use}1`, /\bin (?:early |sustained |full )*remission\b/i]],
    ]),
);

/** Where the joint is named beside it, with its side. */
const jointRows = (both: string, right: string, left: string, open: string, joint: string): readonly Detail[] => [
  [both, new RegExp(`\\b(?:bilateral|both) (?:${joint})s?\\b|\\b(?:${joint})s\\b`, 'i')],
  [right, new RegExp(`\\b(?:right|rt) (?:${joint})\\b|\\b(?:${joint}),? right\\b|\\bR (?:${joint})\\b`, 'i')],
  [left, new RegExp(`\\b(?:left|lt) (?:${joint})\\b|\\b(?:${joint}),? left\\b|\\bL (?:${joint})\\b`, 'i')],
  [open, new RegExp(`\\b(?:${joint})\\b`, 'i')],
];

/** The stage, the severity or the kind that stands beside a condition and not within its name, and the code that it leads to. */
const details: readonly (readonly [code: RegExp, rows: readonly Detail[]])[] = [
  [/^N18\.9$/, kidneyStages],
  ...inRemission,
  [
    /^M19\.90$/,
    [
      ...jointRows('M17.0', 'M17.11', 'M17.12', 'M17.9', 'knee'),
      ...jointRows('M16.0', 'M16.11', 'M16.12', 'M16.9', 'hip'),
    ],
  ],
  [
    /^F32\.(?:9|A)$/,
    [
      ['F33.2', /\brecurrent\b.*\bsevere\b/i],
      ['F33.1', /\brecurrent\b.*\bmoderate\b/i],
      ['F33.0', /\brecurrent\b.*\bmild\b/i],
    ],
  ],
  [
    /^F32\.9$/,
    [
      ['F32.2', /\bsingle\b.*\bsevere\b/i],
      ['F32.1', /\bsingle\b.*\bmoderate\b/i],
      ['F32.0', /\bsingle\b.*\bmild\b/i],
    ],
  ],
  [
    /^I50\.9$/,
    [
      ['I50.23', /\bacute on chronic systolic\b/i],
      ['I50.33', /\bacute on chronic diastolic\b/i],
      ['I50.22', /\bchronic systolic\b/i],
      ['I50.32', /\bchronic diastolic\b/i],
    ],
  ],
  [
    /^J45\.909$/,
    [
      ['J45.50', /\bsevere persistent\b/i],
      ['J45.40', /\bmoderate persistent\b/i],
      ['J45.30', /\bmild persistent\b/i],
      ['J45.20', /\bmild intermittent\b/i],
    ],
  ],
];

/** The code with the stage or severity that stands beside the mention, where the table has one (Official Guidelines I.B.2); otherwise the code as it is. */
export function specifyDetail(text: string, mention: ConditionMention, table: IcdTable): string {
  const rows = details.find(([code]) => code.test(mention.code))?.[1];
  if (!rows) return mention.code;
  const from = Math.max(mention.sentence.start, mention.start - reach);
  const around = text.slice(from, Math.min(mention.sentence.end, mention.end + reach));
  const found = rows.find(([, words]) => words.test(around))?.[0];
  return found !== undefined && table.find(found)?.billable ? found : mention.code;
}
