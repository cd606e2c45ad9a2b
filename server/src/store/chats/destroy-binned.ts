import type { StoreContext } from '../context.ts';
import type { Database } from '../database.ts';
import { removeSpentEvents } from '../journal/remove-spent-events.ts';

/** Destroys chats that were put into the bin before a time; see the port. Several processes may do so at once. */
export async function destroyBinned(context: StoreContext, before: number, limit: number): Promise<readonly string[]> {
  const { database } = context;
  const rows = await database.kysely
    .selectFrom('chats')
    .select('id')
    .where('binned_at', 'is not', null)
    .where('binned_at', '<', before)
    .orderBy('binned_at')
    .limit(limit)
    .execute();
  const fileKeys: string[] = [];
  for (const { id } of rows) {
    fileKeys.push(...(await database.transaction((inner) => destroyChat(inner, id, before))));
  }
  if (rows.length > 0) database.afterCommit(() => void forget(database));
  return fileKeys;
}

/** What was deleted stays in free pages and in the log for a while; trying again later is as good. */
async function forget(database: Database): Promise<void> {
  try {
    await database.seam.forgetDeleted(database.kysely as never);
  } catch {
    // The rows and the key are gone from the tables either way; the pages are reused in time.
  }
}

async function destroyChat(database: Database, chatId: string, before: number): Promise<readonly string[]> {
  const { kysely } = database;
  // Overwriting the key takes the row for this process: another one waits here and then finds the chat gone or restored.
  const taken = await kysely
    .updateTable('chats')
    .set({ wrapped_key: new Uint8Array(64) })
    .where('id', '=', chatId)
    .where('binned_at', 'is not', null)
    .where('binned_at', '<', before)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return [];
  const files = await kysely.selectFrom('attachments').select('file_key').where('chat_id', '=', chatId).execute();
  const inChat = kysely.selectFrom('messages').select('id').where('chat_id', '=', chatId);
  await kysely.deleteFrom('reply_heads').where('message_id', 'in', inChat).execute();
  await kysely.deleteFrom('attachments').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('messages').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('drafts').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('chats').where('id', '=', chatId).execute();
  await removeSpentEvents(database);
  return files.map((file) => file.file_key);
}
