import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { damagedText } from '../../kernel/damage.ts';
import { newOwner, openTestStore } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import type { Owner } from '../store.ts';
import type { NewFlagChoice } from './flag-choice-store.ts';

const time = 1_790_000_000_000;

describe.each(testDatabaseKinds)('choices about flags on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  async function addChat(owner: Owner): Promise<string> {
    const id = uuidv7();
    await test.store.chats.create(owner, { id, title: '', now: time });
    return id;
  }
  const choiceOf = (owner: Owner, flagId: string, more: Partial<NewFlagChoice> = {}): NewFlagChoice => ({
    flagId,
    choice: 'dismissed',
    reason: 'Documented in the problem list',
    chosenBy: owner.userId,
    chosenAt: time,
    ...more,
  });

  it('keeps the last one of each flag, oldest first, and takes it back', async () => {
    const owner = newOwner();
    const chatId = await addChat(owner);
    const { flagChoices } = test.store;
    expect(await flagChoices.list(owner, chatId)).toEqual([]);
    const first = choiceOf(owner, 'b1', { chosenAt: time + 5 });
    const second = choiceOf(owner, 'a1', { choice: 'accepted', reason: '' });
    for (const choice of [first, second]) expect(await flagChoices.save(owner, chatId, choice)).toBe(true);
    expect(await flagChoices.list(owner, chatId)).toEqual([second, first]);
    const later = choiceOf(owner, 'a1', { choice: 'fixed', reason: '', chosenAt: time + 9 });
    await flagChoices.save(owner, chatId, later);
    expect(await flagChoices.list(owner, chatId)).toEqual([first, later]);
    expect(await flagChoices.remove(owner, chatId, 'b1')).toBe(true);
    expect(await flagChoices.remove(owner, chatId, 'b1')).toBe(true);
    expect(await flagChoices.list(owner, chatId)).toEqual([later]);
  });

  it('is its owner’s alone, and not of a chat in the bin', async () => {
    const owner = newOwner();
    const chatId = await addChat(owner);
    const { flagChoices } = test.store;
    await flagChoices.save(owner, chatId, choiceOf(owner, 'a1'));
    const strangers = [newOwner(), newOwner(owner.tenantId), { tenantId: uuidv7(), userId: owner.userId }];
    for (const stranger of strangers) {
      expect(await flagChoices.list(stranger, chatId)).toBeNull();
      expect(await flagChoices.save(stranger, chatId, choiceOf(stranger, 'a1', { reason: 'Taken' }))).toBe(false);
      expect(await flagChoices.remove(stranger, chatId, 'a1')).toBe(false);
    }
    expect(await flagChoices.list(owner, uuidv7())).toBeNull();
    expect(await flagChoices.list(owner, chatId)).toEqual([choiceOf(owner, 'a1')]);
    await test.store.chats.moveToBin(owner, chatId, time);
    expect(await flagChoices.list(owner, chatId)).toBeNull();
    expect(await flagChoices.save(owner, chatId, choiceOf(owner, 'a2'))).toBe(false);
    await test.store.chats.restore(owner, chatId);
    expect(await flagChoices.list(owner, chatId)).toEqual([choiceOf(owner, 'a1')]);
  });

  it('goes with its chat, and cannot be read under another', async () => {
    const owner = newOwner();
    const [gone, other] = [await addChat(owner), await addChat(owner)];
    const rows = () =>
      test.database.kysely.selectFrom('flag_choices').selectAll().where('chat_id', 'in', [gone, other]).execute();
    for (const chatId of [gone, other]) await test.store.flagChoices.save(owner, chatId, choiceOf(owner, 'a1'));
    const [one, another] = await rows();
    expect(Buffer.from(one!.content).includes('problem list')).toBe(false);
    // Equal flags of two charts cannot be told to be equal, nor what they say be guessed from their ids.
    expect(one!.flag_mark).not.toBe(another!.flag_mark);
    expect(JSON.stringify([one, another])).not.toContain('"a1"');
    await test.store.chats.moveToBin(owner, gone, time);
    await test.store.bin.destroy(owner, gone);
    expect((await rows()).map((row) => row.chat_id)).toEqual([other]);
    await test.database.kysely
      .updateTable('flag_choices')
      .set({ flag_mark: one!.flag_mark })
      .where('chat_id', '=', other)
      .execute();
    expect(await test.store.flagChoices.list(owner, other)).toMatchObject([{ reason: damagedText }]);
  });
});
