import { chat } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserCaller } from '../../kernel/caller.ts';
import { bodyOf, callChat, problemOf, send } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const damagedMessage =
  'This message is damaged and cannot be shown. The others are not affected, and the operator has been informed.';

async function titled(user: UserCaller, title: string): Promise<string> {
  const { id } = bodyOf(chat.createChat, await send(server, user, { message_content: 'Cough for 2 days.' })).data;
  await callChat(server, user, 'PATCH', `update_chat_title/${id}/`, { title });
  return id;
}

/** Changes one bit of a sealed column, as a failing disk or a hand in the database does. */
async function damage(table: 'chats' | 'messages', column: 'title' | 'wrapped_key' | 'content', id: string) {
  const { kysely } = server.database;
  const from = kysely.selectFrom(table).select(kysely.dynamic.ref<'title'>(column)).where('id', '=', id);
  const row: Readonly<Record<string, Uint8Array | undefined>> = await from.executeTakeFirstOrThrow();
  const bytes = Uint8Array.from(row[column] ?? []);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await kysely
    .updateTable(table)
    .set({ [column]: bytes })
    .where('id', '=', id)
    .execute();
}

const titles = async (user: UserCaller): Promise<readonly string[]> =>
  bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/')).data.map(({ title }) => title);
const search = async (user: UserCaller, q: string): Promise<readonly string[]> =>
  bodyOf(chat.searchChats, await callChat(server, user, 'POST', 'search/', { q })).data.map(({ title }) => title);
const read = async (user: UserCaller, id: string) =>
  bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`)).data;
const linesOf = (id: string): number =>
  server.logLines.filter((line) => line.includes(id) && /damaged/.test(line)).length;

describe.each(['title', 'wrapped_key'] as const)('a chat of which the %s is damaged', (column) => {
  let user: UserCaller;
  let id: string;
  beforeAll(async () => {
    user = server.newUser();
    await titled(user, 'First knee');
    id = await titled(user, 'Second knee');
    await titled(user, 'Third knee');
    await damage('chats', column, id);
  });

  it('stands in the list as damaged, between the others', async () => {
    expect(await titles(user)).toEqual(['Third knee', 'Damaged chat', 'First knee']);
  });

  it('is not found by its title, and does not keep the others from it', async () => {
    expect(await search(user, 'knee')).toEqual(['Third knee', 'First knee']);
  });

  it('stands in the bin, from which it can be destroyed', async () => {
    expect((await callChat(server, user, 'DELETE', `delete_chat/${id}/`)).status).toBe(200);
    expect(bodyOf(chat.listBin, await callChat(server, user, 'GET', 'bin/')).data).toMatchObject([
      { id, title: 'Damaged chat' },
    ]);
    expect((await callChat(server, user, 'DELETE', `bin/${id}/`)).status).toBe(200);
    expect(await titles(user)).toEqual(['Third knee', 'First knee']);
  });

  it('is logged once, by its id alone', () => {
    expect(linesOf(id)).toBe(1);
    expect(server.logLines.join('')).not.toContain('Second knee');
  });
});

it('has its messages still, and takes another title, where only its title is damaged', async () => {
  const user = server.newUser();
  const id = await titled(user, 'First');
  await damage('chats', 'title', id);
  expect(await read(user, id)).toMatchObject({ title: 'Damaged chat', messages: [{}, {}] });
  await callChat(server, user, 'PATCH', `update_chat_title/${id}/`, { title: 'Another' });
  expect(await titles(user)).toEqual(['Another']);
});

it('says in one sentence that it cannot be opened, where its key is damaged', async () => {
  const user = server.newUser();
  const id = await titled(user, 'First');
  const other = await titled(user, 'Other');
  await damage('chats', 'wrapped_key', id);
  const refused = await callChat(server, user, 'GET', `get_a_chat_content/${id}/`);
  expect([refused.status, problemOf(refused).code]).toEqual([500, 'damaged']);
  expect(problemOf(refused).message).toMatch(/^What was stored here is damaged and cannot be shown\./);
  expect((await read(user, other)).messages).toHaveLength(2);
});

describe('a damaged message', () => {
  it('stands as such between the others of its chat', async () => {
    const user = server.newUser();
    const id = await titled(user, 'First');
    await send(server, user, { chat_id: id, message_content: 'Fever since yesterday.' });
    const [question, reply, second] = (await read(user, id)).messages;
    await damage('messages', 'content', reply?.id ?? '');
    const shown = (await read(user, id)).messages;
    expect(shown.map((message) => message.message_content)).toEqual([
      question?.message_content,
      damagedMessage,
      second?.message_content,
      expect.stringContaining('Fever'),
    ]);
    expect(linesOf(reply?.id ?? '')).toBe(1);
  });

  it('is not answered again as if nothing stood in it', async () => {
    const user = server.newUser();
    const id = await titled(user, 'First');
    const [question, reply] = (await read(user, id)).messages;
    await damage('messages', 'content', question?.id ?? '');
    const refused = await send(server, user, { chat_id: id, regenerate_of: reply?.id ?? '' });
    expect(problemOf(refused).code).toBe('damaged');
    expect((await read(user, id)).messages).toHaveLength(2);
  });
});
