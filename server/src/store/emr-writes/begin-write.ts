import { refuseGone } from '../../database/tombstones.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import type { StoreContext } from '../context.ts';
import { patientIndexOf } from '../emr/launch-store.ts';
import type { Owner } from '../store.ts';
import type { NewWrite } from './emr-write-store.ts';
import { requireSealed, sealItem, sealOfChat, sealPlace, sealResult } from './write-rows.ts';

/** Keeps a write-back with its items, all or nothing; of two that begin at once one is kept. */
export function beginWrite(outer: StoreContext, owner: Owner, write: NewWrite, now: number): Promise<boolean> {
  return outer.database.transaction(async (database) => {
    const context = { ...outer, database };
    await refuseGone(database, [owner.tenantId, owner.userId]);
    const seal = await sealOfChat(context, write.chatId, owner.tenantId);
    if (seal === null) return false;
    const { id, chatId, messageId, connectionId, items, ...place } = write;
    const sealed = {
      id,
      tenant_id: owner.tenantId,
      owner_id: owner.userId,
      chat_id: chatId,
      message_id: messageId,
      connection_id: connectionId,
    };
    const made = await database.kysely
      .insertInto('emr_writes')
      .values({
        ...sealed,
        seal: rowSealsOf(context).make('emr_writes', sealed),
        patient_index: patientIndexOf(context, owner, place),
        state: 'waiting',
        is_open: 1,
        is_refused: 0,
        asked_at: now,
        tries: 0,
        not_before: now,
        worker: null,
        lease_until: 0,
        body: sealPlace(seal, id, place),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return false;
    for (const [number, { settled, ...item }] of items.entries())
      await database.kysely
        .insertInto('emr_write_items')
        .values({
          write_id: id,
          number,
          state: settled?.state ?? 'waiting',
          is_begun: 0,
          body: sealItem(seal, id, number, item),
          result: settled === null ? null : sealResult(seal, id, number, settled),
        })
        .execute();
    return true;
  });
}

/** What was cancelled waits again; what is settled otherwise stays as it is. */
export function reopenWrite(outer: StoreContext, owner: Owner, messageId: string, now: number): Promise<boolean> {
  return outer.database.transaction(async (database) => {
    const context = { ...outer, database };
    const row = await database.kysely
      .updateTable('emr_writes')
      .set({ state: 'waiting', is_open: 1, asked_at: now, tries: 0, not_before: now })
      .where('message_id', '=', messageId)
      .where('tenant_id', '=', owner.tenantId)
      .where('state', '!=', 'done')
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return false;
    requireSealed(context, row);
    // Whoever asks now is whose launch it goes by.
    const { id, tenant_id, chat_id, message_id, connection_id } = row;
    const sealed = { id, tenant_id, owner_id: owner.userId, chat_id, message_id, connection_id };
    await database.kysely
      .updateTable('emr_writes')
      .set({ owner_id: owner.userId, seal: rowSealsOf(context).make('emr_writes', sealed) })
      .where('id', '=', id)
      .execute();
    await database.kysely
      .updateTable('emr_write_items')
      .set({ state: 'waiting', result: null })
      .where('write_id', '=', id)
      .where('state', '=', 'cancelled')
      .execute();
    return true;
  });
}
