import { ImportProblem } from './import-problem.ts';
import { importers } from './importers.ts';
import { openTableFile } from './table-file.ts';
import type { ImportedTable, ImportOptions } from './table-importer.ts';

/**
 * Reads a table of codes as its publisher ships it, whichever of the known formats it is.
 * @param fileName As the publisher names it: the year is read from it where the content tells none
 * @throws ImportProblem, and nothing else, when the file is none of them or is damaged
 */
export function importTable(fileName: string, bytes: Uint8Array, options: ImportOptions = {}): ImportedTable {
  const file = openTableFile(fileName, bytes);
  const importer = importers.find(
    (one) => (options.kind === undefined || one.kind === options.kind) && one.recognizes(file),
  );
  if (importer) return importer.read(file, options);
  const known = importers
    .filter(({ kind }) => options.kind === undefined || kind === options.kind)
    .map(({ what }) => what);
  throw new ImportProblem(`${file.name} is none of the tables that can be imported: ${known.join('; ')}.`);
}
