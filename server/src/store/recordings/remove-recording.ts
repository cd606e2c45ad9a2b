import type { Database } from '../../database/database.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** Deletes a recording with all that lies below it; false when missing or foreign, or put away with sound that is kept. */
export function removeRecording({ database }: StoreContext, owner: Owner, id: string): Promise<boolean> {
  return database.transaction(async (inner) => {
    const row = await inner.kysely
      .selectFrom('recordings')
      .select('id')
      .where('id', '=', id)
      .where('tenant_id', '=', owner.tenantId)
      .where('owner_id', '=', owner.userId)
      .where('put_away_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return false;
    await destroyRecording(inner, id);
    return true;
  });
}

/** The key goes first, so that what the disk still keeps of the rows cannot be opened. Inside a transaction. */
export async function destroyRecording({ kysely }: Database, id: string): Promise<void> {
  const blank = new Uint8Array(64);
  await kysely.updateTable('recordings').set({ wrapped_key: blank, browser_key: blank }).where('id', '=', id).execute();
  await kysely.deleteFrom('recording_pieces').where('recording_id', '=', id).execute();
  await kysely.deleteFrom('recording_parts').where('recording_id', '=', id).execute();
  await kysely.deleteFrom('recordings').where('id', '=', id).execute();
}

/** Those that were begun in a chat go with it. Inside the transaction in which it is destroyed. */
export async function destroyRecordingsOfChat(database: Database, chatId: string): Promise<void> {
  const rows = await database.kysely.selectFrom('recordings').select('id').where('chat_id', '=', chatId).execute();
  for (const { id } of rows) await destroyRecording(database, id);
}

/** Removes the sound alone. */
export async function dropSound({ kysely }: Database, id: string): Promise<void> {
  await kysely.deleteFrom('recording_pieces').where('recording_id', '=', id).execute();
  await kysely.updateTable('recordings').set({ bytes: 0 }).where('id', '=', id).execute();
}
