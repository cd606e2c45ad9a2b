import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ColumnValue, Database, RowTarget } from '../../database/database.ts';
import type { CodeTableTable } from '../../database/tables/codes.ts';

/** What is known of an imported table without opening it. */
export interface CodeTableFacts {
  readonly kind: string;
  readonly version: string;
  /** Which file of a publication in several parts; empty where it is one. */
  readonly part: string;
  /** ISO dates; null where it is open on that side. */
  readonly from: string | null;
  readonly to: string | null;
  readonly entries: number;
  readonly fileName: string;
  /** Of the packed bytes before they were compressed, in hexadecimal. */
  readonly sha256: string;
  readonly packedBytes: number;
  readonly remarks: readonly string[];
}

export interface StoredCodeTable extends CodeTableFacts {
  readonly id: string;
  readonly importedAt: number;
  /** A user's id, or the command line's name. */
  readonly importedBy: string;
}

export interface NewCodeTable extends CodeTableFacts {
  /** The packed table, compressed. */
  readonly body: Uint8Array;
}

/** The code tables that were imported. They are the installation's: no word of a chart or of anybody is in them. */
export interface CodeTableStore {
  /** A number that changes with each change of the tables. One row is read. */
  readChanges(): Promise<number>;
  /** By kind, the newest first. */
  list(): Promise<readonly StoredCodeTable[]>;
  /** The compressed bytes of a table; empty when it is gone. */
  readBody(id: string): Promise<Uint8Array>;
  /** Keeps tables; one of the same kind, version and part makes room. All of them or none. */
  put(tables: readonly NewCodeTable[], by: string, now: number): Promise<void>;
  /** Removes every part of a version, and answers what it was; empty when there was none. Atomic. */
  remove(kind: string, version: string): Promise<readonly StoredCodeTable[]>;
}

/** At most so many bytes a row: neither database likes a single huge value. */
const chunkBytes = 4 * 1024 * 1024;
const libraryRow = 'installation';

const chunkRows: RowTarget = {
  table: 'code_table_chunks',
  columns: [
    { name: 'table_id', type: 'text' },
    { name: 'position', type: 'bigint' },
    { name: 'body', type: 'blob' },
  ],
};

export function createCodeTableStore(database: Database): CodeTableStore {
  const { kysely } = database;
  return {
    async readChanges() {
      const row = await kysely
        .selectFrom('code_library')
        .select('changes')
        .where('id', '=', libraryRow)
        .executeTakeFirst();
      return row?.changes ?? 0;
    },
    async list() {
      const rows = await kysely
        .selectFrom('code_tables')
        .selectAll()
        .orderBy('kind')
        .orderBy('valid_from', 'desc')
        .orderBy('version', 'desc')
        .orderBy('part')
        .execute();
      return rows.map(toStored);
    },
    readBody: (id) => readBody(database, id),
    put: (tables, by, now) =>
      database.transaction(async (inner) => {
        await countChange(inner);
        for (const table of tables) await putOne(inner, table, by, now);
      }),
    remove: (kind, version) =>
      database.transaction(async (inner) => {
        await countChange(inner);
        const rows = await inner.kysely
          .selectFrom('code_tables')
          .selectAll()
          .where('kind', '=', kind)
          .where('version', '=', version)
          .execute();
        for (const { id } of rows) await removeOne(inner, id);
        return rows.map(toStored);
      }),
  };
}

/** First in every change: whoever else changes the tables waits here until this one is kept or undone. */
async function countChange({ kysely }: Database): Promise<void> {
  await kysely
    .updateTable('code_library')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .where('id', '=', libraryRow)
    .execute();
}

async function readBody({ kysely }: Database, id: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const row = await kysely
      .selectFrom('code_table_chunks')
      .select('body')
      .where('table_id', '=', id)
      .where('position', '=', chunks.length)
      .executeTakeFirst();
    if (row === undefined) return Buffer.concat(chunks);
    chunks.push(row.body);
  }
}

async function putOne(database: Database, table: NewCodeTable, by: string, now: number): Promise<void> {
  const { kysely } = database;
  const before = await kysely
    .selectFrom('code_tables')
    .select('id')
    .where('kind', '=', table.kind)
    .where('version', '=', table.version)
    .where('part', '=', table.part)
    .execute();
  for (const { id } of before) await removeOne(database, id);
  const id = uuidv7();
  await kysely
    .insertInto('code_tables')
    .values({
      id,
      kind: table.kind,
      version: table.version,
      part: table.part,
      valid_from: table.from,
      valid_to: table.to,
      entries: table.entries,
      file_name: table.fileName,
      sha256: table.sha256,
      packed_bytes: table.packedBytes,
      remarks: JSON.stringify(table.remarks),
      imported_at: now,
      imported_by: by,
    })
    .execute();
  for (const row of cut(id, table.body)) await database.seam.insertRows(kysely as never, chunkRows, [row]);
}

function* cut(id: string, body: Uint8Array): Generator<readonly ColumnValue[]> {
  for (let start = 0; start < body.length; start += chunkBytes)
    yield [id, start / chunkBytes, body.subarray(start, start + chunkBytes)];
}

async function removeOne({ kysely }: Database, id: string): Promise<void> {
  await kysely.deleteFrom('code_table_chunks').where('table_id', '=', id).execute();
  await kysely.deleteFrom('code_tables').where('id', '=', id).execute();
}

function toStored(row: Selectable<CodeTableTable>): StoredCodeTable {
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    part: row.part,
    from: row.valid_from,
    to: row.valid_to,
    entries: row.entries,
    fileName: row.file_name,
    sha256: row.sha256,
    packedBytes: row.packed_bytes,
    // Nothing but `putOne` writes this column.
    remarks: JSON.parse(row.remarks) as readonly string[],
    importedAt: row.imported_at,
    importedBy: row.imported_by,
  };
}
