import { emptyReply, foldTurnEvent } from '@notewright/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Tool } from '../tools/tool.ts';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns, readEvents, textOf, withoutSweep, type TestTurns } from './testing/test-turns.ts';

/** A reply that is whole, and is only being made better, when what makes it better is lost. */

const text = 'Cough for 3 days.\n\n- Metformin 10 mg daily';
const note = { tool: 'Chartwright', title: 'Cough', noteKind: 'soap', sections: [], missing: ['Allergies'] } as const;
const statements = [
  { text: 'Cough for 3 days.', at: { start: 0, end: 17 }, sources: [{ start: 0, end: 5 }], support: 'supported' },
  {
    text: 'Metformin 10 mg daily',
    at: { start: 21, end: 42 },
    sources: [{ start: 6, end: 10 }],
    support: 'unsupported',
    faults: ['drug'],
  },
] as const;
const whole = { title: 'Cough', writtenBy: 'writer', notice: 'A notice.' };
const result = { type: 'tool-result', tool_result: note, statements } as const;
const firstCheck = { statements, toolResult: note, notice: 'A notice.', writtenBy: 'writer' };
const sentence =
  'The server stopped before this reply was finished. Its text and the marks of its first check are kept. Please try again.';

/** Says a note, has it whole, and is never done with making it better. */
function neverBetter(): {
  readonly tool: Tool;
  /** Sends it, and waits until it is whole; its first words are in the journal then. */
  readonly send: (turns: TestTurns) => ReturnType<TestTurns['send']>;
} {
  const begun = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const tool: Tool = async function* ({ signal }) {
    yield { type: 'text-delta', text: 'Cough for 3 days.\n\n- ' };
    await begun.promise;
    yield { type: 'text-delta', text: 'Metformin 10 mg daily' };
    yield { ...result, whole };
    given.resolve();
    await new Promise((ended) => signal.addEventListener('abort', ended));
    return whole;
  };
  const send = async (turns: TestTurns): ReturnType<TestTurns['send']> => {
    const sent = await turns.send();
    await vi.waitFor(
      async () => expect(await turns.kept.store.journal.readAfter(sent.reply.id, 0)).toHaveLength(1),
      60_000,
    );
    begun.resolve();
    await given.promise;
    return sent;
  };
  return { tool, send };
}

const stored = ({ kept, owner }: TestTurns, id: string) => kept.store.messages.find(owner, id);

