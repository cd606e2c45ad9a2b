import type { Database } from '../../database/database.ts';
import { refuseGone } from '../../database/tombstones.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { sealField } from './recording-row.ts';
import type { NewRecording } from './recording-store.ts';

/**
 * Begins a recording with a key of its own, and one for its browser; null while another one of the person runs. Those that
 * are finished make room for it: they are put aside, as by their person.
 */
export function beginRecording(
  outer: StoreContext,
  owner: Owner,
  recording: NewRecording,
  now: number,
): Promise<Uint8Array | null> {
  return outer.database.transaction(async (database) => {
    const browserKey = await insertRecording({ ...outer, database }, owner, recording, now);
    if (browserKey !== null) await setFinishedAside(database, owner, now);
    return browserKey;
  });
}

/** What stood in the recorder before: there it is looked at no more, so what failed of it has to be tried again by itself. */
async function setFinishedAside({ kysely }: Database, { tenantId, userId }: Owner, now: number): Promise<void> {
  await kysely
    .updateTable('recordings')
    .set({ set_aside_at: now })
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('put_away_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .execute();
}

async function insertRecording(
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
