import type { Selectable } from 'kysely';
import type { ChatBranchTable } from '../../database/tables/branches.ts';
import { rowSealsOf, sealedColumns } from '../accounts/row-seal.ts';
import type { StoreContext } from '../context.ts';

export type BranchRow = Selectable<ChatBranchTable>;

/** A chat's branches but its first one, by their ids, each group of versions in its order. */
export type Branches = ReadonlyMap<string, BranchRow>;

/** Reads the branches of a chat. One that was changed from outside is as if it were not there: nothing of another comes into it. */
export async function readBranches(
  context: Pick<StoreContext, 'database' | 'keys' | 'damage'>,
  chatId: string,
): Promise<Branches> {
  const rows = await context.database.kysely
    .selectFrom('chat_branches')
    .select([...sealedColumns.chat_branches, 'seal'])
    .where('chat_id', '=', chatId)
    .orderBy('chat_id')
    .orderBy('version_of')
    .orderBy('version')
    .execute();
  if (rows.length === 0) return new Map();
  const seals = rowSealsOf(context);
  return new Map(rows.filter((row) => seals.check('chat_branches', row)).map((row) => [row.id, row]));
}

/** Keeps a branch, with its seal. */
export async function insertBranch(
  context: Pick<StoreContext, 'database' | 'keys' | 'damage'>,
  branch: Omit<BranchRow, 'seal'>,
): Promise<void> {
  const seal = rowSealsOf(context).make('chat_branches', branch);
  await context.database.kysely
    .insertInto('chat_branches')
    .values({ ...branch, seal })
    .execute();
}

/** All versions of a person's message, in their order; itself alone where it was never edited. */
export function versionsOf(branches: Branches, messageId: string): readonly string[] {
  if (branches.size === 0) return [messageId];
  const first = branches.get(messageId)?.version_of ?? messageId;
  return [first, ...[...branches.values()].filter((branch) => branch.version_of === first).map(({ id }) => id)];
}
