import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Tool } from '../tools/tool.ts';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns, readEvents, textOf, withoutSweep, type TestTurns } from './testing/test-turns.ts';

const lease = 15_000;
/** What is damaged cannot be ended by whoever wrote it either. */
const timing = { storeTimeout: 100 };

/** Says two words, and nothing more until it is asked to end. */
const twoWords: Tool = async function* ({ signal }) {
  yield { type: 'text-delta', text: 'two words' };
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return { title: '', notice: null, writtenBy: 'Test' };
};

const unused = createScriptedTool().tool;
type Sent = Awaited<ReturnType<TestTurns['send']>>;

async function sendTwoWords(turns: TestTurns): Promise<Sent> {
  const sent = await turns.send();
  const { journal } = turns.kept.store;
  await vi.waitFor(async () => expect(await journal.readAfter(sent.reply.id, 0)).toHaveLength(1), 60_000);
  return sent;
}

/** What stands in a reply's row, opened or not. */
const rowOf = ({ kept }: TestTurns, id: string) =>
  kept.database.kysely
    .selectFrom('messages')
    .select(['state', 'is_running', 'lease_until', 'worker'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const headsOf = async ({ kept }: TestTurns, ids: readonly string[]) =>
  kept.database.kysely.selectFrom('reply_heads').select('message_id').where('message_id', 'in', ids).execute();

async function damageJournal({ kept }: TestTurns, { reply }: Sent): Promise<void> {
  const { kysely } = kept.database;
  const ofReply = kysely.selectFrom('reply_heads').select('last_event_id').where('message_id', '=', reply.id);
  const row = await kysely.selectFrom('reply_events').selectAll().where('id', '=', ofReply).executeTakeFirstOrThrow();
  const body = Buffer.from(row.body).reverse();
  await kysely.updateTable('reply_events').set({ body }).where('id', '=', row.id).execute();
}

async function damageKey({ kept }: TestTurns, { chatId }: Sent): Promise<void> {
  const { kysely } = kept.database;
  const row = await kysely.selectFrom('chats').selectAll().where('id', '=', chatId).executeTakeFirstOrThrow();
  const wrapped_key = Buffer.from(row.wrapped_key).reverse();
  await kysely.updateTable('chats').set({ wrapped_key }).where('id', '=', chatId).execute();
}

describe('a damaged reply among those whose worker died', () => {
  test.each([
    ['in its journal', damageJournal],
    ['in the key of its chat', damageKey],
  ])('%s keeps neither the server from starting nor another reply from its end', async (_where, damage) => {
    await using turns = await openTestTurns(twoWords, { timing });
    const [damaged, sound] = [await sendTwoWords(turns), await sendTwoWords(turns)];
    await damage(turns, damaged);
    turns.kept.clock.time += lease + 1;
    const other = await turns.openOther(unused, withoutSweep);
    await other.begin();
    const ended = { state: 'interrupted', is_running: 0, worker: null };
    for (const { reply } of [damaged, sound]) expect(await rowOf(turns, reply.id)).toMatchObject(ended);
    expect(await turns.kept.store.messages.find(turns.owner, sound.reply.id)).toMatchObject({ content: 'two words' });
    expect(await headsOf(turns, [damaged.reply.id, sound.reply.id])).toEqual([]);
  });

  test('in its journal is said to be without its text', async () => {
    await using turns = await openTestTurns(twoWords, { timing });
    const damaged = await sendTwoWords(turns);
    await damageJournal(turns, damaged);
    turns.kept.clock.time += lease + 1;
    const other = await turns.openOther(unused);
    await other.begin();
    const stored = await turns.kept.store.messages.find(turns.owner, damaged.reply.id);
    expect(stored).toMatchObject({ state: 'interrupted', content: '' });
    expect(stored?.problem).toBe('The server was restarted while this reply was being written. Please try again.');
    const events = await readEvents(other, { owner: turns.owner, messageId: damaged.reply.id, after: 1 });
    expect(events.map(({ type }) => type)).toEqual(['turn-reset', 'turn-start', 'turn-end']);
  });
});

test('a reply that the store does not let end is logged by its id, keeps no other from it, and is tried again', async () => {
  await using turns = await openTestTurns(twoWords, { timing });
  const [stuck, sound] = [await sendTwoWords(turns), await sendTwoWords(turns)];
  let refuses = true;
  const refusing = (store: Store): Store => ({
    ...store,
    journal: {
      ...store.journal,
      readAbandoned: (id) =>
        refuses && id === stuck.reply.id
          ? Promise.reject(new Error('cannot read "two words"'))
          : store.journal.readAbandoned(id),
    },
  });
  turns.kept.clock.time += lease + 1;
  const other = await turns.openOther(unused, refusing);
  await other.begin();
  expect((await rowOf(turns, sound.reply.id)).state).toBe('interrupted');
  expect((await rowOf(turns, stuck.reply.id)).is_running).toBe(1);
  const said = turns.logged.filter((line) => line.includes('an abandoned reply could not be ended'));
  expect(said.join('')).toContain(stuck.reply.id);
  expect(turns.logged.join('')).not.toContain('two words');
  refuses = false;
  turns.kept.clock.time += lease + 1;
  await vi.waitFor(async () => expect((await rowOf(turns, stuck.reply.id)).state).toBe('interrupted'), 60_000);
});

test('a reply whose end could not be stored is ended while its process writes others', async () => {
  const tools: Tool[] = [];
  let refuses = false;
  await using turns = await openTestTurns((run) => (tools.shift() ?? twoWords)(run), {
    timing,
    wrap: (store) => ({
      ...store,
      transaction: (work) =>
        refuses ? Promise.reject(new Error('database or disk is full')) : store.transaction(work),
    }),
  });
  await turns.runner.begin();
  const other = await sendTwoWords(turns);
  const script = createScriptedTool();
  tools.push(script.tool);
  const { reply } = await turns.send();
  refuses = true;
  script.end();
  expect(await turns.runner.whenEnded(reply.id)).toBeNull();
  refuses = false;
  const leaseOf = async (id: string) => (await rowOf(turns, id)).lease_until;
  for (let step = 0; step < 2; step += 1) {
    const now = (turns.kept.clock.time += lease / 2 + 1);
    await vi.waitFor(async () => expect(await leaseOf(other.reply.id)).toBe(now + lease), 60_000);
    expect(await leaseOf(reply.id)).not.toBe(now + lease);
  }
  await vi.waitFor(async () => expect((await rowOf(turns, reply.id)).state).toBe('interrupted'), 60_000);
  expect(await rowOf(turns, other.reply.id)).toMatchObject({ state: 'streaming', worker: turns.runner.worker });
});

test('a reply whose worker comes back while it is looked at stays with it', async () => {
  await using turns = await openTestTurns(twoWords, { timing });
  const { reply } = await sendTwoWords(turns);
  let looked = 0;
  const { journal } = turns.kept.store;
  /** Another process, in which it comes back between the list and the end. */
  const returning = (store: Store): Store => ({
    ...store,
    journal: {
      ...store.journal,
      async listAbandoned(now, limit) {
        const listed = await store.journal.listAbandoned(now, limit);
        looked += listed.length;
        await journal.renew(turns.runner.worker, [reply.id], now + lease);
        return listed;
      },
    },
  });
  turns.kept.clock.time += lease + 1;
  const other = await turns.openOther(unused, returning);
  await other.begin();
  expect(looked).toBe(1);
  expect(await rowOf(turns, reply.id)).toMatchObject({ state: 'streaming', worker: turns.runner.worker });
});

test('a reply that was asked to stop before its worker died ends as stopped, with its text', async () => {
  await using turns = await openTestTurns(twoWords, { timing });
  const { reply } = await sendTwoWords(turns);
  await turns.kept.store.journal.requestStop(turns.owner, reply.id);
  turns.kept.clock.time += lease + 1;
  const other = await turns.openOther(unused);
  await other.begin();
  const stopped = { state: 'stopped', content: 'two words', problem: null };
  expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject(stopped);
  expect(textOf(await readEvents(other, { owner: turns.owner, messageId: reply.id }))).toBe('two words');
});

test('a journal that was left of a reply that has ended is forgotten', async () => {
  await using turns = await openTestTurns(twoWords, { timing });
  const [ended, running] = [await sendTwoWords(turns), await sendTwoWords(turns)];
  const end = { content: '', statements: [], toolResult: null, problem: null, notice: null, writtenBy: null } as const;
  await turns.kept.store.messages.end(ended.reply.id, { ...end, state: 'interrupted' });
  const ids = [ended.reply.id, running.reply.id];
  expect(await headsOf(turns, ids)).toHaveLength(2);
  const other = await turns.openOther(unused);
  await other.begin();
  await vi.waitFor(async () => expect(await headsOf(turns, ids)).toEqual([{ message_id: running.reply.id }]), 60_000);
});
