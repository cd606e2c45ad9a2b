import { dayStates } from '@notewright/contract';
import type { PlacedStatement } from '@notewright/engine';
import type { CompiledQuery } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { Owner, ReplyEnd, StoredEdit } from '../store.ts';
import { newOwner, openTestStore, queuedReply, userMessage, type TestStore } from '../test-store.ts';
import type { DayFilter, ListedNote } from './day-list-store.ts';

const morning = Date.UTC(2026, 10, 30, 8);
const hour = 3_600_000;
const day = { from: Date.UTC(2026, 10, 30), until: Date.UTC(2026, 11, 1) };

const statement = (change: Partial<PlacedStatement> = {}): PlacedStatement => ({
  text: 'Rest.',
  at: { start: 0, end: 5 },
  sources: [],
  support: 'supported',
  ...change,
});
const unsupported = statement({ support: 'unsupported' });

const noteEnd = (change: Partial<ReplyEnd> = {}, sourceMessageId?: string): ReplyEnd => ({
  state: 'complete',
  content: 'Rest.',
  statements: [statement()],
  toolResult: {
    tool: 'Chartwright',
    title: 'Knee',
    noteKind: 'soap',
    sections: [],
    missing: [],
    ...(sourceMessageId === undefined ? {} : { sourceMessageId }),
  },
  problem: null,
  notice: null,
  writtenBy: 'engine',
  ...change,
});

const failure = noteEnd({ state: 'failed', toolResult: null, statements: [], problem: 'It failed.' });

