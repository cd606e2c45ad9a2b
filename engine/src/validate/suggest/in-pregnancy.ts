import type { IcdTable } from '../../codes/tables/code-tables.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { trimesterOf } from '../reading/trimester.ts';
import { inPregnancy } from './data/in-pregnancy.ts';
import type { Suggestion } from './suggestion.ts';

/** Below this age, in years, no pregnancy is coded (I.C.15; age edits for maternity, 9 to 64 years). */
const leastAge = 9;

const places = { first: '1', second: '2', third: '3' } as const;

/** The same code for the trimester that the chart tells: O13.9 is O13.3 from 28 weeks on. */
function ofTrimester(code: string, weeks: number, table: IcdTable): string {
  if (!/unspecified trimester/i.test(table.find(code)?.title ?? '')) return code;
  const trimester = trimesterOf(weeks);
  const exact = table.find(`${code.slice(0, -1)}${places[trimester]}`);
  return exact?.billable && exact.title.toLowerCase().includes(trimester) ? exact.code : code;
}

/** The code of chapter 15 for a condition, where there is one. */
function ofChapter(suggestion: Suggestion, weeks: number, table: IcdTable): Suggestion[] {
  const row = inPregnancy.find(([condition]) => condition.test(suggestion.code));
  const code = row && `${row[1]}${places[trimesterOf(weeks)]}`;
  if (!row || code === undefined || !table.find(code)?.billable) return [suggestion];
  const first = { ...suggestion, code, reason: 'The chart names the condition, and a pregnancy.' };
  return row[2] ? [first, suggestion] : [first];
}

/** The week beside a code of chapter 15, with which alone it stands (tabular list, Z3A). */
function weekOf({ patient: { weeks } }: ChartReading, codes: readonly string[]): Suggestion[] {
  if (!weeks || weeks.value < 8 || weeks.value > 42 || !codes.some((code) => code.startsWith('O'))) return [];
  const code = `Z3A.${String(weeks.value).padStart(2, '0')}`;
  return [{ code, confidence: 0.85, evidence: [weeks.source], reason: 'The chart tells the week.' }];
}

/**
 * What is suggested where the chart tells the weeks of a pregnancy: the codes of chapter 15 with their trimester, and the week itself.
 * @param written the codes that the chart has
 */
export function inWeeksTold(
  reading: ChartReading,
  suggestions: readonly Suggestion[],
  written: readonly string[],
): readonly Suggestion[] {
  const { weeks, sex, age } = reading.patient;
  // "Born at 38 weeks": the weeks of a child are its mother's.
  if (!weeks || sex === 'male' || (age?.value ?? leastAge) < leastAge) return suggestions;
  const table = reading.tables.icd;
  const told = suggestions
    .map((each) => ({ ...each, code: ofTrimester(each.code, weeks.value, table) }))
    .flatMap((each) => ofChapter(each, weeks.value, table));
  const codes = [...written, ...told.map(({ code }) => code)];
  const week = codes.some((code) => code.startsWith('Z3A')) ? [] : weekOf(reading, codes);
  return [...new Map([...told, ...week].map((each) => [each.code, each])).values()];
}
