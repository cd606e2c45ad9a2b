import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { noDamageLog } from '../../kernel/damage.ts';
import { RecentMap } from '../../keys/recent-map.ts';
import { createExportStore } from '../own-data/export-store.ts';
import type { Owner } from '../store.ts';
import { newOwner, openTestStore, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';

describe.each(testDatabaseKinds)('branches on $name', (kind) => {
  let test: TestStore;
  const owner: Owner = newOwner();
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  async function addForked() {
    const { chats, messages } = test.store;
    const chatId = uuidv7();
    await chats.create(owner, { id: chatId, title: 'Forked', now: test.clock.now() });
    const first = await messages.add(owner, chatId, userMessage({ content: 'first' }));
    const second = await messages.add(owner, chatId, userMessage({ content: 'second' }));
    const edited = await messages.add(owner, chatId, userMessage({ content: 'second, edited', edits: second.id }));
    return { chatId, first, second, edited };
  }

  it('are all in an export, each message with its branch and its versions', async () => {
    const { chatId, second, edited } = await addForked();
    const { database, keys, clock } = test;
    const exports = createExportStore({ database, keys, clock, damage: noDamageLog, replySeals: new RecentMap(1) });
    const messages = await exports.readMessages(owner, chatId, 0, 10);
    expect(messages.map(({ content, branchId, version }) => [content, branchId, version])).toEqual([
      ['first', chatId, 1],
      ['second', chatId, 1],
      ['second, edited', edited.id, 2],
    ]);
    expect(messages[1]?.versionIds).toEqual([second.id, edited.id]);
  });

  it('are neither found nor shown by anybody else, nor under another chat', async () => {
    const { chatId, edited } = await addForked();
    const other = await addForked();
    const { branches } = test.store;
    for (const stranger of [newOwner(), newOwner(owner.tenantId)]) {
      expect(await branches.find(stranger, chatId, edited.id)).toBeNull();
      expect(await branches.findShown(stranger, chatId)).toBeNull();
      await branches.show(stranger, chatId, edited.id);
    }
    expect(await branches.findShown(owner, chatId)).toBe(chatId);
    expect(await branches.find(owner, other.chatId, edited.id)).toBeNull();
    expect(await branches.find(owner, chatId, edited.id)).toBe(edited.id);
    await branches.show(owner, chatId, edited.id);
    expect(await branches.findShown(owner, chatId)).toBe(edited.id);
  });

  it('begin with a message of the same chat alone, and not with one in the place of a reply', async () => {
    const { chatId, first } = await addForked();
    const other = await addForked();
    const reply = userMessage({ sentBy: 'bot', replyTo: first.id });
    await test.store.messages.add(owner, chatId, reply);
    for (const edits of [reply.id, other.first.id, uuidv7()])
      await expect(test.store.messages.add(owner, chatId, userMessage({ edits }))).rejects.toThrow(RangeError);
  });

  it('of which one was written from outside are as if that were not there', async () => {
    const { chatId, edited } = await addForked();
    const other = await addForked();
    const { kysely } = test.database;
    await kysely.updateTable('chats').set({ branch_id: other.edited.id }).where('id', '=', chatId).execute();
    expect(await test.store.branches.findShown(owner, chatId)).toBe(chatId);
    await kysely.updateTable('chat_branches').set({ forked_before: 99 }).where('id', '=', edited.id).execute();
    const { items } = await test.store.messages.page(owner, chatId, { branchId: edited.id, limit: 10 });
    expect(items.map(({ content }) => content)).toEqual(['second, edited']);
  });

  it('go with their chat', async () => {
    const { chatId } = await addForked();
    await test.store.chats.moveToBin(owner, chatId, 1);
    expect(await test.store.bin.destroy(owner, chatId)).toEqual([]);
    const rows = test.database.kysely.selectFrom('chat_branches').select('id').where('chat_id', '=', chatId);
    expect(await rows.execute()).toEqual([]);
  });
});
