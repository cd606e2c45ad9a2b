import type { StoreContext } from '../context.ts';
import type { NewMessage, StoredMessage } from '../store.ts';
import { insertBranch, readBranches, versionsOf } from './branch-rows.ts';

/** Where a new message of a person stands, and which version it is. */
export type Place = Pick<StoredMessage, 'branchId' | 'version' | 'versions' | 'versionIds'>;

/**
 * The place of a person's message: at the end of the branch that it continues, or, where it takes the place of another, in a
 * branch of its own, which is kept with this.
 * @throws RangeError when it takes the place of what the chat does not have from a person
 */
export function placeMessage(context: StoreContext, chatId: string, message: NewMessage): Promise<Place> {
  const { edits, branchId = chatId } = message;
  if (edits === undefined) return Promise.resolve({ branchId, version: 1, versions: 1 });
  return beginBranch(context, chatId, message.id, edits);
}

async function beginBranch(context: StoreContext, chatId: string, id: string, edits: string): Promise<Place> {
  const edited = await context.database.kysely
    .selectFrom('messages')
    .select(['chat_id', 'branch_id', 'position', 'sent_by'])
    .where('id', '=', edits)
    .executeTakeFirst();
  if (edited?.chat_id !== chatId || edited.sent_by !== 'user')
    throw new RangeError('It takes the place of no message.');
  const branches = await readBranches(context, chatId);
  const versions = [...versionsOf(branches, edits), id];
  // What takes the place of a branch’s first message leaves where that branch did: however often one is edited, nothing nests.
  const left = branches.get(edits) ?? { parent_id: edited.branch_id, forked_before: edited.position };
  const { parent_id, forked_before } = left;
  const version = versions.length;
  await insertBranch(context, {
    id,
    chat_id: chatId,
    parent_id,
    forked_before,
    version_of: versions[0] ?? edits,
    version,
  });
  return { branchId: id, version, versions: version, versionIds: versions };
}

/** The branches of messages that are there already, by their ids. */
export async function findBranchesOf(
  { database }: Pick<StoreContext, 'database'>,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await database.kysely
    .selectFrom('messages')
    .select(['id', 'chat_id', 'branch_id'])
    .where('id', 'in', messageIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.branch_id ?? row.chat_id]));
}
