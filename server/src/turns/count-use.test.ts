import { describe, expect, test } from 'vitest';
import { createUsageStore, type DayOfUse } from '../store/billing/usage-store.ts';
import type { SentMessage } from './open-turn.ts';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns, type TestTurns } from './testing/test-turns.ts';

/** The day of the test's clock. */
const day = '2026-09-21';

function readUse({ kept, owner }: TestTurns): Promise<readonly DayOfUse[]> {
  return createUsageStore(kept.database).list(owner, '2000-01-01', '2999-12-31');
}

const regenerate = ({ chatId, reply }: SentMessage) => ({
  chatId,
  content: { kind: 'regenerate', replyId: reply.id, toolName: null } as const,
});

describe('the use of a day', () => {
  test('is one reply for each finished one, with the words given and written', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    for (const text of ['one two three', 'four']) {
      const { reply } = await turns.send();
      script.say(text);
      script.end();
      await turns.runner.whenEnded(reply.id);
    }
    expect(await readUse(turns)).toEqual([{ day, tool: 'Chartwright', replies: 2, wordsIn: 8, wordsOut: 4 }]);
  });

  test('counts the words of an attachment, and each tool by itself', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const stored = {
      id: '01890000-0000-7000-8000-000000000001',
      name: 'note.txt',
      mediaType: 'text/plain',
      size: 12,
      pages: null,
      readBy: 'text',
      text: 'Fever since Monday.',
    } as const;
    const attachment = { stored, fileKey: 'files/one' };
    const { reply } = await turns.send({
      content: { kind: 'message', toolName: 'Redactify', text: 'Please redact', files: [attachment] },
    });
    script.say('Fever since REDACT.');
    script.end();
    await turns.runner.whenEnded(reply.id);
    expect(await readUse(turns)).toEqual([{ day, tool: 'Redactify', replies: 1, wordsIn: 5, wordsOut: 3 }]);
  });

  test('leaves out what was stopped, failed or was interrupted', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const stopped = await turns.send();
    script.say('some words ');
    turns.runner.stop(stopped.reply.id);
    await turns.runner.whenEnded(stopped.reply.id);
    const failing = createScriptedTool();
    const other = await turns.openOther(failing.tool);
    const failed = await turns.send();
    script.fail(new Error('no'));
    await turns.runner.whenEnded(failed.reply.id);
    await turns.send();
    await turns.runner.close();
    await other.begin();
    expect(await readUse(turns)).toEqual([]);
  });

  test('counts an answer written again as a reply, and its words once', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const first = await turns.send();
    script.fail(new Error('no'));
    await turns.runner.whenEnded(first.reply.id);
    for (const text of ['after a failure', 'another version of it']) {
      const { reply } = await turns.send(regenerate(first));
      script.say(text);
      script.end();
      await turns.runner.whenEnded(reply.id);
    }
    expect(await readUse(turns)).toEqual([{ day, tool: 'Chartwright', replies: 2, wordsIn: 4, wordsOut: 3 }]);
  });

  test('is kept with the end or not at all: an end that fails and is tried again counts once', async () => {
    const script = createScriptedTool();
    let failures = 3;
    await using turns = await openTestTurns(script.tool, {
      wrap: (store) => ({
        ...store,
        transaction: (work) =>
          store.transaction(async (tx) => {
            const result = await work(tx);
            // After everything was written and before it is kept, as when the machine dies there.
            if (failures > 0 && Array.isArray(result) && failures-- > 0) throw new Error('refused');
            return result;
          }),
      }),
    });
    const { reply } = await turns.send();
    script.say('one two');
    script.end();
    await turns.runner.whenEnded(reply.id);
    expect(failures).toBeLessThan(3);
    expect(await readUse(turns)).toEqual([{ day, tool: 'Chartwright', replies: 1, wordsIn: 4, wordsOut: 2 }]);
  });

  test('counts a reply once when another process ended it first', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool, { timing: { lease: 20, renewEvery: 60_000 } });
    const { reply } = await turns.send();
    script.say('one two');
    turns.kept.clock.time += 60_000;
    const other = await turns.openOther(script.tool);
    await other.begin();
    script.end();
    await turns.runner.whenEnded(reply.id);
    expect((await turns.kept.store.messages.find(turns.owner, reply.id))?.state).toBe('interrupted');
    expect(await readUse(turns)).toEqual([]);
  });

  test('of many that end together is exact', async () => {
    const script = createScriptedTool();
    await using turns = await openTestTurns(script.tool);
    const sent = await Promise.all(Array.from({ length: 12 }, () => turns.send()));
    for (const _ of sent) script.end();
    await Promise.all(sent.map(({ reply }) => turns.runner.whenEnded(reply.id)));
    expect(await readUse(turns)).toMatchObject([{ replies: 12, wordsIn: 48 }]);
  });
});
