import { icdCodesFile, icdOrderFile } from './icd-order-file.ts';
import type { TableImporter } from './table-importer.ts';
import { tabularXml } from './tabular-xml.ts';

/** Every format that can be imported; the first that knows a file reads it. */
export const importers: readonly TableImporter[] = [icdOrderFile, icdCodesFile, tabularXml];
