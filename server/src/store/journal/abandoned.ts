import { KeyNotGiven, SealError } from '../../kernel/seal-error.ts';
import { findReplySeal, running } from '../chats/reply-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { JournalStore } from './journal-store.ts';
import { readEvents } from './read-events.ts';

/** Running replies whose lease has passed. One that nobody claimed yet has a lease of its own, from the moment it was stored. */
export async function listAbandoned(
  { database }: StoreContext,
  now: number,
  limit: number,
): ReturnType<JournalStore['listAbandoned']> {
  const rows = await database.kysely
    .selectFrom('messages')
    .select(['id', 'stop_requested'])
    .where('is_running', '=', running)
    .where('lease_until', '<', now)
    .orderBy('lease_until')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ messageId: row.id, isStopRequested: row.stop_requested === 1 }));
}

/** What is left of a running reply's journal; see the port. */
export async function readAbandoned(
  context: StoreContext,
  messageId: string,
): ReturnType<JournalStore['readAbandoned']> {
  const row = await context.database.kysely
    .selectFrom('messages')
    .select('chat_id')
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const seal = await findSeal(context, messageId, row.chat_id);
  if (seal === null) return null;
  let isWhole = true;
  const events = await readEvents(context.database, seal, messageId, -1, () => {
    isWhole = false;
    context.damage.note({ table: 'reply_events', rowId: messageId });
  });
  return { events, isWhole };
}

/**
 * Null where the chat's key is damaged, which is noted.
 * @throws KeyNotGiven where it may be given yet: nothing of the reply may go for that
 */
async function findSeal(context: StoreContext, messageId: string, chatId: string): Promise<ChatSeal | null> {
  try {
    return await findReplySeal(context, messageId);
  } catch (error) {
    if (!(error instanceof SealError) || error instanceof KeyNotGiven) throw error;
    context.damage.note({ table: 'chats', rowId: chatId });
    return null;
  }
}

/** Ends a reply by what is not sealed of it; see the port. */
export async function endUnopened({ database }: StoreContext, messageId: string, worker: string): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('messages')
    .set({ state: 'interrupted', is_running: 0, worker: null, lease_until: null })
    .where('id', '=', messageId)
    .where('is_running', '=', running)
    .where('worker', '=', worker)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Replies that have ended and whose journals are still there: there is none, unless an end forgot it. */
export async function listEnded({ database }: StoreContext, limit: number): Promise<readonly string[]> {
  const rows = await database.kysely
    .selectFrom('reply_heads as h')
    .select('h.message_id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('messages as m')
          .select('m.id')
          .whereRef('m.id', '=', 'h.message_id')
          .where('m.is_running', '=', 0),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.message_id);
}
