import { refuseGone } from '../../database/tombstones.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { sealField } from './recording-row.ts';
import type { NewRecording } from './recording-store.ts';

/** Begins a recording with a key of its own, and one for its browser; null while another one of the person runs. */
export async function beginRecording(
  context: StoreContext,
  owner: Owner,
  { id, chatId, sessionId, language }: NewRecording,
  now: number,
): Promise<Uint8Array | null> {
  const { database, keys } = context;
  const { tenantId, userId } = owner;
  await refuseGone(database, [tenantId, userId]);
  const { key, wrapped } = await keys.vault.create(database, { tenantId, kind: 'recording', id });
  const browserKey = newKeyBytes();
  const sealed = { id, tenant_id: tenantId, owner_id: userId, session_id: sessionId };
  const made = await database.kysely
    .insertInto('recordings')
    .values({
      ...sealed,
      seal: rowSealsOf(context).make('recordings', sealed),
      chat_id: chatId,
      language,
      begun_at: now,
      touched_at: now,
      finished_at: null,
      done_at: null,
      set_aside_at: null,
      put_away_at: null,
      bytes: 0,
      wrapped_key: wrapped,
      browser_key: sealField({ id, tenantId, key }, { of: 'browser_key' }, browserKey),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n ? browserKey : null;
}

/** How many recordings of a person are not done, the one that runs among them. */
export async function countWaiting({ database }: StoreContext, userId: string): Promise<number> {
  const rows = await database.kysely
    .selectFrom('recordings')
    .select('id')
    .where('owner_id', '=', userId)
    .where('done_at', 'is', null)
    .execute();
  return rows.length;
}
