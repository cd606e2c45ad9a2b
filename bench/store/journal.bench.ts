import type { TurnEvent } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import type { NewMessage } from '../../server/src/store/store.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { measure } from './measure.ts';
import { openBenchStore } from './open-bench-store.ts';
import type { BenchStore } from './open-bench-store.ts';

interface OpenReply {
  readonly id: string;
  seq: number;
}

async function openReply({ store, owner }: BenchStore): Promise<OpenReply> {
  const chatId = uuidv7();
  const base = { createdAt: Date.now(), toolName: 'Chartwright' } as const;
  const message: NewMessage = {
    ...base,
    id: uuidv7(),
    sentBy: 'user',
    content: 'Words.',
    replyTo: null,
    state: 'complete',
  };
  const reply: NewMessage = { ...base, id: uuidv7(), sentBy: 'bot', content: '', replyTo: message.id, state: 'queued' };
  await store.transaction(async (inner) => {
    await inner.chats.create(owner, { id: chatId, title: 'Chat', now: base.createdAt });
    await inner.messages.add(owner, chatId, message);
    await inner.messages.add(owner, chatId, reply);
  });
  await store.journal.claim(reply.id, 'bench', base.createdAt + 3_600_000);
  return { id: reply.id, seq: 0 };
}

async function run([url, count = '1000']: readonly string[]): Promise<readonly Figure[]> {
  const bench = await openBenchStore(url);
  const { journal } = bench.store;
  try {
    const replies: OpenReply[] = [];
    for (let index = 0; index < Number(count); index += 1) replies.push(await openReply(bench));
    const at = (index: number): OpenReply => replies[index % replies.length] ?? { id: '', seq: 0 };
    let next = 0;
    const batch = (): { messageId: string; events: TurnEvent[] }[] =>
      Array.from({ length: 750 }, () => {
        const reply = at(next++);
        return {
          messageId: reply.id,
          events: [{ type: 'text-delta', seq: reply.seq++, text: 'a few words of a reply ' }],
        };
      });
    return [
      ...(await measure(`750 events of ${count} replies in one commit`, 25, 400, () => journal.append(batch()))),
      ...(await measure('a running reply, read from its start', undefined, 50, (index) =>
        journal.readAfter(at(index).id, -1),
      )),
      ...(await measure('its newest event', undefined, 50, (index) =>
        journal.readAfter(at(index).id, at(index).seq - 2),
      )),
      ...(await measure('clearing after the end', undefined, 50, (index) => journal.clear(at(index).id))),
    ];
  } finally {
    await bench.close();
  }
}

export const benchmark: Benchmark = {
  title:
    'The journal of replies: 1,000 replies at 30 events a second are 750 events every 25 ms. Arguments: postgres://... (else SQLite), number of replies.',
  run,
};
