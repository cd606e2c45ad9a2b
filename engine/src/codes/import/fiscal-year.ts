import { defineMessage } from '../../message/message.ts';
import { ImportProblem } from './import-problem.ts';
import type { TableFile } from './table-file.ts';
import type { ImportOptions } from './table-importer.ts';

/** When a table of ICD-10-CM holds, and what a person calls it. */
export interface FiscalYear {
  readonly year: number;
  readonly version: string;
  readonly from: string;
  readonly to: string;
}

const firstYear = 2016;
const lastYear = 2100;
const isYear = (year: number): boolean => Number.isInteger(year) && year >= firstYear && year <= lastYear;

function yearInName(name: string): number | null {
  const years = [...name.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([digits]) => Number(digits)).filter(isYear);
  return years.at(-1) ?? null;
}

/**
 * The fiscal year of a file: from 1 October of the year before to 30 September. CMS adds codes on 1 April too; the file
 * of that update, which says April in its name or in that of its archive, holds from then on.
 * @param stated The year that the content states, if it does; what the person says goes before it
 * @throws ImportProblem when nothing states the year
 */
export function readFiscalYear(file: TableFile, options: ImportOptions, stated: number | null = null): FiscalYear {
  const year = options.fiscalYear ?? stated ?? yearInName(file.name) ?? yearInName(file.archive);
  if (year === null || !isYear(year))
    throw new ImportProblem(
      defineMessage('import.noFiscalYear', '{file} does not tell its fiscal year; name the year, for example 2027.', {
        file: file.name,
      }),
    );
  const isApril = /(?<![a-z])apr(?:il)?(?![a-z])/i.test(`${file.archive} ${file.name}`);
  return {
    year,
    version: options.version ?? (isApril ? `FY${year}, April update` : `FY${year}`),
    from: options.from ?? (isApril ? `${year}-04-01` : `${year - 1}-10-01`),
    to: options.to ?? `${year}-09-30`,
  };
}
