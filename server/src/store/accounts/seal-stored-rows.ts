import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { KeyService } from '../../keys/key-service.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { markRowsSealed } from '../../keys/root-key.ts';
import { noDamageLog } from '../../kernel/damage.ts';
import { createRowSeals, sealedColumns } from './row-seal.ts';
import type { RowSeals, SealedRow } from './row-seal.ts';

/**
 * Tables whose rows last, step by step as their seals came; what is short ended then (`0025-row-seals.ts`). As many as
 * the contexts of the root key distinguish.
 */
const steps = [
  ['users', 'user_accounts', 'memberships', 'identities', 'invitations', 'passkeys', 'sessions', 'refresh_tokens'],
  ['chats', 'attachments', 'emergency_access'],
] as const;

type LastingTable = (typeof steps)[number][number];

/** Rows that are sealed in one go. */
const batch = 500;

/**
 * Seals the rows that were stored before there were seals, as they are: each kind of row once in the life of a database, and all of them
 * or none. Of several processes that start at the same time one does it.
 * @returns how many were sealed; null where they are sealed already
 */
export async function sealStoredRows(
  database: Database,
  keyring: Pick<Keyring, 'areRowsSealed' | 'purposeKey'>,
  service: KeyService,
): Promise<number | null> {
  if (keyring.areRowsSealed) return null;
  const seals = createRowSeals(keyring.purposeKey('row-seal'), noDamageLog);
  return database.transaction(async (inner) => {
    await inner.seam.lockMigrations(inner.kysely as never);
    const done = await markRowsSealed(inner, service);
    if (done === steps.length) return null;
    let count = 0;
    for (const table of steps.slice(done).flat()) count += await sealTable(inner, seals, table);
    return count;
  });
}

/** A block of rows with one statement: a ward's refresh tokens are hundreds of thousands, and nobody works meanwhile. */
async function sealTable({ kysely }: Database, seals: RowSeals, table: LastingTable): Promise<number> {
  const columns = sealedColumns[table];
  const [key] = columns;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await sql<SealedRow<LastingTable>>`
      select ${list} from ${sql.table(table)} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${sql.lit(batch)}
    `.execute(kysely);
    const made = rows.map((row) => ({ name: nameOf(row, key), seal: seals.make(table, row) }));
    const values = sql.join(made.map(({ name, seal }) => sql`(${name}, ${seal})`));
    if (made.length > 0)
      await sql`
        with made (name, seal) as (values ${values})
        update ${sql.table(table)} set seal = made.seal from made where ${sql.ref(`${table}.${key}`)} = made.name
      `.execute(kysely);
    count += rows.length;
    after = made.at(-1)?.name ?? after;
    if (rows.length < batch) return count;
  }
}

const nameOf = (row: SealedRow<LastingTable>, key: string): string =>
  String(Object.entries(row).find(([column]) => column === key)?.[1]);
