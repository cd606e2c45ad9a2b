import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineMessage } from '@notewright/engine/message';
import { importTable, recognizeTable } from '@notewright/engine/codes';
import { ImportProblem } from '@notewright/engine/import-problem';
import type { ImportedTable, ImportOptions, StoredTable } from '@notewright/engine';
import type { NewCodeTable } from '../../store/codes/code-table-store.ts';
import { baseName } from './open-archive.ts';
import { compareTables, type TableChange } from './compare-tables.ts';
import { stemOf, tableMembers, type TableMember } from './table-members.ts';

/** A file that is to be imported. */
export interface TableFilePath {
  /** As its publisher or its owner names it; the year is read from it where the content tells none. */
  readonly name: string;
  /** Where it lies. */
  readonly path: string;
}

/** A table that was read, ready to be kept, and how it stands to what was loaded before. */
export interface ReadTable {
  readonly table: NewCodeTable;
  /** Null where there was none before. */
  readonly change: TableChange | null;
  /** Seconds that reading took. */
  readonly seconds: number;
}

/**
 * Reads every table in the files. All of them are good, or nothing comes of any.
 * @param before What is loaded, to say what has changed
 * @throws ImportProblem in one sentence
 */
export async function readTables(
  files: readonly TableFilePath[],
  options: ImportOptions,
  before: readonly StoredTable[],
): Promise<readonly ReadTable[]> {
  const tables: ReadTable[] = [];
  for (const { name: given, path } of files) {
    const name = readableName(given);
    const found = tables.length;
    for await (const member of tableMembers(name, await readBytes(name, path))) {
      const table = readMember(member, options, before);
      if (table !== null) tables.push(table);
    }
    if (tables.length === found)
      throw new ImportProblem(
        defineMessage('codes.noKnownTable', '{name} holds none of the tables that can be imported.', { name }),
      );
  }
  return tables;
}

/** A name as it is shown and kept: without folders and controls, and no longer than names are. */
const readableName = (name: string): string =>
  baseName(name)
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200);

async function readBytes(name: string, path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    throw new ImportProblem(defineMessage('codes.couldNotRead', '{name} could not be read.', { name }));
  }
}

/** Null for a member of an archive that is no table: a read-me, a description of columns. */
function readMember(member: TableMember, options: ImportOptions, before: readonly StoredTable[]): ReadTable | null {
  const { name, bytes, archive } = member;
  const known = archive === null ? options : { ...options, archive };
  if (archive !== null && recognizeTable(name, bytes, known) === null) return null;
  const began = performance.now();
  const imported = importTable(name, bytes, known);
  const table = toNewTable(name, imported);
  const change = compareTables(imported, before);
  return { table, change, seconds: (performance.now() - began) / 1000 };
}

function toNewTable(name: string, { kind, version, from, to, entries, remarks, packed }: ImportedTable): NewCodeTable {
  return {
    kind,
    version,
    // The edits of the National Correct Coding Initiative are shipped in several files, which count together.
    part: kind === 'ncci-ptp' ? stemOf(name) : '',
    from,
    to,
    entries,
    fileName: name,
    sha256: createHash('sha256').update(packed).digest('hex'),
    packedBytes: packed.length,
    remarks,
    body: compress(packed),
  };
}

/** Quality 5 packs nearly as far as the highest in a twentieth of the time. */
function compress(packed: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(packed, {
    params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: packed.length },
  });
}
