import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { Database } from '../../database/database.ts';
import { giveRoomBack } from '../attachments/room.ts';
import { destroyWritesOfChat } from '../emr-writes/destroy-writes.ts';
import { noteDestroyed } from '../own-data/destroyed-keys.ts';
import { destroyRecordingsOfChat } from '../recordings/remove-recording.ts';
import { removeSpentEvents } from '../journal/remove-spent-events.ts';

/** Which chat to destroy, and what must still hold of it when its row is held. */
export interface Doomed {
  readonly chatId: string;
  readonly tenantId?: string;
  readonly ownerId?: string;
  /** In the bin since before this (epoch milliseconds); `always`: in the bin at all. */
  readonly binnedBefore?: number | 'always';
  /** Its tenant is destroyed as a whole, which is told once. */
  readonly isWithTenant?: boolean;
  /** Its last message is older, and no reply is being written. */
  readonly quietSince?: number;
}

/** What is left to do after a chat is gone. */
export interface Destroyed {
  readonly tenantId: string;
  readonly ownerId: string;
  /** Storage keys of its files. */
  readonly fileKeys: readonly string[];
}

/**
 * Destroys a chat's key, rows and index entries, inside a transaction; null when it is not there in that state any more.
 * Overwriting the key holds the row: another process that wants the same chat waits here and then finds it gone.
 */
export async function destroyChat(database: Database, doomed: Doomed): Promise<Destroyed | null> {
  const { kysely } = database;
  const { chatId, tenantId, ownerId, binnedBefore, quietSince } = doomed;
  let take = kysely
    .updateTable('chats')
    .set({ wrapped_key: new Uint8Array(64) })
    .where('id', '=', chatId);
  if (tenantId !== undefined) take = take.where('tenant_id', '=', tenantId);
  if (ownerId !== undefined) take = take.where('owner_id', '=', ownerId);
  if (binnedBefore !== undefined) take = take.where('binned_at', 'is not', null);
  if (typeof binnedBefore === 'number') take = take.where('binned_at', '<', binnedBefore);
  if (quietSince !== undefined) {
    take = take
      .where('last_message_at', '<', quietSince)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('messages')
              .select('id')
              .whereRef('chat_id', '=', 'chats.id')
              .where('is_running', '=', sql.lit(1)),
          ),
        ),
      );
  }
  const taken = await take.returning(['tenant_id', 'owner_id']).executeTakeFirst();
  if (taken === undefined) return null;
  const attached = await kysely
    .selectFrom('attachments')
    .select(['file_key', 'size'])
    .where('chat_id', '=', chatId)
    .execute();
  // An edited message has the file of the one before it, which takes its room once.
  const files = [...new Map(attached.map((one) => [one.file_key, one])).values()];
  await removeRows(database, chatId);
  await destroyRecordingsOfChat(database, chatId);
  await destroyWritesOfChat(database, chatId);
  if (doomed.isWithTenant !== true) await noteDestroyed(database, { kind: 'chat', id: chatId });
  await giveRoomBack(
    database,
    taken.owner_id,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  return { tenantId: taken.tenant_id, ownerId: taken.owner_id, fileKeys: files.map((file) => file.file_key) };
}

async function removeRows(database: Database, chatId: string): Promise<void> {
  const { kysely } = database;
  const inChat = kysely.selectFrom('messages').select('id').where('chat_id', '=', chatId);
  await kysely.deleteFrom('reply_heads').where('message_id', 'in', inChat).execute();
  await kysely.deleteFrom('attachments').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('messages').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('chat_branches').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('note_signatures').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('cosignature_requests').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('note_versions').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('unlisted_chats').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('flag_choices').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('emr_chats').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('drafts').where('chat_id', '=', chatId).execute();
  await kysely.deleteFrom('chats').where('id', '=', chatId).execute();
  await removeSpentEvents(database);
}

/**
 * To be called outside of a transaction once chats were destroyed: what was deleted stays in free pages and in the log
 * for a while, where the database can say so.
 */
export async function forgetDestroyed({ database }: Pick<StoreContext, 'database'>): Promise<void> {
  try {
    await database.seam.forgetDeleted(database.kysely as never);
  } catch {
    // The rows and the key are gone from the tables either way; the pages are reused in time.
  }
}