describe('a reply that was whole when its worker died', () => {
  test('ends as interrupted, with its text and what its first check found', async () => {
    const { tool, send } = neverBetter();
    await using turns = await openTestTurns(tool);
    const { reply } = await send(turns);
    const other = await turns.openOther(createScriptedTool().tool);
    await other.begin();
    expect(await stored(turns, reply.id)).toMatchObject({ state: 'streaming', statements: [], toolResult: null });
    turns.kept.clock.time += 16_000;
    await vi.waitFor(async () => expect((await stored(turns, reply.id))?.state).toBe('interrupted'), 60_000);
    expect(await stored(turns, reply.id)).toMatchObject({ content: text, problem: sentence, ...firstCheck });

    // Readers get the same, in whatever process, from the beginning and from the middle.
    for (const after of [-1, 1]) {
      const events = await readEvents(other, { owner: turns.owner, messageId: reply.id, after });
      const heard = events.reduce(foldTurnEvent, emptyReply);
      expect(heard.text.endsWith('Metformin 10 mg daily')).toBe(true);
      expect(heard.result).toMatchObject({ tool_result: note, statements });
      expect(heard.end).toMatchObject({ state: 'interrupted', problem: sentence, written_by: 'writer' });
    }
    expect(await turns.kept.store.messages.findWhole(reply.id)).toBeNull();
  });

  test('has all of its text where the journal lacks the last words, and goes on where readers were', async () => {
    const { tool, send } = neverBetter();
    // What comes after the first words never reaches the journal.
    const forgetful = (store: Store): Store => ({
      ...store,
      journal: {
        ...store.journal,
        append: (batches) =>
          batches.every(({ events }) => events.every(({ seq }) => seq < 2))
            ? store.journal.append(batches)
            : new Promise(() => undefined),
      },
    });
    const turns = await openTestTurns(tool, { wrap: forgetful });
    const { reply } = await send(turns);
    const other = await turns.openOther(createScriptedTool().tool);
    const reading = readEvents(other, { owner: turns.owner, messageId: reply.id });
    await other.begin();
    turns.kept.clock.time += 16_000;
    const events = await reading;
    expect(textOf(events)).toBe(text);
    expect(events.map((event) => ('seq' in event ? event.seq : null))).toEqual(events.map((_, at) => at));
    expect(await stored(turns, reply.id)).toMatchObject({ content: text, ...firstCheck });
    await other.close();
    await turns.kept.remove();
  });

  test('in a chat that lies in the bin is whole again once it is taken out', async () => {
    const { tool, send } = neverBetter();
    await using turns = await openTestTurns(tool);
    const { reply, chatId } = await send(turns);
    const { kysely } = turns.kept.database;
    await turns.kept.store.chats.moveToBin(turns.owner, chatId, turns.kept.clock.time);
    const other = await turns.openOther(createScriptedTool().tool, withoutSweep);
    await other.begin();
    turns.kept.clock.time += 16_000;
    await vi.waitFor(async () => {
      const row = kysely.selectFrom('messages').select('is_running').where('id', '=', reply.id);
      expect(await row.executeTakeFirst()).toEqual({ is_running: 0 });
    }, 60_000);
    expect(await kysely.selectFrom('reply_heads').select('message_id').execute()).toEqual([]);
    await turns.kept.store.chats.restore(turns.owner, chatId);
    expect(await stored(turns, reply.id)).toMatchObject({ state: 'interrupted', content: text, ...firstCheck });
  });

  test('and was asked to stop before that ends as stopped, with all that it had', async () => {
    const { tool, send } = neverBetter();
    await using turns = await openTestTurns(tool);
    const { reply } = await send(turns);
    await turns.kept.store.journal.requestStop(turns.owner, reply.id);
    turns.kept.clock.time += 16_000;
    const other = await turns.openOther(createScriptedTool().tool);
    await other.begin();
    const stopped = { state: 'stopped', content: text, problem: null, ...firstCheck };
    expect(await stored(turns, reply.id)).toMatchObject(stopped);
  });
});

test('a reply that is made better after it was whole has what is better, and nothing of before', async () => {
  const better = [statements[0]];
  await using turns = await openTestTurns(async function* () {
    yield { type: 'text-delta', text };
    yield { ...result, whole };
    yield { ...result, statements: better };
    return whole;
  });
  const { reply } = await turns.send();
  await turns.runner.whenEnded(reply.id);
  expect(await stored(turns, reply.id)).toMatchObject({ state: 'complete', statements: better, problem: null });
});

describe('a store that takes nothing more', () => {
  test('of the journal leaves a whole reply what its first check found', async () => {
    const { tool, send } = neverBetter();
    let refuses = false;
    await using turns = await openTestTurns(tool, {
      timing: { storeTimeout: 100 },
      wrap: (store) => ({
        ...store,
        journal: {
          ...store.journal,
          append: (batches) => {
            refuses ||= batches.some(({ events }) => events.some(({ seq }) => seq > 1));
            return refuses ? Promise.reject(new Error('The disk is full.')) : store.journal.append(batches);
          },
        },
      }),
    });
    const { reply } = await send(turns);
    await turns.runner.whenEnded(reply.id);
    expect(await stored(turns, reply.id)).toMatchObject({ state: 'failed', content: text, ...firstCheck });
    expect((await stored(turns, reply.id))?.problem).toMatch(/could not be saved completely/);
  });

  test('before the end is no end of a whole reply', async () => {
    await using turns = await openTestTurns(
      async function* () {
        yield { type: 'text-delta', text };
        yield { ...result, whole };
        return whole;
      },
      {
        wrap: (store) => ({
          ...store,
          messages: { ...store.messages, keepWhole: () => Promise.reject(new Error(`The disk is full of ${text}`)) },
        }),
      },
    );
    const { reply } = await turns.send();
    await turns.runner.whenEnded(reply.id);
    expect(await stored(turns, reply.id)).toMatchObject({ state: 'complete', ...firstCheck });
    expect(turns.logged.join('')).toContain('a whole reply could not be kept before its end');
    expect(turns.logged.join('')).not.toContain('Metformin');
  });
});
