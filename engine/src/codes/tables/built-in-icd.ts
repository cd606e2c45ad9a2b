import type { IcdTable } from './code-tables.ts';
import { expandGrammar } from './icd-grammar.ts';
import { icd10cmGrammar, icd10cmYear } from './icd10cm.data.ts';
import { openIcd, packIcd } from './packed-icd.ts';

let opened: IcdTable | null = null;

function table(): IcdTable {
  opened ??= openIcd(packIcd(expandGrammar(icd10cmGrammar), icd10cmYear, 'built-in table'), true);
  return opened;
}

/**
 * The table that comes with the product: every code of its fiscal year, as first published for it. Unpacked when first
 * used; `CodeLibrary.at` tells whether it is complete on a day.
 */
export const builtInIcd: IcdTable = {
  fiscalYear: icd10cmYear,
  isComplete: true,
  get size() {
    return table().size;
  },
  find: (code) => table().find(code),
  under: (prefix) => table().under(prefix),
};
