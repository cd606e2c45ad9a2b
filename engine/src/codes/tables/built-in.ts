import { builtInIcd } from './built-in-icd.ts';
import type { CodeLibrary, CodeTables, TabularNotes } from './code-tables.ts';

const noNotes: TabularNotes = { of: () => [], seventhCharacters: () => null, isManifestation: () => false };

const builtInTables: CodeTables = {
  icd: builtInIcd,
  notes: noNotes,
  hcpcs: { version: 'none', isComplete: false, size: 0, find: () => null, under: () => [] },
  cpt: null,
  ncci: null,
  mue: null,
  hcc: null,
  label: `ICD-10-CM FY${builtInIcd.fiscalYear}, built-in table`,
};

/** The tables that come with the product, whatever the day: what every audit works with where nothing was imported. */
export const builtInLibrary: CodeLibrary = { at: () => builtInTables };
