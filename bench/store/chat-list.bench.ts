import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Benchmark, Figure } from '../benchmark.ts';
import { measure } from './measure.ts';
import { openBenchStore } from './open-bench-store.ts';
import type { BenchStore } from './open-bench-store.ts';

const kinds = ['SOAP note', 'Progress note', 'Discharge summary', 'Nursing note', 'Therapy note', 'H&P'];
const problems = [
  'knee pain',
  'type 2 diabetes',
  'chest pain',
  'asthma',
  'low back pain',
  'hypertension',
  'migraine',
  'ankle sprain',
  'heart failure',
  'sore throat',
  'atrial fibrillation',
  'depression',
  'cellulitis',
  'kidney stone',
  'vertigo',
];

/** Titles as the product makes them; a few words are rare, one stands in old chats only. */
function titleOf(index: number, count: number): string {
  const kind = kinds[index % kinds.length] ?? '';
  const problem = problems[(index * 7) % problems.length] ?? '';
  const rare = index % 10_000 === 77 ? ' zygoma' : index % 100 === 3 ? ' quadriceps' : '';
  const old = index < count / 2 ? ' 2025' : '';
  return `${kind}, ${problem}${rare}${old}`;
}

async function fillChats({ store, owner, database }: BenchStore, count: number): Promise<void> {
  const start = Date.now() - count * 1000;
  for (let done = 0; done < count; done += 1000) {
    await store.transaction(async (inner) => {
      for (let index = done; index < Math.min(done + 1000, count); index += 1) {
        await inner.chats.create(owner, { id: uuidv7(), title: titleOf(index, count), now: start + index * 1000 });
      }
    });
  }
  // What a running server does by itself within a minute.
  if (database.kind === 'postgres') await sql`vacuum analyze chats`.execute(database.kysely);
}

const queries = [
  'note',
  'a',
  'kn',
  'knee pain',
  'quadriceps',
  'zygoma',
  '2025',
  'no such title',
  'summary, vertigo',
  'SOAP note, asthma 2025',
];

async function run([url, count = '100000']: readonly string[]): Promise<readonly Figure[]> {
  const bench = await openBenchStore(url);
  const { store, owner } = bench;
  const search = (query: string): Promise<unknown> =>
    store.chats.searchTitles(owner, { query, filter: 'all', limit: 30 });
  try {
    await fillChats(bench, Number(count));
    const figures = [
      ...(await measure('first page of 30', 20, 300, () => store.chats.list(owner, { filter: 'all', limit: 30 }))),
      ...(await measure('title search, ten queries in turn', 50, 300, (index) =>
        search(queries[index % queries.length] ?? ''),
      )),
    ];
    for (const query of queries)
      figures.push(...(await measure(`title search "${query}"`, 50, 50, () => search(query))));
    return figures;
  } finally {
    await bench.close();
  }
}

export const benchmark: Benchmark = {
  title:
    'Chat list and title search of an account with 100,000 chats. Arguments: postgres://... (else SQLite), number of chats.',
  run,
};
