import { findReplySeal, running } from '../chats/reply-seal.ts';
import { openField, sealField } from '../chats/chat-seal.ts';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { ReplyEnd, WholeReply } from '../store.ts';
import { openDetails, sealDetails } from './details.ts';

/** Keeps how a running reply would end now, in the place of its end; see the port. */
export async function keepWhole(
  context: StoreContext,
  messageId: string,
  end: ReplyEnd,
  worker: string,
): Promise<boolean> {
  const seal = await findReplySeal(context, messageId);
  if (seal === null) return false;
  const { numUpdatedRows } = await context.database.kysely
    .updateTable('messages')
    .set({
      content: sealField(seal, { table: 'messages', column: 'content', rowId: messageId }, end.content),
      details: sealDetails(seal, messageId, end),
    })
    .where('id', '=', messageId)
    .where('is_running', '=', running)
    .where('worker', '=', worker)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What was kept so; see the port. */
export async function findWhole(context: StoreContext, messageId: string): Promise<WholeReply | null> {
  const row = await context.database.kysely
    .selectFrom('messages')
    .select(['content', 'details'])
    .where('id', '=', messageId)
    .where('is_running', '=', running)
    .executeTakeFirst();
  if (row === undefined || row.details === null) return null;
  // Without what was damaged the reply still has its journal.
  return awaitUnlessDamaged(context.damage, { table: 'messages', rowId: messageId }, async () => {
    const seal = await findReplySeal(context, messageId);
    if (seal === null) return null;
    const { statements, toolResult, notice, writtenBy } = openDetails(seal, messageId, row.details);
    if (toolResult === null) return null;
    const content = openField(seal, { table: 'messages', column: 'content', rowId: messageId }, row.content);
    return { content, statements, toolResult, notice, writtenBy };
  });
}
