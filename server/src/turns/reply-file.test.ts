import { describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import type { ProducedFile, Tool } from '../tools/tool.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';
import { createScriptedTool } from './testing/scripted-tool.ts';
import { openTestTurns, readEvents, type TestTurns } from './testing/test-turns.ts';

const file: ProducedFile = {
  name: 'REDACT-redacted.txt',
  mediaType: 'text/plain',
  bytes: Buffer.from('Seen by REDACT.'),
  pages: null,
};
const tool: Tool = async function* () {
  yield { type: 'text-delta', text: 'Seen by REDACT.' };
  return { title: '', notice: 'One sentence.', writtenBy: 'Test', file };
};

async function auditOf({ kept, owner }: TestTurns): Promise<readonly string[]> {
  const rows = await kept.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'object_id'])
    .where('tenant_id', '=', owner.tenantId)
    .where('action', '=', 'attachment.redact')
    .execute();
  return rows.map((row) => row.object_id ?? '');
}

/** A store in which everything in a transaction fails that goes through `part`. */
function failing(store: Store, part: (tx: Store) => Store): Store {
  return { ...store, transaction: (work) => store.transaction((tx) => work(part(tx))) };
}

describe('a reply that comes with a file', () => {
  it('ends with it: kept, counted, on record, and told to whoever follows, then and later', async () => {
    await using turns = await openTestTurns(tool);
    const { reply } = await turns.send();
    const request = { owner: turns.owner, messageId: reply.id };
    const events = await readEvents(turns.runner, request);
    const ended = await turns.runner.whenEnded(reply.id);
    const stored = await turns.kept.store.messages.find(turns.owner, reply.id);
    const attachment = stored?.attachment ?? null;
    expect(attachment).toMatchObject({ name: file.name, mediaType: 'text/plain', size: 15, text: '' });
    expect(ended === null || ended.reply.attachment?.id === attachment?.id).toBe(true);
    const attached = { id: attachment?.id, name: file.name, media_type: 'text/plain', size: 15, text: '' };
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', notice: 'One sentence.', attachment: attached });
    // Long after its end, from the store.
    expect((await readEvents(turns.runner, request)).at(-1)).toMatchObject({ type: 'turn-end', attachment: attached });
    const found = await turns.kept.store.attachments.find(turns.owner, attachment?.id ?? '');
    expect(Buffer.from(turns.files.kept.get(found?.fileKey ?? '') ?? []).toString()).toBe('Seen by REDACT.');
    expect(await turns.kept.store.attachments.readUse(turns.owner.userId)).toBe(15);
    expect(await auditOf(turns)).toEqual([attachment?.id]);
  });

  it('that is stopped before the file is there ends without one, and keeps none', async () => {
    const scripted = createScriptedTool();
    await using turns = await openTestTurns(scripted.tool);
    const { reply } = await turns.send();
    scripted.say('Seen by');
    await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, count: 2 });
    turns.runner.stop(reply.id);
    await turns.runner.whenEnded(reply.id);
    scripted.end({ file });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'stopped',
      attachment: null,
    });
    expect(turns.files.kept.size).toBe(0);
    expect(await auditOf(turns)).toEqual([]);
  });

  it('stands without it, and says so, when there is no room left for it', async () => {
    const scripted = createScriptedTool();
    await using turns = await openTestTurns(scripted.tool);
    const { attachments } = turns.kept.store;
    await attachments.takeRoom(turns.owner.userId, 999_999_990, 1_000_000_000);
    const { reply } = await turns.send();
    scripted.say('Seen by REDACT.');
    scripted.end({ notice: 'One sentence.', file });
    await turns.runner.whenEnded(reply.id);
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'complete',
      content: 'Seen by REDACT.',
      notice: `One sentence.\n${String(redactionNotices.noRoom)}`,
      attachment: null,
    });
    expect(turns.files.kept.size).toBe(0);
    expect(await attachments.readUse(turns.owner.userId)).toBe(999_999_990);
  });

  it('stands without it when the disk refuses it', async () => {
    await using turns = await openTestTurns(tool);
    turns.files.put = () => Promise.reject(new Error('ENOSPC'));
    const { reply } = await turns.send();
    await turns.runner.whenEnded(reply.id);
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'complete',
      notice: `One sentence.\n${String(redactionNotices.notKept)}`,
      attachment: null,
    });
  });

  it('comes back with it when its chat was put in the bin meanwhile', async () => {
    const scripted = createScriptedTool();
    await using turns = await openTestTurns(scripted.tool);
    const { chats, messages, attachments } = turns.kept.store;
    const { reply } = await turns.send();
    scripted.say('Seen by');
    await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, count: 2 });
    await chats.moveToBin(turns.owner, reply.chatId, Date.now());
    scripted.end({ file });
    await turns.runner.whenEnded(reply.id);
    await chats.restore(turns.owner, reply.chatId);
    const stored = await messages.find(turns.owner, reply.id);
    expect(stored).toMatchObject({ state: 'complete', attachment: { name: file.name } });
    const found = await attachments.find(turns.owner, stored?.attachment?.id ?? '');
    expect(Buffer.from((await turns.files.get(found?.fileKey ?? '')) ?? []).toString()).toBe('Seen by REDACT.');
    expect(await attachments.readUse(turns.owner.userId)).toBe(15);
  });

  it('leaves its file to the sweep when nobody can say whether a row names it', async () => {
    const scripted = createScriptedTool();
    const wrap = (store: Store): Store => ({
      ...store,
      attachments: { ...store.attachments, listNamed: () => Promise.reject(new Error('cut off')) },
    });
    await using turns = await openTestTurns(scripted.tool, { wrap });
    const { reply } = await turns.send();
    scripted.say('Seen by');
    await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, count: 2 });
    const end = { statements: [], toolResult: null, notice: null, writtenBy: null } as const;
    await turns.kept.store.messages.end(reply.id, { ...end, state: 'interrupted', content: '', problem: 'Elsewhere.' });
    scripted.end({ file });
    await turns.runner.whenEnded(reply.id);
    expect(turns.files.kept.size).toBe(1);
  });

  it('leaves nothing half kept when another process has ended it meanwhile', async () => {
    const scripted = createScriptedTool();
    await using turns = await openTestTurns(scripted.tool);
    const { reply } = await turns.send();
    scripted.say('Seen by');
    await readEvents(turns.runner, { owner: turns.owner, messageId: reply.id, count: 2 });
    const end = { statements: [], toolResult: null, notice: null, writtenBy: null } as const;
    await turns.kept.store.messages.end(reply.id, { ...end, state: 'interrupted', content: '', problem: 'Elsewhere.' });
    scripted.end({ file });
    await turns.runner.whenEnded(reply.id);
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'interrupted',
      attachment: null,
    });
    expect(turns.files.kept.size).toBe(0);
    expect(await turns.kept.store.attachments.readUse(turns.owner.userId)).toBe(0);
  });

  it('has all of its rows or none, and a file without a row is left to the sweep', async () => {
    let mayAdd = false;
    const wrap = (store: Store): Store =>
      failing(store, (tx) => ({
        ...tx,
        attachments: {
          ...tx.attachments,
          addToReply: (...given) =>
            mayAdd ? tx.attachments.addToReply(...given) : Promise.reject(new Error('cut off')),
        },
      }));
    await using turns = await openTestTurns(tool, { wrap, timing: { storeTimeout: 5_000 } });
    const { reply } = await turns.send();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({ state: 'streaming' });
    expect(await turns.kept.store.attachments.readUse(turns.owner.userId)).toBe(0);
    mayAdd = true;
    await turns.runner.whenEnded(reply.id);
    expect(await turns.kept.store.messages.find(turns.owner, reply.id)).toMatchObject({
      state: 'complete',
      attachment: { name: file.name },
    });
    expect(await turns.kept.store.attachments.readUse(turns.owner.userId)).toBe(15);
    expect(turns.files.kept.size).toBe(1);
  });
});
