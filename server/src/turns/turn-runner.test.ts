import { setTimeout as sleep } from 'node:timers/promises';
import { emptyReply, foldTurnEvent, type TurnEvent, type TurnResetEvent } from '@notewright/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { newOwner } from '../store/test-store.ts';
import { ToolProblem } from '../tools/tool.ts';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns, readEvents, textOf } from './testing/test-turns.ts';

const seqs = (events: readonly (TurnEvent | TurnResetEvent)[]): (number | null)[] =>
  events.map((event) => ('seq' in event ? event.seq : null));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const note = { tool: 'Chartwright', title: 'Cough', noteKind: 'soap', sections: [], missing: [] } as const;
const statement = {
  text: 'one',
  at: { start: 0, end: 3 },
  sources: [{ start: 0, end: 5 }],
  support: 'supported',
} as const;

describe('a reply', () => {
  test('is told as numbered events and stored as they said', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply, chatId, userMessage } = await turns.send();
    const reading = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    script.tell({ type: 'stage-start', stage: 'reading' });
    script.say('one ');
    // Words join those that still wait to be stored.
    const { journal } = turns.kept.store;
    await vi.waitFor(async () => expect(await journal.readAfter(reply.id, 1)).toHaveLength(1), 60_000);
    script.say('two');
    script.tell({ type: 'tool-result', tool_result: note, statements: [statement] });
    script.end({ title: 'Cough', notice: 'A notice.', writtenBy: 'Scripted' });
    const events = await reading;

    expect(events.map((event) => event.type)).toEqual([
      'turn-start',
      'stage-start',
      'text-delta',
      'text-delta',
      'tool-result',
      'turn-end',
    ]);
    expect(seqs(events)).toEqual(upTo(6));
    expect(events[0]).toMatchObject({ chat_id: chatId, message_id: reply.id, user_message_id: userMessage.id });
    expect(events.at(-1)).toMatchObject({ state: 'complete', title: 'Cough', notice: 'A notice.', problem: null });
    const stored = await turns.kept.store.messages.find(turns.owner, reply.id);
    expect(stored).toMatchObject({
      state: 'complete',
      content: 'one two',
      statements: [statement],
      toolResult: note,
      writtenBy: 'Scripted',
      notice: 'A notice.',
    });
    expect(await turns.kept.store.journal.readAfter(reply.id, -1)).toEqual([]);
  });

  test('is stored before it is shown', async () => {
    const script = createScriptedTool();
    const committed = new Set<number>();
    const slow = (store: Store): Store => ({
      ...store,
      journal: {
        ...store.journal,
        async append(batches) {
          await sleep(20);
          await store.journal.append(batches);
          for (const batch of batches) for (const event of batch.events) committed.add(event.seq);
        },
      },
    });
    await using turns = await openTestTurns(script.tool, { wrap: slow });
    const { reply } = await turns.send();
    const early: number[] = [];
    const reading = (async () => {
      const signal = new AbortController().signal;
      for await (const event of turns.runner.follow({ owner: turns.owner, messageId: reply.id, after: -1, signal })) {
        const stored = await turns.kept.store.messages.find(turns.owner, reply.id);
        const isKept =
          event.type === 'turn-end' || stored?.state === 'complete' || ('seq' in event && committed.has(event.seq));
        if (!isKept && 'seq' in event) early.push(event.seq);
      }
    })();
    for (let at = 0; at < 20; at += 1) {
      script.say(`word${at} `);
      await sleep(7);
    }
    script.end();
    await reading;
    expect(early).toEqual([]);
    expect(committed.size).toBeGreaterThan(2);
  });

  test('goes on when its reader leaves, and when it never had one', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    script.say('one ');
    expect(await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, count: 2 })).toHaveLength(2);
    script.say('two');
    script.end();
    await turns.runner.whenEnded(reply.id);
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.content).toBe('one two');
  });

  test('names the chat once, and never over a name that a person gave', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const title = async (id: string) => (await turns.kept.store.chats.find(turns.owner, id))?.title;
    const first = await turns.send();
    script.end({ title: 'Cough' });
    await turns.runner.whenEnded(first.reply.id);
    expect(await title(first.chatId)).toBe('Cough');

    const second = await turns.send();
    await turns.kept.store.chats.rename(turns.owner, second.chatId, 'Mine');
    script.end({ title: 'Fever' });
    const events = await readEvents(turns.runner, { owner: turns.owner, messageId: second.reply.id });
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', title: 'Mine' });
    expect(await title(second.chatId)).toBe('Mine');
  });

  test('that fails ends with one kind sentence, and nothing internal shows or is logged', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    script.say('one ');
    script.fail(new Error('cannot parse "Jane Sample, 555-0100" at /srv/app'));
    const events = await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    const end = events.at(-1);
    expect(end).toMatchObject({ type: 'turn-end', state: 'failed' });
    expect(JSON.stringify(end)).toMatch(/could not be finished/);
    expect(JSON.stringify([events, turns.logged])).not.toMatch(/Jane|555-0100|cannot parse/);
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.content).toBe('one ');

    const other = await turns.send();
    script.fail(new ToolProblem('This text took too long.'));
    const failed = await readEvents(turns.runner, { owner: turns.owner, messageId: other.reply.id });
    expect(failed.at(-1)).toMatchObject({ state: 'failed', problem: 'This text took too long.' });
  });
});

