import type { FlagChoice } from '@notewright/engine';
import { findChatSeal, openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** What somebody decided about one flag of the audits of a chat. */
export interface StoredFlagChoice {
  readonly flagId: string;
  readonly choice: FlagChoice;
  /** Why; empty where nothing was said. */
  readonly reason: string;
  readonly chosenBy: string;
  /** Epoch milliseconds. */
  readonly chosenAt: number;
}

export interface FlagChoiceStore {
  /** Those of a chat, oldest first; null when the chat is missing, foreign or in the bin. */
  list(owner: Owner, chatId: string): Promise<readonly StoredFlagChoice[] | null>;
  /** Keeps a choice in place of the one before. False as `list` answers null. */
  save(owner: Owner, chatId: string, choice: StoredFlagChoice): Promise<boolean>;
  /** Takes a choice back; also when there is none. False as `list` answers null. */
  remove(owner: Owner, chatId: string, flagId: string): Promise<boolean>;
}

/** Choices about flags over the database; they are there as long as their chat is. */
export function createFlagChoiceStore(context: StoreContext): FlagChoiceStore {
  return {
    list: async (owner, chatId) => {
      const seal = await findChatSeal(context, owner, chatId);
      return seal === null ? null : readFlagChoices(context, seal);
    },
    save: (owner, chatId, choice) => saveChoice(context, owner, chatId, choice),
    remove: (owner, chatId, flagId) => removeChoice(context, owner, chatId, flagId),
  };
}

const fieldOf = (seal: ChatSeal, flagId: string) =>
  ({ table: 'flag_choices', column: 'reason', rowId: `${seal.chatId}/${flagId}` }) as const;

/** The choices of a chat whose seal is at hand, oldest first. */
export async function readFlagChoices(
  { database }: Pick<StoreContext, 'database'>,
  seal: ChatSeal,
): Promise<readonly StoredFlagChoice[]> {
  const rows = await database.kysely
    .selectFrom('flag_choices')
    .select(['flag_id', 'choice', 'reason', 'chosen_by', 'chosen_at'])
    .where('chat_id', '=', seal.chatId)
    .execute();
  return rows
    .map((row) => ({
      flagId: row.flag_id,
      choice: row.choice,
      reason: openField(seal, fieldOf(seal, row.flag_id), row.reason),
      chosenBy: row.chosen_by,
      chosenAt: row.chosen_at,
    }))
    .sort((a, b) => a.chosenAt - b.chosenAt || (a.flagId < b.flagId ? -1 : 1));
}

async function saveChoice(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  { flagId, choice, reason, chosenBy, chosenAt }: StoredFlagChoice,
): Promise<boolean> {
  const { kysely } = context.database;
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return false;
  const values = {
    choice,
    reason: sealField(seal, fieldOf(seal, flagId), reason),
    chosen_by: chosenBy,
    chosen_at: chosenAt,
  };
  await kysely
    .insertInto('flag_choices')
    .values({ chat_id: chatId, flag_id: flagId, ...values })
    .onConflict((conflict) => conflict.columns(['chat_id', 'flag_id']).doUpdateSet(values))
    .execute();
  return true;
}

async function removeChoice(context: StoreContext, owner: Owner, chatId: string, flagId: string): Promise<boolean> {
  if ((await findChatSeal(context, owner, chatId)) === null) return false;
  await context.database.kysely
    .deleteFrom('flag_choices')
    .where('chat_id', '=', chatId)
    .where('flag_id', '=', flagId)
    .execute();
  return true;
}
