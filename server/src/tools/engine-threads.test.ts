import { afterAll, expect, it } from 'vitest';
import { createEngineThreads } from './engine-threads.ts';

const asker = { person: 'a', company: 'a' };
const threads = createEngineThreads({
  threads: 1,
  timeout: 60_000,
  memory: 512,
  placesPerPerson: 1,
  waiting: 10,
  waitingPerPerson: 10,
  longAfter: 60_000,
  perHour: 100,
});
afterAll(() => threads.close());

it('count the work of a person, and not the start of a thread, which takes far longer than a small job', async () => {
  await threads.run('identify', 'Dr. Quentin Madeup', asker);
  await threads.run('identify', 'Dr. Quentin Madeup', asker);
  await threads.run('identify', 'Seen by Dr. Quentin Madeup on 03/02/2026. '.repeat(20_000), asker);
  await expect(threads.run('identify', 'Dr. Quentin Madeup', asker)).rejects.toMatchObject({ code: 'rate_limited' });
});