describe('taking a reply up again', () => {
  test('at every number, while it is written: no gap, no repetition', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    const whole = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    const rest: Promise<(TurnEvent | TurnResetEvent)[]>[] = [];
    for (let at = 0; at < 25; at += 1) {
      script.say(`word${at} `);
      await sleep(8);
      rest.push(readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, after: at - 1 }));
    }
    script.tell({ type: 'tool-result', tool_result: note, statements: [] });
    script.end();
    const events = await whole;
    expect(seqs(events)).toEqual(upTo(events.length));
    for (const [at, taken] of (await Promise.all(rest)).entries()) expect(taken).toEqual(events.slice(at));
  });

  test('at every number, after it ended here: the very same events', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    const reading = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    script.tell({ type: 'stage-start', stage: 'reading' });
    for (let at = 0; at < 12; at += 1) {
      script.say(`wörd${at} `);
      await sleep(6);
    }
    script.tell({ type: 'stage-start', stage: 'checking' });
    script.tell({ type: 'tool-result', tool_result: note, statements: [statement] });
    script.end();
    const events = await reading;
    for (let after = -1; after <= events.length; after += 1) {
      const taken = await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, after });
      expect(taken).toEqual(events.slice(after + 1));
    }
  });

  test('in another process, after it ended: told to forget, then the whole, byte for byte', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    const reading = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    for (const text of ['one ', 'two ', 'three']) {
      script.say(text);
      await sleep(20);
    }
    script.tell({ type: 'tool-result', tool_result: note, statements: [statement] });
    script.end();
    const events = await reading;
    const other = await turns.openOther(script.tool);
    const fold = (list: readonly (TurnEvent | TurnResetEvent)[]) => list.reduce(foldTurnEvent, emptyReply);
    const half = events.slice(0, 3);
    const taken = await readEvents(other, { owner: turns.owner, messageId: reply.id, after: 2 });
    expect(taken[0]).toEqual({ type: 'turn-reset' });
    expect({ ...fold([...half, ...taken]), seq: 0, result: null, end: null }).toEqual({
      ...fold(events),
      seq: 0,
      result: null,
      end: null,
    });
    const fresh = await readEvents(other, { owner: turns.owner, messageId: reply.id });
    expect(seqs(fresh)).toEqual(upTo(fresh.length));
    expect(textOf(fresh)).toBe(textOf(events));
  });

  test('in another process, while it is written', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const other = await turns.openOther(script.tool);
    const { reply } = await turns.send();
    const here = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    const there = readEvents(other, { owner: turns.owner, messageId: reply.id });
    for (let at = 0; at < 15; at += 1) {
      script.say(`word${at} `);
      await sleep(15);
    }
    script.end();
    const folded = [await here, await there].map((events) =>
      textOf(events.slice(events.findIndex((e) => e.type === 'turn-reset') + 1)),
    );
    expect(folded[1]).toContain('word14');
    expect(folded[0]).toBe(folded[1]);
  });

  test('a reader who takes nothing for a while loses nothing', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    const signal = new AbortController().signal;
    const lazy = turns.runner.follow({ owner: turns.owner, messageId: reply.id, after: -1, signal });
    const events: (TurnEvent | TurnResetEvent)[] = [];
    const first = await lazy.next();
    if (first.done !== true) events.push(first.value);
    for (let at = 0; at < 40; at += 1) {
      script.say(`${String(at).padStart(5, '0')}${'x'.repeat(100_000)}`);
      await sleep(5);
    }
    script.end();
    await turns.runner.whenEnded(reply.id);
    for await (const event of lazy) events.push(event);
    expect(seqs(events)).toEqual(upTo(events.length));
    expect(textOf(events)).toBe((await turns.kept.store.messages.find(turns.owner, reply.id))?.content);
  });
});

