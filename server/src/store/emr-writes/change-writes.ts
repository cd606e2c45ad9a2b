import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import { patientIndexOf } from '../emr/launch-store.ts';
import type { WriteCounts, WritesOf } from './emr-write-store.ts';
import { sealOfChat, sealResult, type WriteRow } from './write-rows.ts';

/** Those that are not done or cancelled, of whom is meant. */
function select(context: StoreContext, of: WritesOf) {
  const unsettled = context.database.kysely
    .selectFrom('emr_writes')
    .selectAll()
    .where('state', 'in', ['waiting', 'needs_launch', 'held']);
  if ('connectionId' in of) return unsettled.where('connection_id', '=', of.connectionId);
  return unsettled
    .where('owner_id', '=', of.owner.userId)
    .where('tenant_id', '=', of.owner.tenantId)
    .where('patient_index', '=', patientIndexOf(context, of.owner, of));
}

/** An item that is being sent now is settled by whoever sends it: it may be in the record already. */
export function cancelWrites(outer: StoreContext, of: WritesOf, now: number): Promise<readonly string[]> {
  return outer.database.transaction(async (database) => {
    const context = { ...outer, database };
    const rows = await select(context, of).execute();
    for (const row of rows) await cancelWrite(context, row, now);
    return rows.map((row) => row.message_id);
  });
}

async function cancelWrite(context: StoreContext, row: WriteRow, at: number): Promise<void> {
  const { kysely } = context.database;
  await kysely
    .updateTable('emr_writes')
    .set({ state: 'cancelled', is_open: 0, worker: null, lease_until: 0 })
    .where('id', '=', row.id)
    .execute();
  const seal = await sealOfChat(context, row.chat_id, row.tenant_id);
  const items = await kysely
    .selectFrom('emr_write_items')
    .select('number')
    .where('write_id', '=', row.id)
    .where('state', '=', 'waiting')
    .execute();
  if (seal === null) return;
  const result = { state: 'cancelled', reason: 'closed', detail: null, reference: null, at } as const;
  for (const { number } of items)
    await kysely
      .updateTable('emr_write_items')
      .set({ state: 'cancelled', result: sealResult(seal, row.id, number, result) })
      .where('write_id', '=', row.id)
      .where('number', '=', number)
      .where('state', '=', 'waiting')
      .execute();
}

export async function wakeWrites(context: StoreContext, of: WritesOf, now: number): Promise<number> {
  const rows = await select(context, of).execute();
  for (const { id } of rows)
    await context.database.kysely
      .updateTable('emr_writes')
      .set({ state: 'waiting', is_open: 1, asked_at: now, tries: 0, not_before: now })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'needs_launch', 'held'])
      .execute();
  return rows.length;
}

export async function countWrites({ database: { kysely } }: StoreContext, connectionId: string): Promise<WriteCounts> {
  const waiting = await kysely
    .selectFrom('emr_writes')
    .select(({ fn }) => [fn.countAll().as('many'), fn.min('asked_at').as('oldest')])
    .where('connection_id', '=', connectionId)
    .where('state', 'in', ['waiting', 'needs_launch', 'held'])
    .executeTakeFirstOrThrow();
  const refused = await kysely
    .selectFrom('emr_writes')
    .select(({ fn }) => fn.countAll().as('many'))
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'done')
    .where('is_refused', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.many),
    refused: Number(refused.many),
    oldestWaiting: waiting.oldest,
  };
}
