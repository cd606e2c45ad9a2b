import { defineMessage } from '../../message/message.ts';
import { ImportProblem } from './import-problem.ts';
import type { TableFile } from './table-file.ts';
import type { ImportOptions } from './table-importer.ts';

/** When a quarterly table holds, and what a person calls it. */
export interface Quarter {
  readonly version: string;
  readonly from: string;
  readonly to: string;
}

const lastDays = ['03-31', '06-30', '09-30', '12-31'];
const firstDays = ['01-01', '04-01', '07-01', '10-01'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The quarter of a year in which a month (1 to 12) lies. */
export function quarterOf(year: number, month: number): Quarter {
  const quarter = Math.floor((month - 1) / 3);
  return {
    version: `${year} Q${quarter + 1}`,
    from: `${year}-${firstDays[quarter]}`,
    to: `${year}-${lastDays[quarter]}`,
  };
}

/** Year and month as names and titles write them: `10-01-2026`, `10/1/2026`, `2026-10-01`, `2026_OCT`, `October 2026`, `2026 Q4`. */
function findMonth(text: string): { year: number; month: number } | null {
  const american = /(?<!\d)(\d{1,2})[-/_](\d{1,2})[-/_](20\d\d)(?!\d)/.exec(text);
  if (american) return { year: Number(american[3]), month: Number(american[1]) };
  const iso = /(?<!\d)(20\d\d)[-_]?(0[1-9]|1[0-2])[-_]?(?:0[1-9]|[12]\d|3[01])(?!\d)/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]) };
  const year = /(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1];
  if (year === undefined) return null;
  const quarter = /(?<![a-z\d])q(?:uarter\s?)?([1-4])(?!\d)/i.exec(text)?.[1];
  if (quarter !== undefined) return { year: Number(year), month: Number(quarter) * 3 - 2 };
  const name = /(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?![a-z])/i.exec(text)?.[1];
  return name === undefined ? null : { year: Number(year), month: months.indexOf(name.toLowerCase()) + 1 };
}

/** Where else than in its name a file may state its quarter. */
interface QuarterHints {
  /** Its title lines. */
  readonly title?: string;
  /** What its content says of it, where neither name nor title states it. */
  readonly otherwise?: Quarter;
}

/**
 * The quarter that a file holds for; what the person says goes before its name, that before its title,
 * and that before the name of the archive it came in.
 * @throws ImportProblem when nothing states the quarter
 */
export function readQuarter(file: TableFile, options: ImportOptions, hints: QuarterHints = {}): Quarter {
  const stated = options.from === undefined ? null : findMonth(options.from);
  const found = stated ?? findMonth(file.name) ?? findMonth(hints.title ?? '') ?? findMonth(file.archive);
  const isMonth = found !== null && found.month >= 1 && found.month <= 12;
  const quarter = isMonth ? quarterOf(found.year, found.month) : hints.otherwise;
  if (quarter === undefined)
    throw new ImportProblem(
      defineMessage(
        'import.noQuarter',
        '{file} does not tell its quarter; put its first day into the file name, for example 2026-10-01.',
        { file: file.name },
      ),
    );
  return {
    version: options.version ?? quarter.version,
    from: options.from ?? quarter.from,
    to: options.to ?? quarter.to,
  };
}
