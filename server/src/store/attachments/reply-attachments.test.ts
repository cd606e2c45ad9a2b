import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner, ReplyEnd } from '../store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';

const time = 1_790_000_000_000;
const end: ReplyEnd = {
  state: 'complete',
  content: 'Seen by REDACT.',
  statements: [],
  toolResult: null,
  problem: null,
  notice: null,
  writtenBy: null,
};
const redaction = { style: 'tags', zip: 'three-digits', ages: 'ninety-plus', clinicians: 'keep' } as const;

describe.each(testDatabaseKinds)('what belongs to a redacted reply, on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  beforeAll(async () => {
    test = await openTestStore(kind);
    owner = newOwner();
  });
  afterAll(() => test.remove());

  const newFile = () =>
    ({
      id: uuidv7(),
      name: 'REDACT_discharge-redacted.docx',
      mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: 12_345,
      pages: null,
      readBy: 'text',
      text: '',
    }) as const;

  async function addReply(): Promise<{ chatId: string; messageId: string; replyId: string }> {
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
    const message = await test.store.messages.add(owner, chatId, userMessage({ toolName: 'Redactify', redaction }));
    const reply = await test.store.messages.add(owner, chatId, queuedReply(message.id, { toolName: 'Redactify' }));
    return { chatId, messageId: message.id, replyId: reply.id };
  }

  it('is its own file, which its owner alone finds', async () => {
    const { chatId, replyId } = await addReply();
    const file = newFile();
    await test.store.messages.end(replyId, end);
    await test.store.attachments.addToReply(replyId, file, `${owner.tenantId}/back`);
    expect(await test.store.messages.find(owner, replyId)).toMatchObject({ attachment: file });
    expect((await test.store.messages.page(owner, chatId, { limit: 5 })).items[1]).toMatchObject({ attachment: file });
    expect(await test.store.attachments.find(owner, file.id)).toEqual({
      ...file,
      chatId,
      fileKey: `${owner.tenantId}/back`,
    });
    for (const stranger of [newOwner(), newOwner(owner.tenantId)])
      expect(await test.store.attachments.find(stranger, file.id)).toBeNull();
  });

  it('is there again when its chat lay in the bin while the reply ended, and goes with the chat', async () => {
    const { chatId, replyId } = await addReply();
    const file = newFile();
    await test.store.chats.moveToBin(owner, chatId, time);
    await test.store.messages.end(replyId, end);
    await test.store.attachments.takeRoom(owner.userId, file.size, 1_000_000);
    await test.store.attachments.addToReply(replyId, file, `${owner.tenantId}/binned`);
    expect(await test.store.attachments.find(owner, file.id)).toBeNull();
    await test.store.chats.restore(owner, chatId);
    expect(await test.store.attachments.find(owner, file.id)).toMatchObject(file);
    await test.store.chats.moveToBin(owner, chatId, time);
    expect(await test.store.bin.destroy(owner, chatId)).toEqual([`${owner.tenantId}/binned`]);
    expect(await test.store.attachments.readUse(owner.userId)).toBe(0);
    expect([...(await test.store.attachments.listNamed([`${owner.tenantId}/binned`]))]).toEqual([]);
    const gone = test.store.attachments.addToReply(uuidv7(), newFile(), `${owner.tenantId}/nobody`);
    await expect(gone).rejects.toThrow('not there any more');
  });

  it('counts room off again, and never below nothing', async () => {
    const { userId } = newOwner();
    expect(await test.store.attachments.takeRoom(userId, 70, 100)).toBe(true);
    expect(await test.store.attachments.takeRoom(userId, 40, 100)).toBe(false);
    await test.store.attachments.giveRoomBack(userId, 50);
    expect(await test.store.attachments.readUse(userId)).toBe(20);
    await test.store.attachments.giveRoomBack(userId, 50);
    expect(await test.store.attachments.readUse(userId)).toBe(0);
  });

  it('is how its message was to be redacted, sealed with its chat', async () => {
    const { messageId, replyId } = await addReply();
    expect(await test.store.messages.find(owner, messageId)).toMatchObject({ redaction });
    expect(await test.store.messages.find(owner, replyId)).toMatchObject({ redaction: null });
    await test.store.messages.end(replyId, end);
    expect(await test.store.messages.find(owner, replyId)).toMatchObject({ redaction: null, notice: null });
    const row = await test.database.kysely
      .selectFrom('messages')
      .select('details')
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.details ?? []).toString('latin1')).not.toContain('ninety-plus');
  });

  it('is one secret for the whole chat, another in the next, and none without a reply', async () => {
    const { chatId, messageId, replyId } = await addReply();
    const again = await test.store.messages.add(owner, chatId, queuedReply(messageId));
    const key = await test.store.chats.surrogateKey(replyId);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await test.store.chats.surrogateKey(again.id)).toBe(key);
    expect(await test.store.chats.surrogateKey((await addReply()).replyId)).not.toBe(key);
    expect(await test.store.chats.surrogateKey(uuidv7())).toBeNull();
    const tables = await test.database.kysely.selectFrom('chats').selectAll().where('id', '=', chatId).execute();
    expect(JSON.stringify(tables)).not.toContain(key);
  });
});
