/**
 * A process of its own for the crash test: opens the store in a folder, writes a reply's events one batch after the
 * other, and says each number once it was acknowledged. It never ends by itself.
 */
import { v7 as uuidv7 } from 'uuid';
import { systemClock } from '../../kernel/clock.ts';
import { openInstallationKey } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createStore } from '../index.ts';
import type { NewMessage } from '../store.ts';

const [directory, tenantId, userId] = process.argv.slice(2);
if (directory === undefined || tenantId === undefined || userId === undefined)
  throw new Error('Usage: crash-writer DIRECTORY TENANT USER');

const database = await openDatabase({ url: null, dataDir: directory });
const service = openInstallationKey({ dataDir: directory, key: null, keyFile: null, mayGenerate: true });
const store = createStore(database, await openKeyring(database, service), systemClock);
const owner = { tenantId, userId };
const chatId = uuidv7();
const now = Date.now();
const base = { createdAt: now, toolName: 'Chartwright' } as const;
const message: NewMessage = {
  ...base,
  id: uuidv7(),
  sentBy: 'user',
  content: 'Made-up words.',
  replyTo: null,
  state: 'complete',
};
const reply: NewMessage = { ...base, id: uuidv7(), sentBy: 'bot', content: '', replyTo: message.id, state: 'queued' };
await store.transaction(async (inner) => {
  await inner.chats.create(owner, { id: chatId, title: 'Chat', now });
  await inner.messages.add(owner, chatId, message);
  await inner.messages.add(owner, chatId, reply);
});
process.stdout.write(`${reply.id}\n`);
for (let seq = 0; ; seq += 1) {
  await store.journal.append([{ messageId: reply.id, events: [{ type: 'text-delta', seq, text: `t${seq} ` }] }]);
  process.stdout.write(`${seq}\n`);
}
