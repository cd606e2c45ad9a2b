import { createHmac } from 'node:crypto';
import type { FlagChoice } from '@notewright/engine';
import { deriveBytes } from '../../keys/data-key.ts';
import { findChatSeal, openField, sealField } from '../chats/chat-seal.ts';
import { damagedText, openUnlessDamaged, type ShownText } from '../../kernel/damage.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** What somebody decided about one flag of the audits of a chat. */
export interface StoredFlagChoice {
  readonly flagId: string;
  readonly choice: FlagChoice;
  /** Why; empty where nothing was said. */
  readonly reason: ShownText;
  readonly chosenBy: string;
  /** Epoch milliseconds. */
  readonly chosenAt: number;
}

export interface NewFlagChoice extends StoredFlagChoice {
  readonly reason: string;
}

export interface FlagChoiceStore {
  /** Those of a chat, oldest first; null when the chat is missing, foreign or in the bin. */
  list(owner: Owner, chatId: string): Promise<readonly StoredFlagChoice[] | null>;
  /** Keeps a choice in place of the one before. False as `list` answers null. */
  save(owner: Owner, chatId: string, choice: NewFlagChoice): Promise<boolean>;
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

const fieldOf = (seal: ChatSeal, mark: string) =>
  ({ table: 'flag_choices', column: 'content', rowId: `${seal.chatId}/${mark}` }) as const;

const markOf = ({ key }: ChatSeal, flagId: string): string =>
  createHmac('sha256', deriveBytes(key.secret, 'flag-choices')).update(flagId).digest('base64url');

type Content = Pick<NewFlagChoice, 'flagId' | 'reason'>;

/** Which flag it was about cannot be told any more: it stands in the list, and decides about none. */
const damagedChoice = { flagId: 'damaged', reason: damagedText };

/** The choices of a chat whose seal is at hand, oldest first. */
export async function readFlagChoices(
  { database, damage }: Pick<StoreContext, 'database' | 'damage'>,
  seal: ChatSeal,
): Promise<readonly StoredFlagChoice[]> {
  const rows = await database.kysely
    .selectFrom('flag_choices')
    .select(['flag_mark', 'choice', 'content', 'chosen_by', 'chosen_at'])
    .where('chat_id', '=', seal.chatId)
    .execute();
  return rows
    .map((row) => {
      const place = fieldOf(seal, row.flag_mark);
      const opened = openUnlessDamaged(damage, place, () => openField(seal, place, row.content));
      return {
        ...(opened === null ? damagedChoice : (JSON.parse(opened) as Content)),
        choice: row.choice,
        chosenBy: row.chosen_by,
        chosenAt: row.chosen_at,
      };
    })
    .sort((a, b) => a.chosenAt - b.chosenAt || (a.flagId < b.flagId ? -1 : 1));
}

async function saveChoice(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  { flagId, choice, reason, chosenBy, chosenAt }: NewFlagChoice,
): Promise<boolean> {
  const { kysely } = context.database;
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return false;
  const mark = markOf(seal, flagId);
  const content: Content = { flagId, reason };
  const values = {
    choice,
    content: sealField(seal, fieldOf(seal, mark), JSON.stringify(content)),
    chosen_by: chosenBy,
    chosen_at: chosenAt,
  };
  await kysely
    .insertInto('flag_choices')
    .values({ chat_id: chatId, flag_mark: mark, ...values })
    .onConflict((conflict) => conflict.columns(['chat_id', 'flag_mark']).doUpdateSet(values))
    .execute();
  return true;
}

async function removeChoice(context: StoreContext, owner: Owner, chatId: string, flagId: string): Promise<boolean> {
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return false;
  await context.database.kysely
    .deleteFrom('flag_choices')
    .where('chat_id', '=', chatId)
    .where('flag_mark', '=', markOf(seal, flagId))
    .execute();
  return true;
}
