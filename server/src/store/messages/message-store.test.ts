import type { TurnEvent } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealError } from '../../kernel/seal-error.ts';
import type { Owner, ReplyEnd, StoredMessage } from '../store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { pageBytes } from './fit-page.ts';

const time = 1_790_000_000_000;

const completed: ReplyEnd = {
  state: 'complete',
  content: '## Plan\n\nIce and rest.',
  statements: [
    { text: 'Ice and rest.', at: { start: 9, end: 22 }, sources: [{ start: 0, end: 4 }], support: 'supported' },
  ],
  toolResult: { tool: 'Chartwright', title: 'SOAP note', noteKind: 'soap', sections: [], missing: ['Allergies'] },
  problem: null,
  notice: 'The model failed and the engine answered.',
  writtenBy: 'engine',
};

describe.each(testDatabaseKinds)('messages on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  beforeAll(async () => {
    test = await openTestStore(kind);
    owner = newOwner();
  });
  afterAll(() => test.remove());

  async function addChat(now = time): Promise<string> {
    const id = uuidv7();
    await test.store.chats.create(owner, { id, title: 'Chat', now });
    return id;
  }

  async function addReply(chatId: string): Promise<{ message: StoredMessage; reply: StoredMessage }> {
    const message = await test.store.messages.add(owner, chatId, userMessage());
    return { message, reply: await test.store.messages.add(owner, chatId, queuedReply(message.id)) };
  }

  it('adds at the end, moves the chat to the front and answers what it stored', async () => {
    const chatId = await addChat();
    const first = userMessage({ content: 'Zeile 1\n\u0000\t😀 ünï', createdAt: time + 5 });
    const stored = await test.store.messages.add(owner, chatId, first);
    expect(stored).toEqual({
      ...first,
      chatId,
      position: 1,
      branchId: chatId,
      version: 1,
      versions: 1,
      problem: null,
      notice: null,
      writtenBy: null,
      statements: [],
      toolResult: null,
      rating: null,
      attachment: null,
      redaction: null,
      note: null,
    });
    expect(await test.store.messages.find(owner, first.id)).toEqual(stored);
    expect((await test.store.messages.add(owner, chatId, userMessage({ createdAt: time + 2 }))).position).toBe(2);
    expect(await test.store.chats.find(owner, chatId)).toMatchObject({ timestamp: time + 5 });
  });

  it('answers nothing to anyone else', async () => {
    const chatId = await addChat();
    const { message, reply } = await addReply(chatId);
    for (const stranger of [newOwner(), newOwner(owner.tenantId)]) {
      expect(await test.store.messages.find(stranger, message.id)).toBeNull();
      expect(await test.store.messages.findRunning(stranger, chatId)).toBeNull();
      expect(await test.store.messages.page(stranger, chatId, { limit: 5 })).toEqual({ items: [], nextCursor: null });
      expect(await test.store.messages.rate(stranger, reply.id, 'like', null)).toBeNull();
      expect(await test.store.journal.requestStop(stranger, reply.id)).toBe(false);
      await expect(test.store.messages.add(stranger, chatId, userMessage())).rejects.toThrow('not there any more');
    }
    expect(await test.store.messages.find(owner, uuidv7())).toBeNull();
  });

  it('gives every message its own position when many are added at once', async () => {
    const chatId = await addChat();
    const other = await test.openOther();
    const added = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 === 0 ? test : other).store.messages.add(owner, chatId, userMessage()),
      ),
    );
    await other.close();
    expect(added.map((message) => message.position).sort((one, two) => one - two)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  it('pages from the newest back, oldest first within a page', async () => {
    const chatId = await addChat();
    for (let index = 1; index <= 11; index += 1)
      await test.store.messages.add(owner, chatId, userMessage({ content: `m${index}` }));
    const seen: string[][] = [];
    for (let cursor: string | undefined; ;) {
      const page = await test.store.messages.page(owner, chatId, { cursor, limit: 4 });
      seen.push(page.items.map((message) => message.content));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([
      ['m8', 'm9', 'm10', 'm11'],
      ['m4', 'm5', 'm6', 'm7'],
      ['m1', 'm2', 'm3'],
    ]);
    for (const cursor of [
      '?',
      Buffer.from('[99999999999]').toString('base64url'),
      Buffer.from('["x"]').toString('base64url'),
    ]) {
      expect(
        (await test.store.messages.page(owner, chatId, { cursor, limit: 1 })).items.map((message) => message.content),
      ).toEqual(['m11']);
    }
  });

  it('ends a page before it is longer than an answer may be, and leaves none out', async () => {
    const chatId = await addChat();
    const longs = [0.6, 0.6, 1.5, 0.1, 0.1].map((share) => 'x'.repeat(Math.ceil(share * pageBytes)));
    for (const content of longs) await test.store.messages.add(owner, chatId, userMessage({ content }));
    const seen: number[][] = [];
    for (let cursor: string | undefined; ;) {
      const page = await test.store.messages.page(owner, chatId, { cursor, limit: 4 });
      seen.push(page.items.map(({ position }) => position));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([[4, 5], [3], [2], [1]]);
  });

  it('counts the versions of an answer', async () => {
    const chatId = await addChat();
    const { message, reply } = await addReply(chatId);
    await test.store.messages.end(reply.id, completed);
    const again = await test.store.messages.add(owner, chatId, queuedReply(message.id));
    expect([again.version, again.versions]).toEqual([2, 2]);
    const page = await test.store.messages.page(owner, chatId, { limit: 10 });
    expect(page.items.map((item) => [item.version, item.versions])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(await test.store.messages.find(owner, reply.id)).toMatchObject({ version: 1, versions: 2 });
  });

  it('shows a running reply as far as its journal goes, and the ended one as it ended', async () => {
    const chatId = await addChat();
    const { message, reply } = await addReply(chatId);
    expect(await test.store.messages.findRunning(owner, chatId)).toBe(reply.id);
    expect(await test.store.messages.find(owner, reply.id)).toMatchObject({ state: 'queued', content: '' });
    expect(await test.store.journal.claim(reply.id, 'worker-1', time + 1000)).toBe(true);
    const events: TurnEvent[] = [
      {
        type: 'turn-start',
        seq: 0,
        chat_id: chatId,
        message_id: reply.id,
        user_message_id: message.id,
        model_name: 'Chartwright',
      },
      { type: 'text-delta', seq: 1, text: '## Pl' },
      { type: 'text-delta', seq: 2, text: 'an' },
    ];
    await test.store.journal.append([{ messageId: reply.id, events: events.slice(0, 2) }]);
    await test.store.journal.append([{ messageId: reply.id, events: events.slice(2) }]);
    const running = await test.store.messages.find(owner, reply.id);
    expect(running).toMatchObject({ state: 'streaming', content: '## Plan' });
    expect((await test.store.messages.page(owner, chatId, { limit: 5 })).items[1]).toEqual(running);
    expect(await test.store.messages.findRunning(owner, chatId)).toBe(reply.id);

    expect(await test.store.messages.end(reply.id, completed, 'worker-2')).toBe(false);
    expect(await test.store.messages.end(reply.id, completed, 'worker-1')).toBe(true);
    expect(await test.store.messages.end(reply.id, { ...completed, state: 'failed' }, 'worker-1')).toBe(false);
    expect(await test.store.messages.end(reply.id, { ...completed, state: 'failed' })).toBe(false);
    expect(await test.store.messages.find(owner, reply.id)).toMatchObject({ ...completed, id: reply.id });
    expect(await test.store.messages.findRunning(owner, chatId)).toBeNull();
    expect(await test.store.journal.readAfter(reply.id, -1)).toEqual(events);
    await test.store.journal.clear(reply.id);
    expect(await test.store.journal.readAfter(reply.id, -1)).toEqual([]);
    expect(await test.store.messages.end(uuidv7(), completed)).toBe(false);
  });

  it('keeps a running reply as it would end now, for its worker alone, and shows it to nobody before it has ended', async () => {
    const chatId = await addChat();
    const { reply } = await addReply(chatId);
    const { id } = reply;
    const { content, statements, toolResult, notice, writtenBy } = completed;
    const whole = { content, statements, toolResult, notice, writtenBy };
    expect(await test.store.messages.keepWhole(id, completed, 'worker-1')).toBe(false);
    expect(await test.store.journal.claim(id, 'worker-1', time + 1000)).toBe(true);
    expect(await test.store.messages.keepWhole(id, completed, 'worker-2')).toBe(false);
    expect(await test.store.messages.findWhole(id)).toBeNull();
    expect(await test.store.messages.keepWhole(id, completed, 'worker-1')).toBe(true);
    expect(await test.store.messages.findWhole(id)).toEqual(whole);
    const running = { state: 'streaming', content: '', statements: [], toolResult: null };
    expect(await test.store.messages.find(owner, id)).toMatchObject(running);
    const { content: sealed, details } = await test.database.kysely
      .selectFrom('messages')
      .select(['content', 'details'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const bytes = Buffer.concat([Buffer.from(sealed), Buffer.from(details ?? [])]).toString('latin1');
    expect(bytes).not.toContain(content);
    // What was changed outside is nothing that a reply could be given back from.
    const spoilt = Buffer.from(details ?? []).reverse();
    await test.database.kysely.updateTable('messages').set({ details: spoilt }).where('id', '=', id).execute();
    expect(await test.store.messages.findWhole(id)).toBeNull();

    expect(await test.store.messages.end(id, { ...completed, state: 'failed' }, 'worker-1')).toBe(true);
    expect(await test.store.messages.keepWhole(id, completed, 'worker-1')).toBe(false);
    expect(await test.store.messages.findWhole(id)).toBeNull();
    expect((await test.store.messages.find(owner, id))?.state).toBe('failed');
    expect(await test.store.messages.findWhole(uuidv7())).toBeNull();
    expect(await test.store.messages.keepWhole(uuidv7(), completed, 'worker-1')).toBe(false);
  });

  it('keeps a rating and its comment, for replies only', async () => {
    const chatId = await addChat();
    const { message, reply } = await addReply(chatId);
    expect(await test.store.messages.rate(owner, message.id, 'like', null)).toBeNull();
    expect(await test.store.messages.rate(owner, reply.id, 'dislike', 'Wrong dose')).toMatchObject({
      rating: 'dislike',
    });
    expect(await test.store.messages.rate(owner, reply.id, null, null)).toMatchObject({ rating: null });
    const row = await test.database.kysely
      .selectFrom('messages')
      .select('rating_comment')
      .where('id', '=', reply.id)
      .executeTakeFirst();
    expect(row?.rating_comment).toBeNull();
  });

  it('keeps attachments with their message', async () => {
    const chatId = await addChat();
    const message = await test.store.messages.add(owner, chatId, userMessage());
    const attachment = {
      id: uuidv7(),
      name: '../Ünï "x".pdf',
      mediaType: 'application/pdf',
      size: 25_000_000,
      pages: 3,
      readBy: 'mixed',
      text: 'Read words',
    } as const;
    await test.store.attachments.add(owner, chatId, message.id, attachment, 'tenant/file');
    expect(await test.store.attachments.find(owner, attachment.id)).toEqual({
      ...attachment,
      chatId,
      fileKey: 'tenant/file',
    });
    expect(await test.store.messages.find(owner, message.id)).toMatchObject({ attachment });
    expect(await test.store.attachments.find(newOwner(), attachment.id)).toBeNull();
    expect(await test.store.attachments.find(newOwner(owner.tenantId), attachment.id)).toBeNull();
    const foreign = test.store.attachments.add(
      newOwner(),
      chatId,
      message.id,
      { ...attachment, id: uuidv7() },
      'tenant/other',
    );
    await expect(foreign).rejects.toThrow('not there any more');
    const elsewhere = test.store.attachments.add(
      owner,
      await addChat(),
      message.id,
      { ...attachment, id: uuidv7() },
      'tenant/other',
    );
    await expect(elsewhere).rejects.toThrow('not there any more');
  });

  it('refuses words that were moved between rows or columns', async () => {
    const chatId = await addChat();
    const [one, two] = [await addReply(chatId), await addReply(chatId)];
    await test.store.messages.end(one.reply.id, completed);
    await test.store.messages.end(two.reply.id, completed);
    const { kysely } = test.database;
    const rows = await kysely
      .selectFrom('messages')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('sent_by', '=', 'bot')
      .orderBy('position')
      .execute();
    const [first, second] = rows;
    const forgeries = [
      { content: first!.content },
      { details: first!.details },
      { content: second!.details! },
      { details: second!.content },
    ];
    for (const forgery of forgeries) {
      await kysely.updateTable('messages').set(forgery).where('id', '=', second!.id).execute();
      await expect(test.store.messages.find(owner, second!.id)).rejects.toThrow(SealError);
      await kysely
        .updateTable('messages')
        .set({ content: second!.content, details: second!.details })
        .where('id', '=', second!.id)
        .execute();
    }
    expect(await test.store.messages.find(owner, second!.id)).toMatchObject({ content: completed.content });
  });

  it('keeps two million characters', async () => {
    const chatId = await addChat();
    const content = 'Wörter '.repeat(285_714);
    const message = await test.store.messages.add(owner, chatId, userMessage({ content }));
    expect((await test.store.messages.find(owner, message.id))?.content).toBe(content);
  });
});
