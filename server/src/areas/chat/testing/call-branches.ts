import { chat, type ChatMessage } from '@notewright/contract';
import type { UserCaller } from '../../../kernel/caller.ts';
import { bodyOf, callChat, send, type ChatAnswer, type Sent } from './call-chat.ts';
import type { ChatServer } from './start-chat-server.ts';

/** A person in a chat of theirs. */
export interface Talk {
  readonly server: ChatServer;
  readonly user: UserCaller;
  readonly chatId: string;
}

/** What a person sent, and the answer to it. */
export interface Said {
  readonly branch: string;
  readonly asked: ChatMessage;
  readonly reply: ChatMessage;
}

function saidOf(branch: string, [asked, reply]: readonly ChatMessage[]): Said {
  if (asked === undefined || reply === undefined) throw new Error('A message and a reply were expected.');
  return { branch, asked, reply };
}

/** Begins a chat. */
export async function begin(
  server: ChatServer,
  sent: Sent,
  user = server.newUser(),
): Promise<Talk & { readonly first: Said }> {
  const { data } = bodyOf(chat.createChat, await send(server, user, sent));
  return { server, user, chatId: data.id, first: saidOf(data.id, data.messages) };
}

/** Sends into it. */
export async function say({ server, user, chatId }: Talk, sent: Sent): Promise<Said> {
  const { data } = bodyOf(chat.addMessage, await send(server, user, { chat_id: chatId, ...sent }));
  return saidOf(data.branch, data.messages);
}

/** Asks for its messages; `query` begins with a question mark. */
export const ask = ({ server, user, chatId }: Talk, query = ''): Promise<ChatAnswer> =>
  callChat(server, user, 'GET', `get_a_chat_content/${chatId}/${query}`);

/** The branch that it answers, and the messages there. */
export async function look(
  talk: Talk,
  query = '',
): Promise<{ readonly branch: string; readonly ids: readonly string[]; readonly messages: readonly ChatMessage[] }> {
  const { branch, messages } = bodyOf(chat.readChat, await ask(talk, query)).data;
  return { branch, messages, ids: messages.map(({ id }) => id) };
}