describe.each(testDatabaseKinds)('day lists on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  const queries: CompiledQuery[] = [];
  beforeAll(async () => {
    test = await openTestStore(kind, (query) => queries.push(query));
  });
  afterAll(() => test.remove());

  async function addChat(title = 'Chat'): Promise<string> {
    const id = uuidv7();
    await test.store.chats.create(owner, { id, title, now: morning });
    return id;
  }

  const ask = (chatId: string): Promise<{ readonly id: string }> =>
    test.store.messages.add(owner, chatId, userMessage({ createdAt: morning }));

  /** A version of the answer to a message, ended so. */
  async function answer(chatId: string, asked: string, end = noteEnd(), createdAt = morning): Promise<string> {
    const reply = await test.store.messages.add(owner, chatId, queuedReply(asked, { createdAt }));
    await test.store.messages.end(reply.id, end);
    return reply.id;
  }

  async function addNote(end = noteEnd(), createdAt = morning): Promise<{ chatId: string; asked: string; id: string }> {
    const chatId = await addChat();
    const asked = (await ask(chatId)).id;
    return { chatId, asked, id: await answer(chatId, asked, end, createdAt) };
  }

  const sign = (id: string, name = 'Dana Lee'): Promise<unknown> =>
    test.store.transaction((tx) =>
      tx.notes.sign(owner, id, {
        role: 'author',
        attestation: '',
        signedBy: owner.userId,
        name,
        credentials: 'MD',
        signedAt: morning + hour,
      }),
    );

  async function edit(
    { chatId, asked, id }: { chatId: string; asked: string; id: string },
    addendumTo: string | null = null,
    statements: readonly PlacedStatement[] = [statement()],
  ): Promise<string> {
    const made: StoredEdit = { of: id, revision: 1, editedBy: 'D', editedAt: morning, addendumTo, signedEnd: 0 };
    const { toolResult } = noteEnd();
    const edited = { statements, toolResult, writtenBy: null, edit: made };
    const version = userMessage({ sentBy: 'bot', replyTo: asked, createdAt: morning + 2 * hour });
    await test.store.transaction((tx) => tx.notes.add(owner, chatId, { ...version, edited }));
    return version.id;
  }

  const list = async (filter: Partial<DayFilter> = {}): Promise<readonly ListedNote[]> =>
    (await test.store.dayList.page(owner, { day, ...filter }, { limit: 100 })).items;
  const shown = async (filter: Partial<DayFilter> = {}): Promise<[string, string][]> =>
    (await list(filter)).map(({ messageId, state }) => [messageId, state]);

  /** Each of somebody who has nothing yet. */
  const forNewcomer = (name: string, run: () => Promise<void>): void => {
    it(name, async () => {
      owner = newOwner();
      await run();
    });
  };

  forNewcomer('tell of a note what a list shows, and what is left to do about it', async () => {
    const chatId = await addChat('Knee pain');
    const asked = (await ask(chatId)).id;
    const id = await answer(chatId, asked);
    const draft = { chatId, title: 'Knee pain', messageId: id, toolName: 'Chartwright', kind: 'soap' };
    expect(await list()).toEqual([{ ...draft, begunAt: morning, isAddendum: false, state: 'draft', signers: [] }]);
    await sign(id);
    const signer = { name: 'Dana Lee', credentials: 'MD', signedAt: morning + hour };
    expect(await list()).toMatchObject([{ ...draft, state: 'signed', signers: [signer] }]);
    const addendum = await edit({ chatId, asked, id }, id);
    expect(await list()).toMatchObject([{ messageId: addendum, state: 'draft', isAddendum: true, signers: [] }]);
    await sign(addendum);
    expect(await list()).toMatchObject([{ messageId: addendum, state: 'addended', begunAt: morning }]);
  });

  forNewcomer('have under review what nobody stands by, until somebody does or takes it out', async () => {
    const { chatId, asked, id } = await addNote(noteEnd({ statements: [statement(), unsupported] }));
    expect(await shown()).toEqual([[id, 'to_review']]);
    const version = await edit({ chatId, asked, id }, null, [unsupported]);
    expect(await shown()).toEqual([[version, 'to_review']]);
    const made = { of: id, revision: 2, editedBy: 'D', editedAt: morning, addendumTo: null, signedEnd: 0 };
    for (const [statements, state] of [
      [[{ ...unsupported, confirmed: 'seen' }], 'draft'],
      [[unsupported], 'to_review'],
      [[statement()], 'draft'],
    ] as const) {
      await test.store.notes.revise(owner, version, { content: 'x', statements, edit: made });
      expect(await shown()).toEqual([[version, state]]);
    }
  });

  forNewcomer('have under review what failed, as long as there is no note in its place', async () => {
    const { chatId, asked, id } = await addNote(failure);
    expect(await list()).toMatchObject([{ messageId: id, state: 'to_review', kind: null }]);
    const again = await answer(chatId, asked, { ...failure, state: 'interrupted' });
    expect(await shown()).toEqual([[again, 'to_review']]);
    const note = await answer(chatId, asked);
    expect(await shown()).toEqual([[note, 'draft']]);
    await answer(chatId, asked, failure);
    expect(await shown()).toEqual([[note, 'draft']]);
  });

  forNewcomer('have nothing of what a person stopped, of an answer in a sentence, and of the other tools', async () => {
    await addNote(noteEnd({ state: 'stopped', toolResult: null }));
    await addNote(noteEnd({ toolResult: null, statements: [] }));
    const redacted = { tool: 'Redactify', title: '', redacted: '', findings: [] } as const;
    await addNote(noteEnd({ toolResult: redacted }));
    const chatId = await addChat();
    const asked = (await ask(chatId)).id;
    const reply = await test.store.messages.add(owner, chatId, queuedReply(asked, { toolName: 'Validify' }));
    await test.store.messages.end(reply.id, failure);
    expect(await list()).toEqual([]);
  });

  forNewcomer('name the newest version, and what was made of it by a later message, once', async () => {
    const { chatId, asked } = await addNote();
    const regenerated = await answer(chatId, asked);
    expect(await shown()).toEqual([[regenerated, 'draft']]);
    const shorter = (await ask(chatId)).id;
    const second = await answer(chatId, shorter, noteEnd({}, asked), morning + 30 * hour);
    expect(await list()).toMatchObject([{ messageId: second, begunAt: morning }]);
    const letter = await answer(chatId, (await ask(chatId)).id, {
      ...noteEnd({}, asked),
      toolResult: {
        tool: 'Chartwright',
        title: '',
        noteKind: 'discharge-summary',
        sections: [],
        missing: [],
        sourceMessageId: asked,
      },
    });
    expect((await list()).map(({ messageId, kind: of }) => [messageId, of])).toEqual([
      [second, 'soap'],
      [letter, 'discharge-summary'],
    ]);
  });

  forNewcomer('hide nothing that is signed, whatever came before or after it', async () => {
    const { chatId, asked, id } = await addNote();
    const newer = await answer(chatId, asked);
    await sign(id);
    expect(await shown()).toEqual([
      [id, 'signed'],
      [newer, 'draft'],
    ]);
    const [first, second] = [await edit({ chatId, asked, id }, id), await edit({ chatId, asked, id }, id)];
    expect(await shown()).toEqual([
      [newer, 'draft'],
      [second, 'draft'],
    ]);
    await sign(first);
    expect(await shown()).toEqual([
      [newer, 'draft'],
      [first, 'addended'],
      [second, 'draft'],
    ]);
  });

  forNewcomer('await a co-signature while one is asked for, until it is given, sent back or taken back', async () => {
    const { chatId, id } = await addNote();
    const asked = newOwner(owner.tenantId);
    const names = { askedByName: 'N', askedOfName: 'M' };
    const ask = async () => {
      const request = { id: uuidv7(), askedOf: asked.userId, askedAt: morning, ...names };
      await test.store.cosignatures.ask(owner, { id, chatId }, request);
      const open = await test.store.cosignatures.findAsked(asked, request.id);
      if (open === null) throw new Error('The request is not there.');
      return open;
    };
    await sign(id);
    await ask();
    expect(await shown()).toEqual([[id, 'awaiting_cosignature']]);
    expect(await shown({ state: 'awaiting_cosignature' })).toHaveLength(1);
    expect(await shown({ state: 'signed' })).toEqual([]);
    await test.store.cosignatures.takeBack(owner, id);
    expect(await shown()).toEqual([[id, 'signed']]);
    await test.store.cosignatures.answer(await ask(), { state: 'returned', comment: 'c', answeredAt: morning });
    expect(await shown()).toEqual([[id, 'sent_back']]);
    expect(await test.store.dayList.count(owner, { day })).toMatchObject({ sent_back: 1, signed: 0 });
    const again = await ask();
    expect(await shown()).toEqual([[id, 'awaiting_cosignature']]);
    await test.store.cosignatures.answer(again, { state: 'signed', answeredAt: morning });
    expect(await shown()).toEqual([[id, 'signed']]);
  });

  forNewcomer('await nothing by a request that stands with another note, or was put in by another', async () => {
    const { chatId, id } = await addNote();
    const other = await addNote();
    await sign(id);
    await sign(other.id);
    const request = { askedOf: owner.userId, askedAt: morning, askedByName: 'N', askedOfName: 'M' };
    await test.store.cosignatures.ask(owner, { id: other.id, chatId: other.chatId }, { id: uuidv7(), ...request });
    expect(await shown({ state: 'awaiting_cosignature' })).toEqual([[other.id, 'awaiting_cosignature']]);
    await test.store.cosignatures.ask(owner, { id, chatId }, { id: uuidv7(), ...request });
    await test.database.kysely
      .updateTable('cosignature_requests')
      .set({ asked_by: uuidv7() })
      .where('message_id', '=', id)
      .execute();
    expect((await shown()).find(([shownId]) => shownId === id)).toEqual([id, 'signed']);
  });

  forNewcomer('are of their day alone, from its first moment to the last', async () => {
    const at = async (createdAt: number): Promise<string> => (await addNote(noteEnd(), createdAt)).id;
    await at(day.from - 1);
    const kept = [await at(day.from), await at(day.until - 1)];
    await at(day.until);
    expect((await list()).map(({ messageId }) => messageId)).toEqual(kept);
    expect(await list({ day: { from: day.from, until: day.from } })).toEqual([]);
  });

  forNewcomer('are counted by state, and read a page at a time, also of one state and one tool', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await addNote(noteEnd(), morning + (index % 2))).id);
    await addNote(failure);
    for (const id of ids.slice(0, 2)) await sign(id);
    const none = { draft: 0, to_review: 0, awaiting_cosignature: 0, sent_back: 0, signed: 0, addended: 0 };
    const counts = { ...none, draft: 3, to_review: 1, signed: 2 };
    expect(await test.store.dayList.count(owner, { day })).toEqual(counts);
    expect(await test.store.dayList.count(owner, { day, state: 'draft' })).toEqual(counts);
    expect(await test.store.dayList.count(owner, { day, tool: 'TranscriptX' })).toEqual(none);
    for (const state of dayStates) expect(await list({ state })).toHaveLength(counts[state]);
    expect(await list({ tool: 'TranscriptX' })).toEqual([]);
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await test.store.dayList.page(owner, { day }, { limit: 2, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      for (const { messageId } of page.items) seen.push(messageId);
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await list()).map(({ messageId }) => messageId));
    expect(seen).toHaveLength(6);
  });

  forNewcomer('have nothing of a chat in the bin, and have it again when it is taken out', async () => {
    const { chatId } = await addNote();
    await test.store.chats.moveToBin(owner, chatId, morning);
    expect([await list(), (await test.store.dayList.count(owner, { day })).draft]).toEqual([[], 0]);
    await test.store.chats.restore(owner, chatId);
    expect(await list()).toHaveLength(1);
    await test.store.chats.moveToBin(owner, chatId, morning);
    await test.store.bin.destroy(owner, chatId);
    const left = await test.database.kysely
      .selectFrom('note_versions')
      .select('message_id')
      .where('chat_id', '=', chatId);
    expect(await left.execute()).toEqual([]);
  });

  forNewcomer('show nothing to anybody else, also where a row was made theirs outside', async () => {
    const { chatId } = await addNote();
    const stranger = newOwner();
    for (const other of [stranger, newOwner(owner.tenantId)])
      expect((await test.store.dayList.page(other, { day }, { limit: 5 })).items).toEqual([]);
    for (const other of [stranger, newOwner(owner.tenantId)]) {
      await test.database.kysely
        .updateTable('note_versions')
        .set({ tenant_id: other.tenantId, owner_id: other.userId })
        .where('chat_id', '=', chatId)
        .execute();
      expect((await test.store.dayList.page(other, { day }, { limit: 5 })).items).toEqual([]);
      expect((await test.store.dayList.count(other, { day })).draft).toBe(0);
    }
  });

  forNewcomer('name nobody as the signer of a row that was changed outside', async () => {
    const { id } = await addNote();
    await sign(id);
    await test.database.kysely
      .updateTable('note_signatures')
      .set({ signed_at: 1 })
      .where('message_id', '=', id)
      .execute();
    const [note] = await list();
    expect(JSON.stringify(note?.signers)).not.toContain('Dana');
  });

  forNewcomer('know after an update what there was before it', async () => {
    const note = await addNote(noteEnd({ statements: [unsupported] }));
    const signed = await addNote();
    await sign(signed.id);
    await edit(signed, signed.id);
    const failed = await addNote(failure);
    await answer(failed.chatId, (await ask(failed.chatId)).id, noteEnd({}, failed.asked));
    const before = await list();
    expect(before).toHaveLength(3);
    const { kysely } = test.database;
    await kysely.deleteFrom('note_versions').where('owner_id', '=', owner.userId).execute();
    const chats = [note, signed, failed].map((one) => ({ chat_id: one.chatId }));
    await kysely.insertInto('unlisted_chats').values(chats).execute();
    // One that was written to after the update and before it was read.
    await sign(note.id);
    expect(await list()).toEqual([]);
    expect(await test.store.dayList.readEarlier(2)).toBe(2);
    expect(await test.store.dayList.readEarlier(2)).toBe(1);
    expect(await test.store.dayList.readEarlier(2)).toBe(0);
    const after = await list();
    expect(after.map(({ messageId }) => messageId)).toEqual(before.map(({ messageId }) => messageId));
    expect(after.find(({ messageId }) => messageId === note.id)).toMatchObject({ state: 'signed' });
  });

  forNewcomer('know after an update all notes of a long chat, and read a few of them at once', async () => {
    const chatId = await addChat();
    for (let at = 0; at < 17; at += 1) await answer(chatId, (await ask(chatId)).id);
    const before = await list();
    expect(before).toHaveLength(17);
    const { kysely } = test.database;
    await kysely.deleteFrom('note_versions').where('owner_id', '=', owner.userId).execute();
    await kysely.insertInto('unlisted_chats').values({ chat_id: chatId }).execute();
    queries.length = 0;
    expect(await test.store.dayList.readEarlier(2)).toBe(1);
    const reads = queries.filter(({ sql }) => /^select .*"details".* from "messages"/.test(sql));
    expect(reads.map(({ parameters }) => parameters.length)).toEqual([8, 8, 1]);
    expect(await list()).toEqual(before);
  });
});
