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
 */
export async function sealStoredRows(
  database: Database,
  keyring: Pick<Keyring, 'areRowsSealed' | 'purposeKey'>,
  service: KeyService,
): Promise<void> {
  if (keyring.areRowsSealed) return;
  const seals = createRowSeals(keyring.purposeKey('row-seal'), noDamageLog);
  await database.transaction(async (inner) => {
    await inner.seam.lockMigrations(inner.kysely as never);
    const done = await markRowsSealed(inner, service);
    for (const table of steps.slice(done).flat()) await sealTable(inner, seals, table);
  });
}

async function sealTable({ kysely }: Database, seals: RowSeals, table: LastingTable): Promise<void> {
  const columns = sealedColumns[table];
  const [key] = columns;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (let after = ''; ;) {
    const { rows } = await sql<SealedRow<LastingTable>>`
      select ${list} from ${sql.table(table)} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${sql.lit(batch)}
    `.execute(kysely);
    for (const row of rows) {
      after = String(Object.entries(row).find(([column]) => column === key)?.[1]);
      await sql`
        update ${sql.table(table)} set seal = ${seals.make(table, row)} where ${sql.ref(key)} = ${after}
      `.execute(kysely);
    }
    if (rows.length < batch) return;
  }
}
