import { findChatSeal } from '../chats/chat-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner, StoredMessage } from '../store.ts';
import { rangesOf } from './branch-ranges.ts';
import { readBranches } from './branch-rows.ts';

/**
 * Branches of chats. Editing a message begins one (`NewMessage.edits`); its id is that of its first message, and that of a
 * chat's first branch is the chat's own.
 */
export interface BranchStore {
  /** The branch that was last worked in or read; null for a chat that is missing, foreign or in the bin. */
  findShown(owner: Owner, chatId: string): Promise<string | null>;
  /** The branch in which a message stands, or the first one for the chat's own id; null where the chat has no such message. */
  find(owner: Owner, chatId: string, messageId: string): Promise<string | null>;
  /** True for a message of the chat that a branch shows. */
  holds(chatId: string, branchId: string, message: Pick<StoredMessage, 'branchId' | 'position'>): Promise<boolean>;
  /** Has the chat open with this branch from now on. Does nothing for a chat that is missing, foreign or in the bin. */
  show(owner: Owner, chatId: string, branchId: string): Promise<void>;
}

/** Branches over the database. */
export function createBranchStore(context: StoreContext): BranchStore {
  return {
    findShown: (owner, chatId) => findShown(context, owner, chatId),
    find: (owner, chatId, messageId) => findBranch(context, owner, chatId, messageId),
    holds: async (chatId, branchId, message) => {
      const at = message.branchId === chatId ? null : message.branchId;
      return rangesOf(await readBranches(context, chatId), chatId, branchId).some(
        (range) => range.branchId === at && (range.before === null || message.position < range.before),
      );
    },
    show: (owner, chatId, branchId) => showBranch(context, owner, chatId, branchId),
  };
}

/** See the port. */
export async function findShown(context: StoreContext, owner: Owner, chatId: string): Promise<string | null> {
  const row = await context.database.kysely
    .selectFrom('chats')
    .select('branch_id')
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.branch_id === null) return chatId;
  // One that is not there was written from outside.
  return (await readBranches(context, chatId)).has(row.branch_id) ? row.branch_id : chatId;
}

async function findBranch(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  messageId: string,
): Promise<string | null> {
  if ((await findChatSeal(context, owner, chatId)) === null) return null;
  if (messageId === chatId) return chatId;
  const row = await context.database.kysely
    .selectFrom('messages')
    .select(['chat_id', 'branch_id'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.chat_id === chatId ? (row.branch_id ?? chatId) : null;
}

async function showBranch({ database }: StoreContext, owner: Owner, chatId: string, branchId: string): Promise<void> {
  await database.kysely
    .updateTable('chats')
    .set({ branch_id: branchId === chatId ? null : branchId })
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null)
    .execute();
}
