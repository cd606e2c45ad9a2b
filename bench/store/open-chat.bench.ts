import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { writeCursor } from '../../server/src/kernel/cursor.ts';
import type { NewMessage } from '../../server/src/store/store.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { measure } from './measure.ts';
import { openBenchStore } from './open-bench-store.ts';
import type { BenchStore } from './open-bench-store.ts';

const words = 'Made-up patient reports knee pain after a fall, worse on stairs. '.repeat(30);
const statements = Array.from({ length: 40 }, (_, index) => ({
  text: words.slice(index * 40, index * 40 + 40),
  at: { start: index * 40, end: index * 40 + 40 },
  sources: [{ start: index, end: index + 30 }],
  support: 'supported' as const,
}));

const newMessage = (): NewMessage => ({
  id: uuidv7(),
  sentBy: 'user',
  content: words,
  createdAt: Date.now(),
  toolName: 'Chartwright',
  replyTo: null,
  state: 'complete',
});

/** A message of 2 KB and its finished reply of the same size. */
async function addExchange({ store, owner }: BenchStore, chatId: string): Promise<void> {
  const message = newMessage();
  const reply: NewMessage = {
    ...message,
    id: uuidv7(),
    sentBy: 'bot',
    content: '',
    replyTo: message.id,
    state: 'queued',
  };
  await store.messages.add(owner, chatId, message);
  await store.messages.add(owner, chatId, reply);
  const end = { content: words, statements, toolResult: null, problem: null, notice: null, writtenBy: 'engine' };
  await store.messages.end(reply.id, { ...end, state: 'complete' });
}

async function run([url, count = '10000']: readonly string[]): Promise<readonly Figure[]> {
  const bench = await openBenchStore(url);
  const { store, owner, database } = bench;
  try {
    const chatId = uuidv7();
    await store.chats.create(owner, { id: chatId, title: 'Long chat', now: Date.now() });
    for (let done = 0; done < Number(count); done += 500) {
      await store.transaction(async (inner) => {
        for (let index = 0; index < 250; index += 1) await addExchange({ ...bench, store: inner }, chatId);
      });
    }
    if (database.kind === 'postgres') await sql`vacuum analyze messages`.execute(database.kysely);
    const whole = await measure(`newest page of 50 out of ${count}`, 20, 300, () =>
      store.messages.page(owner, chatId, { limit: 50, branchId: chatId }),
    );
    // One of the first messages is edited: the whole chat lies between its branch and what that shares.
    const first = await store.messages.page(owner, chatId, { limit: 5, cursor: writeCursor([6]) });
    const edits = first.items[2]?.id ?? '';
    const { branchId } = await store.messages.add(owner, chatId, { ...newMessage(), edits });
    const branch = await measure('page of a branch that left at its third message', 20, 300, () =>
      store.messages.page(owner, chatId, { limit: 50, branchId }),
    );
    return [...whole, ...branch];
  } finally {
    await bench.close();
  }
}

export const benchmark: Benchmark = {
  title: 'Opening a chat of 10,000 messages. Arguments: postgres://... (else SQLite), number of messages.',
  run,
};
