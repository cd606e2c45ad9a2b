import { inApril } from './april-2022.ts';
import { builtInIcd } from './built-in-icd.ts';
import { builtInNotes } from './built-in-notes.ts';
import type { IcdTable, ProcedureTable, TabularNotes } from './code-tables.ts';
import type { Edition } from './editions.ts';
import { builtInCpt } from './procedures/built-in-cpt.ts';
import { builtInHcpcs } from './procedures/built-in-hcpcs.ts';

const builtInIcdOfApril = inApril(builtInIcd);

const icd: readonly Edition<IcdTable>[] = [
  {
    // As published for October; on 1 April 2022 three codes were added.
    name: 'FY2022 (built-in table)',
    from: '2021-10-01',
    to: '2022-03-31',
    open: () => builtInIcd,
  },
  { name: 'FY2022 (built-in table)', from: '2022-04-01', to: '2022-09-30', open: () => builtInIcdOfApril },
];

const notes: readonly Edition<TabularNotes>[] = [
  { name: '2021 (built-in)', from: '2020-10-01', to: '2021-09-30', open: builtInNotes },
];

/** Numbers with words of our own, which hold whatever the day. */
const cpt: readonly Edition<ProcedureTable>[] = [
  { name: 'numbers in common use, own words (built-in)', from: null, to: null, open: () => builtInCpt },
];

/** The tables that come with the product, by kind; the imported ones stand behind them. */
export const builtInEditions = { icd, notes, hcpcs: builtInHcpcs(), cpt };
