import type { CodeTables } from '../../codes/tables/code-tables.ts';
import { fiscalYearOf } from '../../codes/tables/fiscal-year-of.ts';
import type { ChartReading } from './read-chart.ts';

/** Years as a person reads them: "FY2024, FY2025 and FY2026". */
function nameYears(years: readonly number[]): string {
  const names = years.map((year) => `FY${year}`);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** How the table in force knows a code that other years have: not yet, no more, or neither can be said. */
export type YearFault = 'other-year' | 'not-loaded' | 'nowhere';

export interface CodeYears {
  readonly fault: YearFault;
  /** The loaded years in which the code can be billed. */
  readonly years: readonly number[];
  /** One sentence without its subject and its capital letter: "it is not in ICD-10-CM FY2026 ...". */
  readonly why: string;
}

/** The tables of the year are loaded, or the newest stand for a day that is not known. */
export const isYearLoaded = ({ icdFit }: CodeTables): boolean => icdFit === 'in-force' || icdFit === 'newest';

function sayOtherYear(fiscalYear: number, years: readonly number[], isDated: boolean): string {
  const when = isDated ? 'on the date of service' : `in FY${fiscalYear}, the newest year that is loaded`;
  const isLater = years.every((year) => year > fiscalYear);
  const isEarlier = years.every((year) => year < fiscalYear);
  const standing = isLater
    ? `it did not exist yet ${when}`
    : isEarlier
      ? `it no longer exists ${when}`
      : `it does not exist ${when}`;
  return `${standing}: ICD-10-CM FY${fiscalYear} does not hold it, and it is valid in ${nameYears(years)}.`;
}

/**
 * Why a code that the table in force does not hold may still be right: another year has it, or the table of the year of the date of
 * service is not loaded.
 */
export function readCodeYears({ tables, serviceDay }: ChartReading, code: string): CodeYears {
  const { icd, yearsOf } = tables;
  const years = yearsOf(code);
  if (serviceDay && !isYearLoaded(tables)) {
    const held = years.length > 0 ? `, and it is valid in ${nameYears(years)}` : '';
    const why = `it cannot be checked with the table of FY${fiscalYearOf(serviceDay.day)}, the year of the date of service, which is not loaded: FY${icd.fiscalYear} does not hold it${held}.`;
    return { fault: 'not-loaded', years, why };
  }
  if (years.length > 0)
    return { fault: 'other-year', years, why: sayOtherYear(icd.fiscalYear, years, serviceDay !== null) };
  const when = serviceDay
    ? ', which holds on the date of service'
    : ', the newest year that is loaded, nor in an earlier one';
  return { fault: 'nowhere', years, why: `it is not in ICD-10-CM FY${icd.fiscalYear}${when}.` };
}

/** Where a heading could be billed in another year, which those are: "It could be billed in FY2024 and FY2025." Else empty. */
export function sayBilledYears({ tables }: ChartReading, code: string): string {
  const years = tables.yearsOf(code);
  return years.length > 0 ? `In ${nameYears(years)} it can be billed.` : '';
}
