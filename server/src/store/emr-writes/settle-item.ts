import type { StoreContext } from '../context.ts';
import type { ClaimedWrite, ItemResult } from './emr-write-store.ts';
import { openItem, requireSealed, sealItem, sealOfChat, sealResult } from './write-rows.ts';

/**
 * Notes that an item is about to be sent. The write has to be the worker's still, so that of one that was cancelled, or taken over
 * after a lease was over, nothing more is sent.
 */
export function beginItem(
  outer: StoreContext,
  { id, worker }: ClaimedWrite,
  { number, now, until }: { readonly number: number; readonly now: number; readonly until: number },
): Promise<boolean> {
  return outer.database.transaction(async ({ kysely }) => {
    const held = await kysely
      .updateTable('emr_writes')
      .set({ lease_until: until })
      .where('id', '=', id)
      .where('worker', '=', worker)
      .where('is_open', '=', 1)
      .where('lease_until', '>', now)
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return false;
    const begun = await kysely
      .updateTable('emr_write_items')
      .set({ is_begun: 1 })
      .where('write_id', '=', id)
      .where('number', '=', number)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return begun.numUpdatedRows === 1n;
  });
}

/** What is settled needs its resource no more. */
export function settleItem(
  outer: StoreContext,
  { id }: ClaimedWrite,
  number: number,
  result: ItemResult,
): Promise<boolean> {
  return outer.database.transaction(async (database) => {
    const context = { ...outer, database };
    const row = await database.kysely.selectFrom('emr_writes').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return false;
    requireSealed(context, row);
    const seal = await sealOfChat(context, row.chat_id, row.tenant_id);
    const item = await database.kysely
      .selectFrom('emr_write_items')
      .select(['write_id', 'number', 'body'])
      .where('write_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (seal === null || item === undefined) return false;
    const isKept = result.state === 'cancelled';
    const settled = await database.kysely
      .updateTable('emr_write_items')
      .set({
        state: result.state,
        body: isKept ? item.body : sealItem(seal, id, number, { ...openItem(seal, item), resource: null }),
        result: sealResult(seal, id, number, result),
      })
      .where('write_id', '=', id)
      .where('number', '=', number)
      .where('state', 'in', ['waiting', 'cancelled'])
      .executeTakeFirst();
    return settled.numUpdatedRows === 1n;
  });
}
