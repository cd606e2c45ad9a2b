import type { Owner, Store, StoredMessage } from '../store/store.ts';
import type { TurnCommand } from './open-turn.ts';
import { TurnProblem } from './turn-problem.ts';

/**
 * The branch of a chat that a person works in: the one that they name, else the one that the chat shows.
 * @throws TurnProblem `not_found` where the chat has no such branch
 */
export async function findWorkedIn(
  { branches }: Pick<Store, 'branches'>,
  { owner, chatId, branch }: Pick<TurnCommand, 'owner' | 'chatId' | 'branch'>,
  id: string,
): Promise<string> {
  // It was begun just now.
  if (chatId === null) return id;
  const found = branch === undefined ? await branches.findShown(owner, id) : await branches.find(owner, id, branch);
  if (found === null) throw new TurnProblem('not_found');
  return found;
}

/** @throws TurnProblem `not_found` for a message that the chat does not have, `edit_of_reply` for one that no person sent */
export async function requireOwnMessage(
  { messages }: Pick<Store, 'messages'>,
  owner: Owner,
  chatId: string,
  messageId: string,
): Promise<StoredMessage> {
  const message = await messages.find(owner, messageId);
  if (message === null || message.chatId !== chatId) throw new TurnProblem('not_found');
  if (message.sentBy !== 'user') throw new TurnProblem('edit_of_reply');
  return message;
}

/**
 * Has the chat open again with the branch that was worked in: that of a new message. An answer is written again in each branch that
 * shows the message; the chat goes on showing one of them.
 */
export async function showWorkedIn(
  { branches }: Pick<Store, 'branches'>,
  { owner, content }: TurnCommand,
  workedIn: string,
  message: StoredMessage,
): Promise<void> {
  const { chatId, branchId } = message;
  const staysThere = content.kind === 'regenerate' && (await branches.holds(chatId, workedIn, message));
  await branches.show(owner, chatId, staysThere ? workedIn : branchId);
}
