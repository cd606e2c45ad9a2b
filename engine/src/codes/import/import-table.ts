import { defineMessage } from '../../message/message.ts';
import { ImportProblem } from './import-problem.ts';
import { importers } from './importers.ts';
import { openTableFile, type TableFile } from './table-file.ts';
import type { TableKind } from '../tables/stored-table.ts';
import type { ImportedTable, ImportOptions, TableImporter } from './table-importer.ts';

/**
 * Reads a table of codes as its publisher ships it, whichever of the known formats it is.
 * @param fileName As the publisher names it: the year is read from it where the content states none
 * @throws ImportProblem, and nothing else, when the file is none of them or is damaged
 */
export function importTable(fileName: string, bytes: Uint8Array, options: ImportOptions = {}): ImportedTable {
  const file = openTableFile(fileName, bytes, options.archive);
  const importer = findImporter(file, options);
  if (importer) return importer.read(file, options);
  const known = importers
    .filter(({ kind }) => options.kind === undefined || kind === options.kind)
    .map(({ what }) => what);
  throw new ImportProblem(
    defineMessage('import.unknownFormat', '{file} is none of the tables that can be imported: {known}.', {
      file: file.name,
      known,
    }),
  );
}

/** What kind of table a file is, by its beginning; null where it is none, as a read-me beside the tables in an archive. */
export function recognizeTable(fileName: string, bytes: Uint8Array, options: ImportOptions = {}): TableKind | null {
  try {
    return findImporter(openTableFile(fileName, bytes, options.archive), options)?.kind ?? null;
  } catch (error) {
    if (error instanceof ImportProblem) return null;
    throw error;
  }
}

function findImporter(file: TableFile, { kind }: ImportOptions): TableImporter | undefined {
  return importers.find((one) => (kind === undefined || one.kind === kind) && one.recognizes(file));
}
