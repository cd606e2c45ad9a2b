import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

async function binned(user: UserCaller, title = 'A made-up title', file?: File): Promise<string> {
  const sent = await send(server, user, { message_content: 'cough', ...(file === undefined ? {} : { file }) });
  const { id } = bodyOf(chat.createChat, sent).data;
  await callChat(server, user, 'PATCH', `update_chat_title/${id}/`, { title });
  expect((await callChat(server, user, 'DELETE', `delete_chat/${id}/`)).status).toBe(200);
  return id;
}
const list = async (user: UserCaller, query = '') =>
  bodyOf(chat.listBin, await callChat(server, user, 'GET', `bin/${query}`));
const actionsOf = async (user: UserCaller) =>
  (
    await server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('actor_id', '=', user.userId)
      .where('action', '=', 'chat.destroy')
      .execute()
  ).map(({ outcome }) => outcome);
async function count(table: 'chats' | 'messages' | 'attachments' | 'drafts'): Promise<number> {
  const { kysely } = server.database;
  const row = await kysely
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

describe('the bin', () => {
  it('lists what was deleted, the latest first, a page at a time, and until when', async () => {
    const user = server.newUser();
    const ids: string[] = [];
    for (const title of ['one', 'two', 'three', 'four', 'five']) ids.push(await binned(user, title));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        user,
        `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(['five', 'four', 'three', 'two', 'one']);
    const [latest] = (await list(user)).data;
    expect(Date.parse(latest?.destroyed_on ?? '') - Date.parse(latest?.deleted_on ?? '')).toBe(30 * 86_400_000);
    expect((await list(user, '?cursor=nonsense')).data).toHaveLength(5);
    await callChat(server, user, 'POST', `restore_chat/${ids[4]}/`);
    expect((await list(user)).data.map(({ title }) => title)).toEqual(['four', 'three', 'two', 'one']);
  });

  it('destroys a chat at once: rows, file, key and room; and tells the audit log', async () => {
    const user = server.newUser();
    const before = [await count('chats'), await count('messages'), await count('attachments'), server.files.kept.size];
    const file = new File(['A made-up file.'], 'note.txt', { type: 'text/plain' });
    const id = await binned(user, 'x', file);
    expect(await server.store.attachments.readUse(user.userId)).toBe(15);
    expect((await callChat(server, user, 'DELETE', `bin/${id}/`)).status).toBe(200);
    expect([await count('chats'), await count('messages'), await count('attachments'), server.files.kept.size]).toEqual(
      before,
    );
    expect(await server.store.attachments.readUse(user.userId)).toBe(0);
    expect(problemOf(await callChat(server, user, 'POST', `restore_chat/${id}/`)).status).toBe(404);
    expect(problemOf(await callChat(server, user, 'DELETE', `bin/${id}/`)).status).toBe(404);
    expect(await actionsOf(user)).toEqual(['success', 'denied']);
  });

  it('leaves the key of a destroyed chat nowhere in the files of the database', async () => {
    const user = server.newUser();
    const id = await binned(user);
    const row = await server.database.kysely
      .selectFrom('chats')
      .select('wrapped_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const key = Buffer.from(row.wrapped_key);
    const holds = async (): Promise<boolean> => {
      const names = (await readdir(server.dataDir)).filter((name) => name.includes('sqlite'));
      const contents = await Promise.all(names.map((name) => readFile(join(server.dataDir, name))));
      return contents.some((content) => content.includes(key));
    };
    expect(await holds()).toBe(true);
    expect((await callChat(server, user, 'DELETE', `bin/${id}/`)).status).toBe(200);
    expect(await holds()).toBe(false);
  });

  it('destroys nothing that is not in the bin, and nothing of anybody else', async () => {
    const user = server.newUser();
    const sent = bodyOf(chat.createChat, await send(server, user, { message_content: 'cough' })).data;
    expect(problemOf(await callChat(server, user, 'DELETE', `bin/${sent.id}/`)).status).toBe(404);
    const id = await binned(user);
    for (const stranger of [server.newUser(), server.newUser(user.tenantId)]) {
      expect(problemOf(await callChat(server, stranger, 'DELETE', `bin/${id}/`)).code).toBe('not_found');
      expect(bodyOf(chat.emptyBin, await callChat(server, stranger, 'DELETE', 'bin/')).destroyed).toBe(0);
      expect((await list(stranger)).data).toEqual([]);
    }
    expect((await list(user)).data).toHaveLength(1);
    for (const hostile of ['x', '..%2f', '%00', "' or 1=1--"])
      expect(problemOf(await callChat(server, user, 'DELETE', `bin/${encodeURIComponent(hostile)}/`)).status).toBe(404);
  });

  it('happens once of twenty at the same time', async () => {
    const user = server.newUser();
    const id = await binned(user);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callChat(server, user, 'DELETE', `bin/${id}/`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  });

  it('is emptied, more than a batch of it, while another empties it too', async () => {
    const user = server.newUser();
    const owner = { tenantId: user.tenantId, userId: user.userId };
    for (let number = 0; number < 130; number += 1) {
      const id = crypto.randomUUID();
      await server.store.chats.create(owner, { id, title: `Title ${number}`, now: Date.now() });
      if (number < 129) await server.store.chats.moveToBin(owner, id, Date.now());
    }
    const both = await Promise.all([
      callChat(server, user, 'DELETE', 'bin/'),
      callChat(server, user, 'DELETE', 'bin/'),
    ]);
    const destroyed = both.map((answer) => bodyOf(chat.emptyBin, answer).destroyed);
    expect(destroyed.reduce((sum, one) => sum + one)).toBe(129);
    expect((await list(user)).data).toEqual([]);
    expect(await actionsOf(user)).toHaveLength(129);
    const kept = bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/'));
    expect(kept.data).toHaveLength(1);
  });
});

describe('the room for stored files', () => {
  const fileOf = (bytes: number): File => new File(['a '.repeat(bytes / 2)], 'note.txt', { type: 'text/plain' });

  it('is held exactly, however many come at the same time, and given back', async () => {
    await using small = await startChatServer({ storedBytes: 10_000 });
    const user = small.newUser();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(small, user, { message_content: 'x', file: fileOf(2_000) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 413);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expect(problemOf(answer)).toMatchObject({ code: 'storage_full' });
      expect(problemOf(answer).message).toMatch(/^Your stored files would take more than 0 MB\. Please delete chats/);
    }
    expect(await small.store.attachments.readUse(user.userId)).toBe(10_000);
    // What was refused left no file, and no message.
    expect(small.files.kept.size).toBe(5);
    const listed = bodyOf(chat.listChats, await callChat(small, user, 'GET', 'get_users_chat_list/')).data;
    expect(listed).toHaveLength(5);
    // Another person's room is their own.
    const other = small.newUser(user.tenantId);
    expect((await send(small, other, { message_content: 'x', file: fileOf(2_000) })).status).toBe(201);
    // Text needs none.
    expect((await send(small, user, { message_content: 'words' })).status).toBe(201);
    const [doomed] = listed;
    await callChat(small, user, 'DELETE', `delete_chat/${doomed?.id}/`);
    // In the bin it still takes room.
    expect((await send(small, user, { message_content: 'x', file: fileOf(2_000) })).status).toBe(413);
    await callChat(small, user, 'DELETE', `bin/${doomed?.id}/`);
    expect((await send(small, user, { message_content: 'x', file: fileOf(2_000) })).status).toBe(201);
  });
});
