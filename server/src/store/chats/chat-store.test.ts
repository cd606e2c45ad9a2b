import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatFilter, ChatSummary, Owner } from '../store.ts';
import type { Page } from '../../kernel/page.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { foldTitle } from './title-signature.ts';
import { byTier } from '../../testing/test-tier.ts';

const time = 1_790_000_000_000;

describe.each(testDatabaseKinds)('chats on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  async function addChat(owner: Owner, title: string, now = time): Promise<string> {
    const id = uuidv7();
    await test.store.chats.create(owner, { id, title, now });
    return id;
  }

  async function readAll(read: (cursor: string | undefined) => Promise<Page<ChatSummary>>): Promise<ChatSummary[]> {
    const all: ChatSummary[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await read(cursor);
      all.push(...page.items);
      if (page.nextCursor === null) return all;
      cursor = page.nextCursor;
    }
  }

  it('keeps a chat and gives it back to its owner alone', async () => {
    const owner = newOwner();
    const id = await addChat(owner, 'SOAP note, knee pain');
    const expected = { id, title: 'SOAP note, knee pain', timestamp: time, isPinned: false, isSaved: false };
    expect(await test.store.chats.find(owner, id)).toEqual(expected);
    const strangers = [newOwner(), newOwner(owner.tenantId), { tenantId: uuidv7(), userId: owner.userId }];
    for (const stranger of strangers) {
      expect(await test.store.chats.find(stranger, id)).toBeNull();
      expect(await test.store.chats.rename(stranger, id, 'Mine')).toBeNull();
      expect(await test.store.chats.setFlags(stranger, id, { isPinned: true })).toBeNull();
      expect(await test.store.chats.setFlags(stranger, id, {})).toBeNull();
      expect(await test.store.chats.moveToBin(stranger, id, time)).toBe(false);
      expect(await test.store.chats.restore(stranger, id)).toBeNull();
      expect((await test.store.chats.list(stranger, { filter: 'all', limit: 10 })).items).toEqual([]);
      expect(
        (await test.store.chats.searchTitles(stranger, { query: 'knee', filter: 'all', limit: 10 })).items,
      ).toEqual([]);
    }
    expect(await test.store.chats.find(owner, id)).toEqual(expected);
    expect(await test.store.chats.find(owner, uuidv7())).toBeNull();
  });

  it('pages the list newest first, over equal times, without gaps or repeats', async () => {
    const owner = newOwner();
    const ids: { id: string; at: number }[] = [];
    for (let index = 0; index < 23; index += 1) {
      const at = time + Math.floor(index / 6);
      ids.push({ id: await addChat(owner, `Chat ${index}`, at), at });
    }
    const expected = ids.sort((one, other) => other.at - one.at || (other.id > one.id ? 1 : -1)).map(({ id }) => id);
    for (const limit of [1, 4, 6, 23, 100]) {
      const all = await readAll((cursor) => test.store.chats.list(owner, { filter: 'all', cursor, limit }));
      expect(all.map((chat) => chat.id)).toEqual(expected);
    }
    const exact = await test.store.chats.list(owner, { filter: 'all', limit: 23 });
    expect(exact.nextCursor).toBeNull();
  });

  it('reads an unreadable cursor as the first page', async () => {
    const owner = newOwner();
    const id = await addChat(owner, 'Only one');
    for (const cursor of [
      '',
      'x',
      'bm90IGpzb24',
      Buffer.from('[1e99,"a"]').toString('base64url'),
      Buffer.from('{"a":1}').toString('base64url'),
    ]) {
      const page = await test.store.chats.list(owner, { filter: 'all', cursor, limit: 5 });
      expect(page.items.map((chat) => chat.id)).toEqual([id]);
    }
  });

  it('filters by pin and saved mark, in the list and in the search', async () => {
    const owner = newOwner();
    const plain = await addChat(owner, 'Plain note', time);
    const pinned = await addChat(owner, 'Pinned note', time + 1);
    const saved = await addChat(owner, 'Saved note', time + 2);
    expect(await test.store.chats.setFlags(owner, pinned, { isPinned: true })).toMatchObject({
      isPinned: true,
      isSaved: false,
    });
    expect(await test.store.chats.setFlags(owner, saved, { isSaved: true })).toMatchObject({
      isPinned: false,
      isSaved: true,
    });
    const expected: Record<ChatFilter, string[]> = { all: [saved, pinned, plain], pinned: [pinned], saved: [saved] };
    for (const filter of ['all', 'pinned', 'saved'] as const) {
      const listed = await test.store.chats.list(owner, { filter, limit: 10 });
      const found = await test.store.chats.searchTitles(owner, { query: 'NOTE', filter, limit: 10 });
      expect(listed.items.map((chat) => chat.id)).toEqual(expected[filter]);
      expect(found.items.map((chat) => chat.id)).toEqual(expected[filter]);
    }
    expect(await test.store.chats.setFlags(owner, pinned, { isPinned: false })).toMatchObject({ isPinned: false });
    expect((await test.store.chats.list(owner, { filter: 'pinned', limit: 10 })).items).toEqual([]);
  });

  it('finds titles by any part, whatever the case, and after a rename by the new one only', async () => {
    const owner = newOwner();
    const id = await addChat(owner, 'SOAP – Ödem, ΟΔΟΣ 3½');
    const has = async (query: string): Promise<boolean> =>
      (await test.store.chats.searchTitles(owner, { query, filter: 'all', limit: 5 })).items.some(
        (chat) => chat.id === id,
      );
    for (const query of [
      's',
      'oa',
      'soap',
      'ödem',
      'ÖDEM',
      'O\u0308dem',
      ' – ',
      'οδος',
      'οδοσ',
      '3½',
      'SOAP – Ödem, ΟΔΟΣ 3½',
      '',
    ]) {
      expect(await has(query), query).toBe(true);
    }
    for (const query of ['z', 'edem', 'soap  ', 'SOAP – Ödem, ΟΔΟΣ 3½ ', '%', '_'])
      expect(await has(query), query).toBe(false);
    await test.store.chats.rename(owner, id, 'Discharge summary');
    expect(await has('soap')).toBe(false);
    expect(await has('charge sum')).toBe(true);
  });

  it('agrees with a plain search over any titles and queries', async () => {
    const word = fc.constantFrom('knee', 'Knee', 'pain', 'Pa', 'chest', 'é', 'ß', '😀', 'a', ' ', '');
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), text, async (titles, query) => {
        const owner = newOwner();
        const chats: { id: string; title: string }[] = [];
        for (const [index, title] of titles.entries())
          chats.unshift({ id: await addChat(owner, title, time + index), title });
        const found = await readAll((cursor) =>
          test.store.chats.searchTitles(owner, { query, filter: 'all', cursor, limit: 3 }),
        );
        const expected = chats.filter(({ title }) => foldTitle(title).includes(foldTitle(query)));
        expect(found.map((chat) => chat.id)).toEqual(expected.map((chat) => chat.id));
      }),
      { numRuns: byTier(8, 25) },
    );
  });

  it('hides a binned chat everywhere and takes it back out whole', async () => {
    const owner = newOwner();
    const id = await addChat(owner, 'Into the bin');
    const message = userMessage();
    await test.store.messages.add(owner, id, message);
    const reply = queuedReply(message.id);
    await test.store.messages.add(owner, id, reply);
    await test.store.drafts.save(owner, id, 'not sent', time);
    expect(await test.store.chats.moveToBin(owner, id, time)).toBe(true);
    expect(await test.store.chats.moveToBin(owner, id, time)).toBe(false);
    expect(await test.store.chats.find(owner, id)).toBeNull();
    expect(await test.store.chats.rename(owner, id, 'x')).toBeNull();
    expect((await test.store.chats.list(owner, { filter: 'all', limit: 5 })).items).toEqual([]);
    expect((await test.store.chats.searchTitles(owner, { query: 'bin', filter: 'all', limit: 5 })).items).toEqual([]);
    expect((await test.store.messages.page(owner, id, { limit: 5 })).items).toEqual([]);
    expect(await test.store.messages.find(owner, message.id)).toBeNull();
    expect(await test.store.messages.findRunning(owner, id)).toBeNull();
    expect(await test.store.messages.rate(owner, reply.id, 'like', null)).toBeNull();
    expect(await test.store.drafts.read(owner, id)).toBe('');
    expect(await test.store.journal.requestStop(owner, reply.id)).toBe(false);
    await expect(test.store.messages.add(owner, id, userMessage())).rejects.toThrow('not there any more');
    expect(await test.store.chats.restore(owner, id)).toMatchObject({ id, title: 'Into the bin' });
    expect(await test.store.chats.restore(owner, id)).toBeNull();
    expect((await test.store.messages.page(owner, id, { limit: 5 })).items).toHaveLength(2);
    expect(await test.store.drafts.read(owner, id)).toBe('not sent');
  });

  it('destroys what lay in the bin long enough, and nothing else', async () => {
    const owner = newOwner();
    const [old, recent, used] = [
      await addChat(owner, 'Old'),
      await addChat(owner, 'Recent'),
      await addChat(owner, 'Used'),
    ];
    const message = userMessage();
    const reply = queuedReply(message.id);
    await test.store.messages.add(owner, old, message);
    await test.store.messages.add(owner, old, reply);
    const attachment = {
      id: uuidv7(),
      name: 'a.txt',
      mediaType: 'text/plain',
      size: 3,
      pages: null,
      readBy: 'text',
      text: 'abc',
    } as const;
    await test.store.attachments.add(owner, old, message.id, attachment, `${owner.tenantId}/file-one`);
    await test.store.drafts.save(owner, old, 'draft', time);
    await test.store.journal.append([
      { messageId: reply.id, events: [{ type: 'stage-start', seq: 0, stage: 'reading' }] },
    ]);
    await test.store.chats.moveToBin(owner, old, time);
    await test.store.chats.moveToBin(owner, recent, time + 1000);
    const both = await Promise.all([
      test.store.chats.destroyBinned(time + 1000, 10),
      test.store.chats.destroyBinned(time + 1000, 10),
    ]);
    expect(both.flat()).toEqual([`${owner.tenantId}/file-one`]);
    expect(await test.store.chats.restore(owner, old)).toBeNull();
    const { kysely } = test.database;
    expect(await kysely.selectFrom('messages').select('id').where('chat_id', '=', old).execute()).toEqual([]);
    expect(await kysely.selectFrom('attachments').select('id').where('chat_id', '=', old).execute()).toEqual([]);
    expect(await kysely.selectFrom('drafts').select('chat_id').where('chat_id', '=', old).execute()).toEqual([]);
    expect(
      await kysely.selectFrom('reply_heads').select('message_id').where('message_id', '=', reply.id).execute(),
    ).toEqual([]);
    expect(await test.store.journal.readAfter(reply.id, -1)).toEqual([]);
    expect(await test.store.chats.restore(owner, recent)).toMatchObject({ id: recent });
    expect(await test.store.chats.find(owner, used)).toMatchObject({ id: used });
  });

  it('gives no title that was moved from another chat, changed, or cut', async () => {
    const owner = newOwner();
    const [one, other] = [await addChat(owner, 'First title'), await addChat(owner, 'Other title')];
    const { kysely } = test.database;
    const row = await kysely.selectFrom('chats').selectAll().where('id', '=', one).executeTakeFirstOrThrow();
    const changed = Uint8Array.from(row.title);
    changed[changed.length - 1]! ^= 1;
    const forgeries = [{ title: row.title }, { title: row.title, wrapped_key: row.wrapped_key }];
    const kept = await kysely.selectFrom('chats').selectAll().where('id', '=', other).executeTakeFirstOrThrow();
    for (const forgery of forgeries) {
      await kysely.updateTable('chats').set(forgery).where('id', '=', other).execute();
      expect(await test.store.chats.find(owner, other)).toMatchObject({ id: other, title: null });
      await kysely
        .updateTable('chats')
        .set({ title: kept.title, wrapped_key: kept.wrapped_key })
        .where('id', '=', other)
        .execute();
    }
    for (const title of [changed, row.title.slice(0, -1), new Uint8Array(0)]) {
      await kysely.updateTable('chats').set({ title }).where('id', '=', one).execute();
      expect(await test.store.chats.find(owner, one)).toMatchObject({ id: one, title: null });
    }
    expect(await test.store.chats.find(owner, other)).toMatchObject({ title: 'Other title' });
  });

  it('keeps nothing of a transaction that fails, and its keys are not remembered', async () => {
    const owner = newOwner();
    const id = uuidv7();
    const failing = test.store.transaction(async (store) => {
      await store.chats.create(owner, { id, title: 'Lost', now: time });
      await store.messages.add(owner, id, userMessage());
      expect(await store.chats.find(owner, id)).toMatchObject({ title: 'Lost' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await test.store.chats.find(owner, id)).toBeNull();
    await test.store.transaction((store) => store.chats.create(owner, { id, title: 'Kept', now: time }));
    const other = await test.openOther();
    expect(await other.store.chats.find(owner, id)).toMatchObject({ title: 'Kept' });
    expect(await test.store.chats.find(owner, id)).toMatchObject({ title: 'Kept' });
    await other.close();
  });

  it('gives a tenant one key, also when several processes begin at once', async () => {
    const owner = newOwner();
    const others = await Promise.all([test.openOther(), test.openOther(), test.openOther()]);
    const ids = others.map(() => uuidv7());
    await Promise.all(
      others.map(({ store }, index) => store.chats.create(owner, { id: ids[index]!, title: `T${index}`, now: time })),
    );
    for (const { store } of others) {
      const page = await store.chats.list(owner, { filter: 'all', limit: 10 });
      expect(page.items.map((chat) => chat.title).sort()).toEqual(['T0', 'T1', 'T2']);
    }
    const rows = await test.database.kysely
      .selectFrom('tenant_keys')
      .select('generation')
      .where('tenant_id', '=', owner.tenantId)
      .execute();
    expect(rows).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });
});
