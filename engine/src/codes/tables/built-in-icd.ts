import type { IcdTable } from './code-tables.ts';
import { expandGrammar } from './icd-grammar.ts';
import { icd10cmGrammar, icd10cmYear } from './icd10cm.data.ts';
import { openIcd, packIcdColumns, type PackedIcd } from './packed-icd.ts';

let opened: PackedIcd | null = null;

/** The built-in table in its packed form, unpacked from its grammar when first asked for. */
export function builtInIcdPacked(): PackedIcd {
  opened ??= openIcd(packIcdColumns(expandGrammar(icd10cmGrammar), icd10cmYear, 'built-in table'), true);
  return opened;
}

/**
 * The table that comes with the product: every code of its fiscal year, as first published for it.
 * `CodeLibrary.at` tells whether it is complete on a day.
 */
export const builtInIcd: IcdTable = {
  fiscalYear: icd10cmYear,
  isComplete: true,
  get size() {
    return builtInIcdPacked().size;
  },
  find: (code) => builtInIcdPacked().find(code),
  under: (prefix) => builtInIcdPacked().under(prefix),
};
