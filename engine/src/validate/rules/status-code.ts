import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { statusRows } from './data/status-needs.ts';

type Row = (typeof statusRows)[number];

const denial =
  /\b(?:no|not|never|denies|without|refuses|declines|declined|discontinued|avoid|stopped|allerg\w+|consider|discuss\w*)\b[^.;\n]{0,30}$/i;

/** "Clopidogrel, given for the first five days, was stopped". */
const overBehind = /^[^.;\n]{0,50}\b(?:was|were|has been|had been) (?:stopped|discontinued|ended|held for good)\b/i;

/** Words of the chart, outside the lines of the code itself, that show what the status tells of. */
function isShown(reading: ChartReading, { occurrences }: WrittenDiagnosis, pattern: RegExp): boolean {
  const all = new RegExp(pattern.source, 'gi');
  for (const match of reading.text.matchAll(all)) {
    const at = match.index;
    const isOwn = occurrences.some(
      ({ line, description, start }) =>
        at >= line.start &&
        at < line.end &&
        (description === null || (at >= Math.min(start, description.start) && at <= Math.max(description.end, start))),
    );
    const end = at + match[0].length;
    if (
      !isOwn &&
      !denial.test(reading.text.slice(Math.max(0, at - 40), at)) &&
      !overBehind.test(reading.text.slice(end, end + 70))
    )
      return true;
  }
  return false;
}

function isMet(reading: ChartReading, diagnosis: WrittenDiagnosis, { written, words }: Row): boolean {
  if (written) return reading.diagnoses.some(({ code }) => code !== diagnosis.code && written.test(code));
  return words === undefined || isShown(reading, diagnosis, words);
}

/** The body mass index that a Z68 code stands for; null for percentiles of children. */
function rangeOf(code: string): readonly [from: number, below: number] | null {
  const digits = code.slice(4);
  if (digits === '1') return [0, 20];
  if (/^[23]\d$/.test(digits)) return [Number(digits), Number(digits) + 1];
  const classes: Record<string, readonly [number, number]> = {
    41: [40, 45],
    42: [45, 50],
    43: [50, 60],
    44: [60, 70],
    45: [70, 200],
  };
  return classes[digits] ?? null;
}

function judgeIndex(reading: ChartReading, { code, written, known }: WrittenDiagnosis): RaisedFlag | null {
  const range = code.startsWith('Z68.') ? rangeOf(code) : null;
  const values = reading.vitals.filter(({ kind }) => kind === 'bmi');
  const [value] = values;
  if (!range || !value || values.some((each) => Number(each.value) >= range[0] && Number(each.value) < range[1]))
    return null;
  return raiseCode({
    severity: 'high',
    rule: 'status-code',
    message: `${code} (${known?.title ?? ''}) does not fit the body mass index in the chart: ${quote(reading.text, value)}.`,
    basis: 'ICD-10-CM tabular list, Z68',
    codes: [code],
    sources: [written, value],
  });
}

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag[] {
  const { code, known, written } = diagnosis;
  const row = statusRows.find(({ codes }) => codes.test(code));
  const index = judgeIndex(reading, diagnosis);
  const missing =
    row && !isMet(reading, diagnosis, row)
      ? raiseCode({
          severity: row.against?.test(reading.text) ? 'medium' : row.severity,
          rule: 'status-code',
          message: `${code} (${known?.title ?? ''}) needs ${row.needs}, and none was found.`,
          query: `Please document what ${code} rests on, or whether it applies.`,
          basis: row.basis,
          codes: [code],
          sources: [written],
        })
      : null;
  return [missing, index].flatMap((flag) => flag ?? []);
}

/** True where a row names what a status code needs, and the chart has it. */
export function isStatusShown(reading: ChartReading, diagnosis: WrittenDiagnosis): boolean {
  const row = statusRows.find(({ codes, words }) => words !== undefined && codes.test(diagnosis.code));
  return row !== undefined && isMet(reading, diagnosis, row);
}

/**
 * ICD-10-CM Official Guidelines I.B.14 and I.C.21.c.3: a body mass index is coded only beside a weight diagnosis of the provider, and
 * a status only where the chart shows it.
 */
export const statusCode: AuditRule = {
  name: 'status-code',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known, code }) => known?.billable && code.startsWith('Z'))
      .flatMap((diagnosis) => judge(reading, diagnosis)),
};
