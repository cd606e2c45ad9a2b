import { inApril } from './april-2022.ts';
import { builtInIcd, builtInIcdOf } from './built-in-icd.ts';
import { builtInNotes } from './built-in-notes.ts';
import type { IcdTable, ProcedureTable, TabularNotes } from './code-tables.ts';
import type { Edition } from './editions.ts';
import { builtInCpt } from './procedures/built-in-cpt.ts';
import { builtInHcpcs } from './procedures/built-in-hcpcs.ts';

/** The table of a fiscal year for the days from 1 October of the year before to 30 September. */
function editionOf(table: IcdTable, days: { readonly from?: string; readonly to?: string } = {}): Edition<IcdTable> {
  const { fiscalYear } = table;
  return {
    name: `FY${fiscalYear} (built-in table)`,
    from: `${fiscalYear - 1}-10-01`,
    to: `${fiscalYear}-09-30`,
    ...days,
    open: () => table,
  };
}

const october2021 = builtInIcdOf(2022);

/** No code came or went on 1 April of the later years. */
const icd: readonly Edition<IcdTable>[] = [
  // As published for October; on 1 April 2022 three codes were added.
  editionOf(october2021, { to: '2022-03-31' }),
  editionOf(inApril(october2021), { from: '2022-04-01' }),
  editionOf(builtInIcdOf(2024)),
  editionOf(builtInIcdOf(2025)),
  editionOf(builtInIcdOf(2026)),
  editionOf(builtInIcd),
];

const notes: readonly Edition<TabularNotes>[] = [
  { name: '2021 (built-in)', from: '2020-10-01', to: '2021-09-30', open: builtInNotes },
];

/** Numbers with words of our own, which hold whatever the day. */
const cpt: readonly Edition<ProcedureTable>[] = [
  { name: 'numbers in common use, own words (built-in)', from: null, to: null, open: () => builtInCpt },
];

/** The tables that come with the product, by kind; the imported ones come after them. None is unpacked before it is asked for. */
export const builtInEditions = { icd, notes, hcpcs: builtInHcpcs, cpt };
