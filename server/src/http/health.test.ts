import fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountHealth } from './health.ts';

it('starts no second check while one hangs, however often somebody asks', { timeout: 60_000 }, async () => {
  let started = 0;
  const app = fastify();
  const hang = (): Promise<void> => {
    started += 1;
    return new Promise(() => undefined);
  };
  mountHealth(app, { checks: [{ name: 'database', check: hang }], reports: () => ({}) });
  const first = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  expect(new Set(first.map((answer) => answer.statusCode))).toEqual(new Set([503]));
  expect(first[0]?.json()).toEqual({ status: 'not ready', database: 'failed' });
  await app.inject('/readyz');
  expect(started).toBe(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});
