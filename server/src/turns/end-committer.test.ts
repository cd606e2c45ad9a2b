import { expect, test } from 'vitest';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns } from './testing/test-turns.ts';

test('replies that end together share commits, and one that cannot be ended keeps no other from it', async () => {
  const script = createScriptedTool();
  let transactions = 0;
  let poisoned = '';
  await using turns = await openTestTurns(script.tool, {
    timing: { storeTimeout: 50 },
    wrap: (store) => ({
      ...store,
      transaction: (work) => {
        transactions += 1;
        return store.transaction((tx) =>
          work({
            ...tx,
            messages: {
              ...tx.messages,
              end: (id, end, worker) =>
                id === poisoned ? Promise.reject(new Error('refused')) : tx.messages.end(id, end, worker),
            },
          }),
        );
      },
    }),
  });
  const sent = await Promise.all(Array.from({ length: 12 }, () => turns.send()));
  transactions = 0;
  poisoned = sent[4]?.reply.id ?? '';
  for (const { reply } of sent) turns.runner.stop(reply.id);
  await Promise.all(sent.map(({ reply }) => turns.runner.whenEnded(reply.id)));
  const states = await Promise.all(
    sent.map(async ({ reply }) => (await turns.kept.store.messages.find(turns.owner, reply.id))?.state),
  );
  expect(states.filter((state) => state === 'stopped')).toHaveLength(11);
  expect(states[4]).toBe('streaming');
  poisoned = '';

  const more = await Promise.all(Array.from({ length: 12 }, () => turns.send()));
  transactions = 0;
  for (const { reply } of more) turns.runner.stop(reply.id);
  await Promise.all(more.map(({ reply }) => turns.runner.whenEnded(reply.id)));
  expect(transactions).toBeLessThan(12);
});
