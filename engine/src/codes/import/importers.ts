import { cptFile } from './cpt-file.ts';
import { hccFile } from './hcc-file.ts';
import { hcpcsFile } from './hcpcs-file.ts';
import { icdCodesFile, icdOrderFile } from './icd-order-file.ts';
import { mueFile } from './mue-file.ts';
import { ncciEditsFile } from './ncci-edits-file.ts';
import type { TableImporter } from './table-importer.ts';
import { tabularXml } from './tabular-xml.ts';

/** Every format that can be imported; the first that knows a file reads it. */
export const importers: readonly TableImporter[] = [
  icdOrderFile,
  icdCodesFile,
  tabularXml,
  hcpcsFile,
  ncciEditsFile,
  mueFile,
  hccFile,
  cptFile,
];
