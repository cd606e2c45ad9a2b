import { StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

/**
 * What a clock can tell only by chance, a list tells for certain: a call about a known address runs the very statements
 * that one about an unknown address runs (row 11).
 */
const spies = (['run', 'all', 'get', 'iterate'] as const).map((method) => vi.spyOn(StatementSync.prototype, method));
const known = 'known.person@clinic.example';
const pending = 'pending.here@clinic.example';
const password = 'seven quiet otters';

let server: TestServer;
let inviter: string;
beforeAll(async () => {
  // What is watched is the embedded database, whichever the others run on.
  server = await startTestServer({ settings: { DATABASE_URL: '' } });
  await server.createUser(known);
  inviter = (await makeCompany(server)).owner.accessToken;
  await post('signup', { email: pending, password });
});
afterAll(async () => {
  await server.stop();
  vi.restoreAllMocks();
});

const post = (call: string, body: object): Promise<unknown> =>
  server.call('POST', `/authentication_app/${call}/`, { body });
const invite = (email: string): Promise<unknown> =>
  server.call('POST', '/company_user_management/add_user/', { token: inviter, body: { email } });

/** The statements that a call runs, each with how often, in no order: jobs of the server's own may run beside it. */
async function statementsOf(call: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  for (const spy of spies) spy.mockClear();
  await call();
  const counts: Record<string, number> = {};
  for (const statement of spies.flatMap((spy) => spy.mock.contexts as unknown as StatementSync[])) {
    const text = statement.sourceSQL;
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
}

const calls: Readonly<Record<string, readonly [(email: string) => Promise<unknown>, string]>> = {
  'a sign-in': [(email) => post('signin', { email, password: 'not the password' }), known],
  'a sign-up': [(email) => post('signup', { email, password }), known],
  'a forgotten password': [(email) => post('forgot_password', { email }), known],
  'a reset code': [(email) => post('verify_forgot_password_otp', { email, otp: '0000' }), known],
  'a code': [(email) => post('verify_otp', { email, otp: '0000' }), pending],
  'another code': [(email) => post('resend_otp', { email }), pending],
  'an invitation': [invite, known],
};

describe.each(Object.entries(calls))('%s', (name, [call, email]) => {
  it('runs the same for a known address as for an unknown one', { timeout: 30_000 }, async () => {
    const nobodys = `${name.replaceAll(' ', '.')}@clinic.example`;
    // Asked for as often: the second time an address is asked for can be another thing than the first.
    for (const address of [email, nobodys]) for (const _time of [1, 2]) await call(address);
    // A job that ran beside one of the two is gone at the next try; a statement that is missing is missing every time.
    await vi.waitFor(
      async () => {
        const [one, other] = [await statementsOf(() => call(email)), await statementsOf(() => call(nobodys))];
        expect(Object.keys(one).length).toBeGreaterThan(3);
        expect(one).toEqual(other);
      },
      { timeout: 20_000, interval: 100 },
    );
  });
});
