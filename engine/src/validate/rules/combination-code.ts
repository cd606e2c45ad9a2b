import type { RaisedFlag } from '../../model/result.ts';
import { patternsFitting } from '../../codes/patterns-fitting.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import { isLivedWith } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { combinations } from './data/combinations.ts';

type Combination = (typeof combinations)[number];

interface Found {
  readonly code: string;
  readonly at: Span;
  readonly isWritten: boolean;
}

const partsOf = patternsFitting(combinations.flatMap(({ first, second }) => [first, second]));

/** The conditions of the combinations as written codes, or else as words that state them. */
function findParts({ diagnoses, mentions }: ChartReading): ReadonlyMap<RegExp, Found> {
  const found = new Map<RegExp, Found>();
  const add = (code: string, at: Span, isWritten: boolean): void => {
    for (const part of partsOf(code)) if (!found.has(part)) found.set(part, { code, at, isWritten });
  };
  for (const { code, written } of diagnoses) add(code, written, true);
  for (const mention of mentions) if (isLivedWith(mention)) add(mention.code, mention, false);
  return found;
}

const unrelated =
  /\b(?:unrelated to|not (?:due|related) to|non-?diabetic|not diabetic|not caused by|independent of|alcoholic neuropathy|chemotherapy[- ]induced)\b/i;

/** The code for both, or a more exact one of its category, is written already. */
const isCombined = (reading: ChartReading, { instead, first }: Combination): boolean =>
  instead !== '' &&
  reading.diagnoses.some(
    ({ code }) => code.startsWith(instead.slice(0, 3)) && !first.test(code) && code.slice(0, 5) === instead.slice(0, 5),
  );

/** "type 2 diabetes with neuropathy (then the stage), unless ..." as a sentence with its code. */
function say(what: string, instead: string, apart: string): string {
  const [, pair = what, then, unless = ''] = /^([^(,]+?)(?: \(then ([^)]+)\))?(, unless .*)?$/.exec(what) ?? [];
  const codes = [instead, then === undefined ? '' : `plus the code for ${then}`]
    .filter((part) => part !== '')
    .join(', ');
  return `${pair.charAt(0).toUpperCase()}${pair.slice(1)} is coded together${codes === '' ? '' : ` (${codes})`}${apart}${unless}.`;
}

function judge(reading: ChartReading, row: Combination, parts: ReadonlyMap<RegExp, Found>): RaisedFlag | null {
  const [a, b] = [parts.get(row.first), parts.get(row.second)];
  if (!a || !b || isCombined(reading, row) || unrelated.test(reading.text)) return null;
  const anyDiagnosis = reading.diagnoses.length > 0;
  // A chart that writes codes but neither of these has coded them in another way, or did not mean to.
  if (!a.isWritten && anyDiagnosis) return null;
  const instead = row.instead !== '' && reading.tables.icd.find(row.instead) ? row.instead : '';
  const both = a.isWritten && b.isWritten;
  return raiseCode({
    severity: both ? 'high' : a.isWritten ? 'medium' : 'low',
    rule: 'combination-code',
    message: say(row.what, instead, a.isWritten ? `, not as ${a.code}${both ? ` and ${b.code}` : ''}` : ''),
    query: 'Please clarify whether the two conditions are related.',
    basis: row.basis,
    codes: [a.code, b.code],
    sources: [a.at, b.at],
  });
}

/** With both, neither pair is right by itself: I13 says all three (Official Guidelines I.C.9.a.3). */
function joinHeartAndKidney(reading: ChartReading, flags: readonly RaisedFlag[]): readonly RaisedFlag[] {
  const [heart, kidney] = ['(I11.0', '(I12.9'].map((code) => flags.find(({ message }) => message.includes(code)));
  if (!heart || !kidney || !reading.tables.icd.find('I13.0')) return flags;
  const both: RaisedFlag = {
    ...heart,
    message: say(
      'hypertension with heart failure and chronic kidney disease (then the type of heart failure and the stage)',
      'I13.0',
      '',
    ),
    codes: [...new Set([...heart.codes, ...kidney.codes])],
    sources: [...heart.sources, ...kidney.sources.slice(1)],
  };
  return [both, ...flags.filter((flag) => flag !== heart && flag !== kidney)];
}

/** "Without complications" beside a code of the same category that names one. */
function findUncomplicated(reading: ChartReading): RaisedFlag[] {
  const plain = reading.diagnoses.find(({ code }) => /^E(?:0[89]|1[013])\.9$/.test(code));
  const other =
    plain &&
    reading.diagnoses.find(
      ({ code, known }) => known && code !== plain.code && code.slice(0, 3) === plain.code.slice(0, 3),
    );
  if (!plain || !other) return [];
  return [
    raiseCode({
      severity: 'high',
      rule: 'combination-code',
      message: `${plain.code} says "without complications", and ${other.code} names one. The code with the complication is used alone.`,
      basis: 'ICD-10-CM Official Guidelines I.C.4.a',
      codes: [plain.code, other.code],
      sources: [plain.written, other.written],
    }),
  ];
}

/** ICD-10-CM Official Guidelines I.B.9, I.A.15 and I.C.9.a: conditions that one code says together are not coded apart. */
export const combinationCode: AuditRule = {
  name: 'combination-code',
  check: (reading) => {
    const parts = findParts(reading);
    const flags = combinations.flatMap((row) => judge(reading, row, parts) ?? []);
    return [...joinHeartAndKidney(reading, flags), ...findUncomplicated(reading)];
  },
};
