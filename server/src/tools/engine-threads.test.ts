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
  perHour: 1000,
});
afterAll(() => threads.close());

it('count the work of a person, and not the start of a thread, which takes far longer than a small job', async () => {
  const name = 'Dr. Quentin Madeup';
  await threads.run('identify', name, asker);
  await threads.run('identify', name, asker);
  // However fast the machine, some rounds of a large job use the hour up.
  const large = `Seen by ${name} on 03/02/2026. `.repeat(20_000);
  let refused: unknown;
  for (let round = 0; round < 50 && refused === undefined; round += 1)
    refused = await threads.run('identify', large, asker).then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(refused).toMatchObject({ code: 'rate_limited' });
  await expect(threads.run('identify', name, asker)).rejects.toMatchObject({ code: 'rate_limited' });
});
