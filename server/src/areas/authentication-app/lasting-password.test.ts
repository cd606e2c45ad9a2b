import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMovingClock, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

it('a password counts for years: nobody is made to change it (ASVS 6.2.10)', async () => {
  const { email, password } = await server.createUser();
  clock.advance(5 * 365 * 24 * 60 * minute);
  const { status, body } = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect(status).toBe(200);
  expect(body['accessToken']).toBeTypeOf('string');
});