describe('stopping', () => {
  test('ends at once and keeps what was written, even when the tool does not listen', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    script.say('one ');
    const reading = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    await sleep(50);
    turns.runner.stop(reply.id);
    const events = await reading;
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', state: 'stopped', problem: null });
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'stopped',
      content: 'one ',
    });
  });

  test('leaves whole what is whole, and is only being looked at once more', async () => {
    const redacted = { tool: 'Redactify', title: '', redacted: 'one', findings: [] } as const;
    const whole = { title: '', writtenBy: 'somebody', notice: null };
    const given = Promise.withResolvers<void>();
    await using turns = await openTestTurns(async function* ({ signal }) {
      yield { type: 'text-delta', text: 'one' };
      yield { type: 'tool-result', tool_result: redacted, statements: [], whole };
      given.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return whole;
    });
    const { reply } = await turns.send();
    await given.promise;
    turns.runner.stop(reply.id);
    await turns.runner.whenEnded(reply.id);
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'complete',
      content: 'one',
      toolResult: { redacted: 'one' },
      writtenBy: 'somebody',
    });
  });

  test('is no end of a whole reply that could not be made better', async () => {
    const redacted = { tool: 'Redactify', title: '', redacted: 'one', findings: [] } as const;
    const whole = { title: '', writtenBy: 'somebody', notice: null };
    await using turns = await openTestTurns(async function* () {
      yield { type: 'text-delta', text: 'one' };
      yield { type: 'tool-result', tool_result: redacted, statements: [], whole };
      throw new Error('The second reader broke down.');
    });
    const { reply } = await turns.send();
    await turns.runner.whenEnded(reply.id);
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'complete',
      toolResult: { redacted: 'one' },
    });
  });

  test('asked for in another process is seen through the store', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    await turns.runner.begin();
    const { reply } = await turns.send();
    expect(await turns.kept.store.journal.requestStop(turns.owner, reply.id)).toBe(true);
    await turns.runner.whenEnded(reply.id);
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('stopped');
  });

  test('of the whole process ends replies as interrupted', async () => {
    const script = createScriptedTool();
    const turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    script.say('one ');
    await sleep(40);
    await turns.runner.close();
    const stored = await turns.kept.store.messages.find(turns.owner, reply.id);
    expect(stored).toMatchObject({ state: 'interrupted', content: 'one ' });
    expect(stored?.problem).toMatch(/restarted/);
    await turns[Symbol.asyncDispose]();
  });
});

