export { ImportProblem } from './import/import-problem.ts';
export { importTable, recognizeTable } from './import/import-table.ts';
export type { ImportedTable, ImportOptions } from './import/table-importer.ts';
export type { CodeLibrary, CodeTables } from './tables/code-tables.ts';
export { openLibrary } from './tables/open-library.ts';
export type { StoredTable, TableKind } from './tables/stored-table.ts';
