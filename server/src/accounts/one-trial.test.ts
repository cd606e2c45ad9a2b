import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Whether a person who has just signed up with an address has a trial before them. */
async function hasTrial(email: string): Promise<boolean> {
  const user = await server.createUser(email);
  const profile = await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
  return Date.parse(String(profile.body['trial_ends_on'])) > Date.now() + day;
}

it('is given to a mailbox once, whatever stands after a plus', async () => {
  expect(await hasTrial('ada@clinic.example')).toBe(true);
  expect(await hasTrial('ada+2@clinic.example')).toBe(false);
  expect(await hasTrial('Ada+3@clinic.example')).toBe(false);
  expect(await hasTrial('ada.byron@clinic.example')).toBe(true);
});

it('is given to a mailbox at Gmail once, wherever its dots stand', async () => {
  expect(await hasTrial('g.race@gmail.com')).toBe(true);
  expect(await hasTrial('grace@googlemail.com')).toBe(false);
  expect(await hasTrial('gr.ace+x@gmail.com')).toBe(false);
});