describe('a worker that dies', () => {
  test('loses its replies after the lease; they end as interrupted with their text, and nobody can end them again', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { reply } = await turns.send();
    script.say('one ');
    const here = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    await vi.waitFor(async () => expect(await turns.kept.store.journal.readAfter(reply.id, 0)).toHaveLength(1), 60_000);
    const other = await turns.openOther(createScriptedTool().tool);

    await other.begin();
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('streaming');
    turns.kept.clock.time += 16_000;
    const there = readEvents(other, { owner: turns.owner, messageId: reply.id, after: 1 });
    await vi.waitFor(
      async () =>
        expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
          state: 'interrupted',
          content: 'one ',
        }),
      60_000,
    );
    expect(await there).toEqual([expect.objectContaining({ type: 'turn-end', seq: 2, state: 'interrupted' })]);

    script.say('two');
    script.end();
    await turns.runner.whenEnded(reply.id);
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.content).toBe('one ');
    expect((await here).at(-1)).toMatchObject({ type: 'turn-end', state: 'interrupted' });
  });

  test('leases are renewed while a reply is written', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    await turns.runner.begin();
    const { reply } = await turns.send();
    for (let step = 0; step < 4; step += 1) {
      turns.kept.clock.time += 8_000;
      await sleep(120);
    }
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('streaming');
    script.end();
    await turns.runner.whenEnded(reply.id);
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('complete');
  });
});

describe('a database that refuses', () => {
  const refusing =
    (failures: () => boolean) =>
    (store: Store): Store => ({
      ...store,
      journal: {
        ...store.journal,
        append: (batches) =>
          failures() ? Promise.reject(new Error('database or disk is full')) : store.journal.append(batches),
      },
    });

  test('for a moment costs nothing but time', async () => {
    const script = createScriptedTool();
    let refusals = 3;
    await using turns = await openTestTurns(script.tool, { wrap: refusing(() => refusals-- > 0) });
    const { reply } = await turns.send();
    const reading = readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    script.say('one ');
    await sleep(30);
    script.say('two');
    script.end();
    const events = await reading;
    expect(textOf(events)).toBe('one two');
    expect(seqs(events)).toEqual(upTo(events.length));
  });

  test('for too long ends the reply as failed, with the text that there was', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool, {
      wrap: refusing(() => true),
      timing: { storeTimeout: 100 },
    });
    const { reply } = await turns.send();
    script.say('one ');
    const events = await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id });
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', state: 'failed' });
    expect(seqs(events)).toEqual(upTo(events.length));
    expect(textOf(events)).toBe('one ');
  });
});

describe('sending', () => {
  test('stores message, open reply and audit lines together, claimed by this process', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { chatId, userMessage, reply } = await turns.send();
    const page = await turns.kept.store.messages.page(turns.owner, chatId, { limit: 10 });
    expect(page.items.map(({ id, state }) => [id, state])).toEqual([
      [userMessage.id, 'complete'],
      [reply.id, 'streaming'],
    ]);
    expect(reply.state).toBe('streaming');
  });

  test('into a chat where a reply runs, or into a foreign one, stores nothing', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const { chatId } = await turns.send();
    await expect(turns.send({ chatId })).rejects.toMatchObject({ code: 'reply_running' });
    await expect(turns.send({ chatId, owner: newOwner() })).rejects.toMatchObject({ code: 'not_found' });
    expect((await turns.kept.store.messages.page(turns.owner, chatId, { limit: 10 })).items).toHaveLength(2);
    expect(turns.runner.running).toBe(1);
  });

  test('a request for another version answers the same message with its tool', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const text = { kind: 'message', toolName: 'Validify', text: 'Chart.', files: [] } as const;
    const first = await turns.send({ content: text });
    script.end();
    await turns.runner.whenEnded(first.reply.id);
    const request = { kind: 'regenerate', replyId: first.reply.id, toolName: null } as const;
    const again = await turns.send({ chatId: first.chatId, content: request });
    expect(again.userMessage.id).toBe(first.userMessage.id);
    expect(again.reply).toMatchObject({ toolName: 'Validify', version: 2, versions: 2, replyTo: first.userMessage.id });
    script.end();
    await turns.runner.whenEnded(again.reply.id);
    const foreign = await turns.send({ owner: newOwner() });
    const theirs = { kind: 'regenerate', replyId: foreign.reply.id, toolName: null } as const;
    await expect(turns.send({ chatId: first.chatId, content: theirs })).rejects.toMatchObject({ code: 'not_found' });
  });
});
