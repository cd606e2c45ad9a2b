import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
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

/** A message of 2 KB and its finished reply of the same size. */
async function addExchange({ store, owner }: BenchStore, chatId: string): Promise<void> {
  const base = { createdAt: Date.now(), toolName: 'Chartwright' } as const;
  const message: NewMessage = {
    ...base,
    id: uuidv7(),
    sentBy: 'user',
    content: words,
    replyTo: null,
    state: 'complete',
  };
  const reply: NewMessage = { ...base, id: uuidv7(), sentBy: 'bot', content: '', replyTo: message.id, state: 'queued' };
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
    return await measure(`newest page of 50 out of ${count}`, 20, 300, () =>
      store.messages.page(owner, chatId, { limit: 50 }),
    );
  } finally {
    await bench.close();
  }
}

export const benchmark: Benchmark = {
  title: 'Opening a chat of 10,000 messages. Arguments: postgres://... (else SQLite), number of messages.',
  run,
};
