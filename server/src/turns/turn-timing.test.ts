import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnEvent } from '@notewright/contract';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Tool } from '../tools/tool.ts';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns } from './testing/test-turns.ts';

test('a reply that is complete at once needs no journal, and is told in full all the same', async () => {
  let appended = 0;
  const counting = (store: Store): Store => ({
    ...store,
    journal: {
      ...store.journal,
      append: (batches) => {
        appended += 1;
        return store.journal.append(batches);
      },
    },
  });
  const quickTool: Tool = async function* () {
    yield { type: 'stage-start', stage: 'reading' };
    await sleep(5);
    yield { type: 'text-delta', text: 'Made-up ' };
    yield { type: 'text-delta', text: 'words.' };
    return { title: '', writtenBy: 'Quick', notice: null };
  };
  await using turns = await openTestTurns(quickTool, { wrap: counting, timing: { commitWindow: 500 } });
  const { reply } = await turns.send();
  const signal = new AbortController().signal;
  const received: TurnEvent[] = [];
  for await (const event of turns.runner.follow({ owner: turns.owner, messageId: reply.id, after: -1, signal }))
    if (event.type !== 'turn-reset') received.push(event);
  expect(received.map((event) => event.seq)).toEqual(received.map((_, at) => at));
  expect(received.flatMap((event) => (event.type === 'text-delta' ? [event.text] : [])).join('')).toBe(
    'Made-up words.',
  );
  expect(received.at(-1)).toMatchObject({ type: 'turn-end', state: 'complete' });
  expect(appended).toBe(0);
});

test('a process that was held up for longer than its leases does not end its own replies', async () => {
  const script = createScriptedTool();
  await using turns = await openTestTurns(script.tool, { timing: { renewEvery: 60_000 } });
  await turns.runner.begin();
  const { reply } = await turns.send();
  turns.kept.clock.time += 60_000;
  await sleep(120);
  expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('streaming');
  script.end();
  await turns.runner.whenEnded(reply.id);
  expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('complete');
});
