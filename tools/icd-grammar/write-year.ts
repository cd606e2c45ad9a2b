import { yearMarks } from '../../engine/src/codes/tables/icd-years.ts';
import type { IcdRow } from '../../engine/src/codes/tables/packed-icd.ts';

type Rows = ReadonlyMap<string, IcdRow>;

const byCode = (rows: readonly IcdRow[]): Rows => new Map(rows.map((row) => [row.code, row]));

const beginningsOf = (code: string): string[] => Array.from(code, (_, at) => code.slice(0, at + 1));

/** The codes of the newest year that an earlier one has not: one for all below it where none of those is in the year. */
function listAbsent(newest: readonly IcdRow[], known: Rows): string[] {
  const beginnings = new Set([...known.keys()].flatMap(beginningsOf));
  const whole = new Set<string>();
  return newest.flatMap(({ code }) => {
    if (known.has(code) || beginningsOf(code).some((above) => whole.has(above))) return [];
    if (beginnings.has(code)) return [yearMarks.absentAlone + code];
    whole.add(code);
    return [yearMarks.absent + code];
  });
}

/**
 * What an earlier fiscal year differs in from the newest (engine/src/codes/tables/icd-years.ts).
 * @param newest Sorted by code, as `rows`
 */
export function writeYear(fiscalYear: number, rows: readonly IcdRow[], newest: readonly IcdRow[]): string {
  const known = byCode(newest);
  const absent = listAbsent(newest, byCode(rows));
  const own = rows.flatMap(({ code, billable, title }) => {
    const now = known.get(code);
    if (now?.billable === billable && now.title === title) return [];
    const mark = billable ? yearMarks.billable : yearMarks.heading;
    return [mark + code + (now?.title === title ? '' : yearMarks.title + title)];
  });
  return [`${yearMarks.year}${fiscalYear} ${rows.length}`, ...absent, ...own].join('\n');
}
