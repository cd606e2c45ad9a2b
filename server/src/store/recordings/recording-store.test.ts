import { limits } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { damagedText } from '../../kernel/damage.ts';
import { OwnerGoneError } from '../../kernel/owner-gone-error.ts';
import { SealError } from '../../kernel/seal-error.ts';
import { addTombstones } from '../../database/tombstones.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { Owner } from '../store.ts';
import { newOwner, openTestStore, type TestStore } from '../test-store.ts';

const time = 1_790_000_000_000;
const day = 86_400_000;
const sound = (words: string): Uint8Array => Buffer.from(`\x1a\x45\xdf\xa3${words}`, 'latin1');

describe.each(testDatabaseKinds)('recordings on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  let id: string;
  const sessionId = uuidv7();
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    // Nothing waits from another test.
    await test.database.kysely.deleteFrom('recordings').execute();
    owner = newOwner();
    id = await begin(owner);
  });

  const recordings = () => test.store.recordings;
  const begin = async (who: Owner, chatId: string | null = null): Promise<string> => {
    const made = uuidv7();
    await recordings().begin(who, { id: made, chatId, sessionId, language: 'en-US' }, time);
    return made;
  };
  const send = (part: number, number: number, bytes = sound(`${part}/${number}`), who = owner) =>
    recordings().addPiece(who, id, { part, number, bytes }, time);
  const close = (part: number, pieces: number, values: { seconds?: number; hasSound?: boolean } = {}) =>
    recordings().closePart(owner, id, { part, pieces, seconds: 30, hasSound: true, ...values }, time);
  const finish = (parts: number | null = null, withoutFailed = false) =>
    recordings().finish(owner, id, { parts, withoutFailed }, time);
  const read = async () => (await recordings().find(owner, id)) ?? expect.fail('The recording is gone.');
  const claim = async (now = time) =>
    (await recordings().claimPart('w', now, now + 1_000)) ?? expect.fail('No part waits.');
  /** A part of two pieces with its words. */
  const speak = async (part: number, words: string): Promise<void> => {
    for (const number of [0, 1]) await send(part, number);
    await close(part, 2);
    await recordings().writeText(await claim(), words, time);
  };
  const setDays = (days: number) =>
    test.database.kysely
      .insertInto('tenants')
      .values({
        id: owner.tenantId,
        kind: 'company',
        created_at: time,
        recording_days: days,
        retention_days: null,
        name: null,
        trial_ends_on: null,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ recording_days: days }))
      .execute();
  const countPieces = async (): Promise<number> =>
    (
      await test.database.kysely
        .selectFrom('recording_pieces')
        .select('number')
        .where('recording_id', '=', id)
        .execute()
    ).length;

  it('are one at a time for each person, and have a key for the session that began them', async () => {
    const again = { id: uuidv7(), chatId: null, sessionId, language: 'en-US' } as const;
    expect(await recordings().begin(owner, again, time)).toBeNull();
    expect(await recordings().begin({ ...owner, tenantId: uuidv7() }, again, time)).toBeNull();
    const key = await recordings().openBrowserKey(owner, id, sessionId);
    expect(key?.length).toBe(32);
    expect(await recordings().openBrowserKey(owner, id, uuidv7())).toBeNull();
    expect(await recordings().openBrowserKey(newOwner(owner.tenantId), id, sessionId)).toBeNull();
    expect(await recordings().findOwner(id, sessionId)).toEqual(owner);
    expect(await recordings().findOwner(id, uuidv7())).toBeNull();
    const other = newOwner(owner.tenantId);
    const theirs = await begin(other);
    expect(await recordings().openBrowserKey(other, theirs, sessionId)).not.toEqual(key);
    await finish();
    expect(await recordings().begin(owner, again, time)).not.toBeNull();
  });

  it('are told missing to everybody else, by every method', async () => {
    await speak(0, 'Chest pain.');
    for (const stranger of [newOwner(owner.tenantId), newOwner()]) {
      expect(await recordings().find(stranger, id)).toBeNull();
      expect(await recordings().listOpen(stranger)).toEqual([]);
      expect(await recordings().isThere(stranger, id)).toBe(false);
      expect((await recordings().addPiece(stranger, id, { part: 0, number: 2, bytes: sound('x') }, time)).kind).toBe(
        'not-found',
      );
      const end = { part: 1, pieces: 1, seconds: 1, hasSound: true };
      expect((await recordings().closePart(stranger, id, end, time)).kind).toBe('not-found');
      expect(await recordings().finish(stranger, id, { parts: 0, withoutFailed: true }, time)).toBe(false);
      expect(await recordings().retry(stranger, id, time)).toBe(false);
      expect(await recordings().setAside(stranger, id, time)).toBe('not-found');
      expect(await recordings().putAway(stranger, id, null, time)).toBe('not-found');
      expect(await recordings().remove(stranger, id)).toBe(false);
      for await (const piece of recordings().streamPart(stranger, id, 0))
        expect.fail(`${piece.length} bytes were read`);
    }
    expect((await read()).isFinished).toBe(false);
  });

  it('take pieces in any order, and confirm those without a gap', async () => {
    expect(await send(0, 1)).toMatchObject({ kind: 'confirmed', part: { part: 0, pieces: 0, state: 'open' } });
    expect(await send(0, 3)).toMatchObject({ part: { pieces: 0 } });
    expect(await send(0, 0)).toMatchObject({ part: { pieces: 2 } });
    expect(await close(0, 4)).toMatchObject({
      kind: 'confirmed',
      part: { pieces: 2, isClosed: true, state: 'missing' },
    });
    expect(await send(0, 2)).toMatchObject({ part: { pieces: 4, state: 'waiting' } });
  });

  it('take a piece twice, and no other in its place', async () => {
    await send(0, 0);
    const again = await send(0, 0);
    expect(again).toMatchObject({ kind: 'confirmed', part: { pieces: 1 } });
    expect(await send(0, 0, sound('other words'))).toEqual({ kind: 'conflict' });
    expect(await send(0, 0, Buffer.concat([sound('0/0'), Buffer.from([0])]))).toEqual({ kind: 'conflict' });
    const all = await Promise.all(Array.from({ length: 5 }, () => send(0, 1)));
    expect(all.map((one) => one.kind === 'confirmed' && one.part.pieces)).toEqual([2, 2, 2, 2, 2]);
    expect(await countPieces()).toBe(2);
  });

  it('keep the end of a part as it was told', async () => {
    await send(0, 0);
    await send(0, 2);
    expect(await close(0, 2)).toEqual({ kind: 'conflict' });
    expect(await close(0, 3)).toMatchObject({ kind: 'confirmed' });
    expect(await close(0, 3)).toMatchObject({ kind: 'confirmed' });
    expect(await close(0, 4)).toEqual({ kind: 'conflict' });
    expect(await send(0, 3)).toEqual({ kind: 'conflict' });
    expect((await read()).parts).toMatchObject([{ seconds: 30 }]);
  });

  it('have an end: of a part, of their bytes and of their time', async () => {
    const long = limits.visitSeconds / 2 + 1;
    await close(0, 1, { seconds: long });
    await send(0, 0);
    await send(1, 0);
    await close(1, 2, { seconds: long });
    expect(await send(2, 0)).toEqual({ kind: 'too-long' });
    // What was begun in time comes to its end.
    expect(await send(1, 1)).toMatchObject({ kind: 'confirmed', part: { state: 'waiting' } });
    const set = (bytes: number) => test.database.kysely.updateTable('recordings').set({ bytes }).where('id', '=', id);
    await test.database.kysely.deleteFrom('recording_parts').where('recording_id', '=', id).execute();
    await set(limits.visitBytes - 3).execute();
    expect(await send(5, 0)).toEqual({ kind: 'too-long' });
    await set(0).execute();
    await send(5, 0);
    const ofPart = test.database.kysely.updateTable('recording_parts').set({ bytes: limits.audioBytes });
    await ofPart.where('recording_id', '=', id).execute();
    expect(await send(5, 1)).toEqual({ kind: 'too-long' });
  });

  it('take every part of a whole visit, though each begins before the one before it has ended', async () => {
    const seconds = 30.4;
    for (let part = 0; part < limits.visitSeconds / 30; part += 1) {
      expect(await send(part, 0), String(part)).toMatchObject({ kind: 'confirmed' });
      await close(part, 1, { seconds, hasSound: false });
    }
  });

  it('become text part by part, each by one worker', async () => {
    for (const part of [0, 1]) {
      for (const number of [0, 1]) await send(part, number);
      await close(part, 2);
    }
    const all = await Promise.all(['a', 'b', 'c'].map((worker) => recordings().claimPart(worker, time, time + 1_000)));
    const claimed = all.filter((one) => one !== null);
    expect(claimed.map(({ part }) => part).toSorted()).toEqual([0, 1]);
    const [first] = claimed;
    if (first === undefined) expect.fail('Nothing was claimed.');
    expect(first).toMatchObject({ recordingId: id, language: 'en-US', tries: 0 });
    const whole = Buffer.concat([sound(`${first.part}/0`), sound(`${first.part}/1`)]);
    expect(Buffer.from((await recordings().readSound(first)) ?? [])).toEqual(whole);
    // Another takes it when its lease has passed, and the first one's text comes too late.
    const takenLater = [await claim(time + 1_001), await claim(time + 1_001)];
    const taken = takenLater.find(({ part }) => part === first.part) ?? expect.fail('Nobody has taken it.');
    await recordings().writeText(first, 'Too late.', time);
    expect((await read()).parts.map(({ text }) => text)).toEqual([null, null]);
    await recordings().writeText(taken, 'In time.', time);
    expect((await read()).parts.filter(({ text }) => text === 'In time.')).toHaveLength(1);
  });

  it('become text for each person in turn, however much of one waits', async () => {
    const add = async (who: Owner, of: string, part: number, now: number): Promise<void> => {
      await recordings().addPiece(who, of, { part, number: 0, bytes: sound('x') }, now);
      await recordings().closePart(who, of, { part, pieces: 1, seconds: 30, hasSound: true }, now);
    };
    for (let part = 0; part < 4; part += 1) await add(owner, id, part, time);
    const other = newOwner();
    const theirs = await begin(other);
    for (let part = 0; part < 2; part += 1) await add(other, theirs, part, time + 1);
    const claimed: unknown[] = [];
    for (let count = 0; count < 5; count += 1) claimed.push((await claim(time + 1)).recordingId);
    expect(claimed).toEqual([id, theirs, id, theirs, id]);
    // Those whose lease has passed hold nobody back.
    expect((await claim(time + 2_000)).recordingId).toBe(id);
  });

  it('are tried again, given up, and tried again when somebody asks', async () => {
    await send(0, 0);
    await close(0, 1);
    await recordings().postponePart(await claim(), { isTry: true, notBefore: time + 10 });
    expect(await recordings().claimPart('w', time + 9, time)).toBeNull();
    const second = await claim(time + 10);
    expect(second.tries).toBe(1);
    await recordings().postponePart(second, { isTry: true, notBefore: null });
    expect((await read()).parts).toMatchObject([{ state: 'failed', text: null }]);
    await finish();
    expect((await read()).isDone).toBe(false);
    expect(await recordings().retry(owner, id, time)).toBe(true);
    await recordings().writeText(await claim(), 'At last.', time);
    expect(await read()).toMatchObject({ isDone: true, parts: [{ state: 'text', text: 'At last.' }] });
  });

  it('are done without what failed where their person says so', async () => {
    await speak(0, 'Chest pain.');
    await send(1, 0);
    await close(1, 1);
    await recordings().postponePart(await claim(), { isTry: true, notBefore: null });
    await finish(2);
    expect((await read()).isDone).toBe(false);
    await finish(2, true);
    expect(await read()).toMatchObject({
      isDone: true,
      parts: [{ text: 'Chest pain.' }, { state: 'skipped', isCut: true }],
    });
  });

  it('finish with what there is, and note what is missing', async () => {
    await speak(0, 'Chest pain.');
    await send(1, 0);
    await send(1, 2);
    await close(1, 3);
    await send(3, 0);
    await close(4, 2);
    expect(await finish(6)).toBe(true);
    expect((await read()).parts.map(({ part, state, isCut }) => [part, state, isCut])).toEqual([
      [0, 'text', false],
      // As far as the gap.
      [1, 'waiting', true],
      [2, 'skipped', true],
      [3, 'waiting', true],
      [4, 'skipped', true],
      [5, 'skipped', true],
    ]);
    const first = await claim();
    expect(Buffer.from((await recordings().readSound(first)) ?? [])).toEqual(Buffer.from(sound(`${first.part}/0`)));
    await recordings().writeText(first, 'Since Monday.', time);
    expect((await read()).isDone).toBe(false);
    await recordings().writeText(await claim(), 'No fever.', time);
    expect((await read()).isDone).toBe(true);
  });

  it('take nothing new once they are finished, and what was there again', async () => {
    await send(0, 0);
    await close(0, 1);
    await finish(1);
    expect(await send(0, 0)).toMatchObject({ kind: 'confirmed' });
    expect(await close(0, 1)).toMatchObject({ kind: 'confirmed' });
    for (const [part, number] of [
      [0, 1],
      [1, 0],
    ] as const)
      expect(await send(part, number)).toEqual({ kind: 'finished' });
    expect(await close(1, 1)).toEqual({ kind: 'finished' });
    expect(await finish(1)).toBe(true);
  });

  it('of silence are text at once, and ask nobody', async () => {
    await send(0, 0);
    await close(0, 1, { hasSound: false });
    await close(1, 1, { hasSound: false });
    await send(1, 0);
    expect(await recordings().claimPart('w', time, time)).toBeNull();
    await finish(2);
    expect(await read()).toMatchObject({ isDone: true, parts: [{ text: '' }, { text: '' }] });
  });

  it('with nothing in them are done at once', async () => {
    await finish(0);
    expect(await read()).toMatchObject({ isDone: true, parts: [] });
  });

  it('lose their sound when they are done, and all of it when they are put away', async () => {
    await speak(0, 'Chest pain.');
    expect(await recordings().putAway(owner, id, null, time)).toBe('not-done');
    expect(await countPieces()).toBe(2);
    await finish(1);
    expect([await countPieces(), (await read()).hasSound]).toEqual([0, false]);
    expect(await recordings().listOpen(owner)).toMatchObject([{ id, isDone: true, parts: [{ text: 'Chest pain.' }] }]);
    expect(await recordings().putAway(owner, id, null, time)).toBe('done');
    expect(await recordings().find(owner, id)).toBeNull();
  });

  it('keep their sound for as many days as their company says', async () => {
    await setDays(3);
    await speak(0, 'Chest pain.');
    await finish(1);
    expect(await recordings().putAway(owner, id, null, time)).toBe('done');
    expect(await recordings().listOpen(owner)).toEqual([]);
    expect(await recordings().listAll(owner)).toMatchObject([{ id, hasSound: true, parts: [{ text: null }] }]);
    const pieces: Uint8Array[] = [];
    for await (const piece of recordings().streamPart(owner, id, 0)) pieces.push(piece);
    expect(Buffer.concat(pieces)).toEqual(Buffer.concat([sound('0/0'), sound('0/1')]));
    expect(await recordings().removeSound(time + 3 * day, 5)).toEqual([]);
    expect(await recordings().removeSound(time + 3 * day + 1, 5)).toEqual([{ id, tenantId: owner.tenantId }]);
    expect(await recordings().find(owner, id)).toBeNull();
  });

  it('are put aside once they are finished, beside the next, and go when nobody comes back to them', async () => {
    for (const number of [0, 1]) await send(0, number);
    await close(0, 2);
    expect(await recordings().setAside(owner, id, time)).toBe('not-finished');
    expect((await read()).isAside).toBe(false);
    await finish(1);
    expect(await recordings().setAside(owner, id, time)).toBe('done');
    expect(await recordings().setAside(owner, id, time)).toBe('done');
    const next = await begin(owner);
    expect(await recordings().countWaiting(owner.userId)).toBe(2);
    const open = await recordings().listOpen(owner);
    expect(new Map(open.map((one) => [one.id, one.isAside]))).toEqual(
      new Map([
        [next, false],
        [id, true],
      ]),
    );
    // It becomes text as before.
    await recordings().writeText(await claim(), 'Chest pain.', time);
    expect(await read()).toMatchObject({ isAside: true, isDone: true, parts: [{ text: 'Chest pain.' }] });
    await recordings().setAside(owner, id, time + 5);
    expect((await recordings().expire(time + 5, 5)).map((one) => one.id)).toEqual([next]);
    expect((await recordings().expire(time + 6, 5)).map((one) => one.id)).toEqual([id]);
  });

  it('that were put aside have parts that failed tried again, one at a time', async () => {
    const pause = 1_000;
    test.clock.time = time;
    const revive = () => recordings().reviveAside(pause, test.clock.time);
    const fail = async (): Promise<number> => {
      const claimed = await claim(test.clock.time);
      await recordings().postponePart(claimed, { isTry: true, notBefore: null });
      return claimed.part;
    };
    for (const part of [0, 1]) {
      await send(part, 0);
      await close(part, 1);
    }
    await finish(2);
    const failed = [await fail(), await fail()];
    test.clock.time += pause;
    // What its person has before them is theirs to try.
    expect(await revive()).toBe(false);
    await recordings().setAside(owner, id, time);
    expect(await revive()).toBe(true);
    expect(await revive()).toBe(false);
    const first = await fail();
    // The endpoint has just failed: the other part asks later.
    expect([await revive(), failed.includes(first)]).toEqual([false, true]);
    test.clock.time += pause;
    expect(await revive()).toBe(true);
    const second = await claim(test.clock.time);
    expect(second.part).toBe(1 - first);
    await recordings().writeText(second, 'Since Monday.', time);
    // It answers again: the next one need not wait.
    expect(await revive()).toBe(true);
    await recordings().writeText(await claim(test.clock.time), 'Chest pain.', time);
    expect([(await read()).isDone, await revive()]).toEqual([true, false]);
  });

  it('are done without what failed also while that is tried again by itself', async () => {
    await speak(0, 'Chest pain.');
    await send(1, 0);
    await close(1, 1);
    await finish(2);
    test.clock.time = time;
    for (let tries = 0; tries < 3; tries += 1)
      await recordings().postponePart(await claim(), { isTry: true, notBefore: tries < 2 ? time : null });
    await recordings().setAside(owner, id, time);
    expect(await recordings().reviveAside(0, time)).toBe(true);
    const again = await claim();
    await finish(2, true);
    await recordings().writeText(again, 'Too late.', time);
    expect(await read()).toMatchObject({
      isDone: true,
      parts: [{ text: 'Chest pain.' }, { state: 'skipped', text: null }],
    });
  });

  it('are put aside when the next one is begun, and only then', async () => {
    await speak(0, 'Chest pain.');
    expect(
      await recordings().begin(owner, { id: uuidv7(), chatId: null, sessionId, language: 'en-US' }, time),
    ).toBeNull();
    await finish(1);
    const elsewhere = { ...owner, tenantId: uuidv7() };
    const there = await begin(elsewhere);
    expect((await read()).isAside).toBe(false);
    await recordings().remove(elsewhere, there);
    const next = await begin(owner);
    const open = await recordings().listOpen(owner);
    expect(new Map(open.map((one) => [one.id, one.isAside]))).toEqual(
      new Map([
        [next, false],
        [id, true],
      ]),
    );
  });

  it('that were put away are missing to the recorder, which deletes none of the sound that is kept', async () => {
    await setDays(1);
    await speak(0, 'Chest pain.');
    await finish(1);
    await recordings().putAway(owner, id, null, time);
    expect(await recordings().find(owner, id)).toBeNull();
    expect(await recordings().setAside(owner, id, time)).toBe('not-found');
    expect(await recordings().retry(owner, id, time)).toBe(false);
    expect(await finish(1)).toBe(false);
    expect(await recordings().remove(owner, id)).toBe(false);
    expect(await countPieces()).toBe(2);
    expect(await recordings().listAll(owner)).toMatchObject([{ id, hasSound: true }]);
  });

  it('that were put aside are tried again more and more seldom, and at last when somebody asks alone', async () => {
    const pause = 1_000;
    test.clock.time = time;
    await send(0, 0);
    await close(0, 1);
    await finish(1);
    await recordings().setAside(owner, id, time);
    const setTries = (tries: number) =>
      test.database.kysely.updateTable('recording_parts').set({ tries }).where('recording_id', '=', id).execute();
    await recordings().postponePart(await claim(), { isTry: true, notBefore: null });
    await setTries(10);
    expect(await recordings().reviveAside(pause, time + 8 * pause - 1)).toBe(false);
    expect(await recordings().reviveAside(pause, time + 8 * pause)).toBe(true);
    // Its person need not wait for what is just tried by itself, nor does it count.
    expect((await read()).parts).toMatchObject([{ state: 'failed', isGivenUp: false }]);
    expect(await recordings().retry(owner, id, time)).toBe(true);
    expect((await read()).parts).toMatchObject([{ state: 'waiting' }]);
    const again = await claim();
    expect(again.tries).toBe(0);
    await recordings().postponePart(again, { isTry: true, notBefore: null, isLast: true });
    expect((await read()).parts).toMatchObject([{ state: 'failed', isGivenUp: true }]);
    expect(await recordings().reviveAside(pause, time + 7 * day)).toBe(false);
    await recordings().retry(owner, id, time);
    expect((await claim()).tries).toBe(0);
  });

  it('go when nobody comes back to them', async () => {
    await speak(0, 'Chest pain.');
    expect(await recordings().expire(time, 5)).toEqual([]);
    expect(await recordings().expire(time + 1, 5)).toEqual([{ id, tenantId: owner.tenantId }]);
    expect(await recordings().find(owner, id)).toBeNull();
    expect(await countPieces()).toBe(0);
  });

  it('go with the chat in which they were begun, and with nothing left below them', async () => {
    await recordings().remove(owner, id);
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
    id = await begin(owner, chatId);
    await speak(0, 'Chest pain.');
    await test.store.chats.moveToBin(owner, chatId, time);
    await test.store.bin.destroy(owner, chatId);
    expect(await recordings().find(owner, id)).toBeNull();
    for (const table of ['recordings', 'recording_parts', 'recording_pieces'] as const)
      expect(await test.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('go with the chat into which their text was put, wherever they were begun', async () => {
    await setDays(3);
    await speak(0, 'Chest pain.');
    await finish(1);
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
    expect(await recordings().putAway(owner, id, chatId, time)).toBe('done');
    const [kept] = await recordings().listAll(owner);
    expect([await countPieces(), kept?.chatId]).toEqual([2, chatId]);
    await test.store.chats.moveToBin(owner, chatId, time);
    await test.store.bin.destroy(owner, chatId);
    expect(await recordings().find(owner, id)).toBeNull();
    expect(await countPieces()).toBe(0);
  });

  it('are not put into a chat of somebody else', async () => {
    await setDays(3);
    await speak(0, 'Chest pain.');
    await finish(1);
    const chatId = uuidv7();
    await test.store.chats.create(newOwner(owner.tenantId), { id: chatId, title: 'Chat', now: time });
    for (const other of [chatId, uuidv7()])
      expect(await recordings().putAway(owner, id, other, time)).toBe('not-found');
    expect(await recordings().listOpen(owner)).toMatchObject([{ id, chatId: null, parts: [{ text: 'Chest pain.' }] }]);
  });

  it('are written down sealed, and open in no other place', async () => {
    await speak(0, 'A very secret ailment');
    const rows = JSON.stringify([
      await test.database.kysely.selectFrom('recording_pieces').selectAll().execute(),
      await test.database.kysely.selectFrom('recording_parts').selectAll().execute(),
    ]);
    const pieces = await test.database.kysely.selectFrom('recording_pieces').select(['number', 'body']).execute();
    for (const { body } of pieces) expect(Buffer.from(body).includes('0/')).toBe(false);
    expect(rows).not.toContain('secret ailment');
    const [one, other] = pieces;
    if (one === undefined || other === undefined) expect.fail('There are no pieces.');
    await send(1, 0);
    await close(1, 1);
    const claimed = await claim();
    await test.database.kysely
      .updateTable('recording_pieces')
      .set({ body: one.body })
      .where('recording_id', '=', id)
      .where('part', '=', 1)
      .execute();
    await expect(recordings().readSound(claimed)).rejects.toThrow(SealError);
  });

  it('do not change hands from outside', async () => {
    await speak(0, 'Chest pain.');
    const thief = newOwner(owner.tenantId);
    await test.database.kysely.updateTable('recordings').set({ owner_id: thief.userId }).where('id', '=', id).execute();
    expect(await recordings().find(thief, id)).toBeNull();
    expect(await recordings().listOpen(thief)).toEqual([]);
    await test.database.kysely
      .updateTable('recordings')
      .set({ owner_id: owner.userId, session_id: 'another' })
      .where('id', '=', id)
      .execute();
    expect(await recordings().openBrowserKey(owner, id, 'another')).toBeNull();
    expect(await recordings().findOwner(id, 'another')).toBeNull();
  });

  it('show a damaged text as such, beside the others', async () => {
    await speak(0, 'Chest pain.');
    await speak(1, 'Since Monday.');
    await test.database.kysely
      .updateTable('recording_parts')
      .set({ text: new Uint8Array(60) })
      .where('recording_id', '=', id)
      .where('part', '=', 0)
      .execute();
    expect((await read()).parts.map(({ text }) => text)).toEqual([damagedText, 'Since Monday.']);
  });

  it('are not begun for somebody who is gone', async () => {
    const gone = newOwner();
    await addTombstones(test.database, [gone.userId]);
    await expect(begin(gone)).rejects.toThrow(OwnerGoneError);
  });
});
