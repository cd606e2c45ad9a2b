import type { IcdCode, IcdTable, IcdYears } from './code-tables.ts';
import { expandGrammar } from './icd-grammar.ts';
import { openYear, readYearChanges, type YearTable } from './icd-years.ts';
import { icd10cmYears } from './icd10cm-years.data.ts';
import { icd10cmGrammar, icd10cmYear } from './icd10cm.data.ts';
import { openIcd, packIcdColumns, type PackedIcd } from './packed-icd.ts';

let opened: PackedIcd | null = null;

/** The newest built-in table in its packed form, unpacked from its grammar when first asked for. */
export function builtInIcdPacked(): PackedIcd {
  opened ??= openIcd(packIcdColumns(expandGrammar(icd10cmGrammar), icd10cmYear, 'built-in table'), true);
  return opened;
}

let openedYears: ReadonlyMap<number, YearTable> | null = null;

/** The tables of the earlier years that come with the product, the newest first. */
function earlierYears(): ReadonlyMap<number, YearTable> {
  openedYears ??= new Map(
    Array.from(readYearChanges(icd10cmYears), ([year, changes]) => [year, openYear(builtInIcdPacked(), year, changes)]),
  );
  return openedYears;
}

/** What the years have in common: the newest year, and whatever could be billed in an earlier one and cannot any more. */
const years: IcdYears = {
  get newest() {
    return builtInIcd;
  },
  *every(): Iterable<IcdCode> {
    yield* builtInIcdPacked().under('');
    for (const { own } of earlierYears().values()) for (const code of own) if (code.billable) yield code;
  },
};

function tableOf(fiscalYear: number, open: () => IcdTable): IcdTable {
  return {
    fiscalYear,
    isComplete: true,
    years,
    get size() {
      return open().size;
    },
    find: (code) => open().find(code),
    under: (prefix) => open().under(prefix),
  };
}

/**
 * The newest table that comes with the product: every code of its fiscal year, as first published for it.
 * `CodeLibrary.at` says whether it is complete on a day.
 */
export const builtInIcd: IcdTable = tableOf(icd10cmYear, builtInIcdPacked);

/** The table of an earlier year that comes with the product. */
export function builtInIcdOf(fiscalYear: number): IcdTable {
  return tableOf(fiscalYear, () => {
    const table = earlierYears().get(fiscalYear);
    if (!table) throw new TypeError(`FY${fiscalYear} does not come with the product.`);
    return table;
  });
}
