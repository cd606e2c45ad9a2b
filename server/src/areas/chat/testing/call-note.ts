import { chat, type ChatMessage } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import type { UserCaller } from '../../../kernel/caller.ts';
import { bodyOf, callChat, send, type ChatAnswer, type Sent } from './call-chat.ts';
import type { ChatServer } from './start-chat-server.ts';

/** A made-up note of one person, as its tool wrote it. */
export interface MadeNote {
  readonly user: UserCaller;
  readonly chatId: string;
  readonly reply: ChatMessage;
}

export const noteInput =
  '58 yo F with R knee pain x 3 days. No fever.\nMeds: lisinopril 10 mg daily\nAllergies: penicillin (hives)\nExam: R knee tender\nPlan: rest, return in 2 weeks';

export async function makeNote(server: ChatServer, sent: Sent = {}, user = server.newUser()): Promise<MadeNote> {
  const answer = await send(server, user, { message_content: noteInput, ...sent });
  const { id, messages } = bodyOf(chat.createChat, answer).data;
  const reply = messages[1];
  if (reply === undefined) throw new Error('A reply was expected.');
  return { user, chatId: id, reply };
}

export interface EditSent {
  readonly version_id: string;
  readonly revision: number;
  readonly message_content: string;
  readonly confirmations?: readonly { readonly text: string; readonly reason: string }[];
  readonly template_texts?: readonly string[];
}

/** A save of an edit; made from a version, of a version of its own and as its first revision unless said. */
export function edit(
  server: ChatServer,
  user: UserCaller,
  of: string,
  sent: Partial<EditSent> & Pick<EditSent, 'message_content'>,
): Promise<ChatAnswer> {
  return callChat(server, user, 'PUT', `note/${of}/`, { version_id: uuidv7(), revision: 0, ...sent });
}

export const sign = (server: ChatServer, user: UserCaller, id: string, body: object = {}): Promise<ChatAnswer> =>
  callChat(server, user, 'POST', `note/${id}/signature/`, { revision: 0, ...body });

export const read = (server: ChatServer, user: UserCaller, id: string): Promise<ChatAnswer> =>
  callChat(server, user, 'GET', `note/${id}/`);

/** The version that a save or a signature answered. */
export const saved = (answer: ChatAnswer): ChatMessage => bodyOf(chat.editNote, answer).data;

/** Every version of the answer to a message, as the chat shows them. */
export async function versionsOf(server: ChatServer, { user, chatId }: MadeNote): Promise<readonly ChatMessage[]> {
  const answer = await callChat(server, user, 'GET', `get_a_chat_content/${chatId}/?limit=50`);
  return bodyOf(chat.readChat, answer).data.messages.filter(({ sent_by: by }) => by === 'bot');
}

/** A made-up note that was signed as its tool wrote it. */
export async function makeSignedNote(server: ChatServer): Promise<MadeNote> {
  const note = await makeNote(server);
  return { ...note, reply: saved(await sign(server, note.user, note.reply.id)) };
}
