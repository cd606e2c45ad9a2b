import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, second } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { createFactorCalls } from './second-factor/testing/factor-calls.ts';

/** Nobody learns from an answer, its headers, its length or its time which addresses are known here (row 11). */
let server: TestServer;
let user: TestUser;
/** Who belongs to a company already, and who invites. */
let elsewhere: TestUser;
let inviter: TestUser;
/** Who has a second factor. */
let doubled: TestUser;
const clock = createMovingClock();
const work: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock, onWork: (one, job) => void (job === null && work.push(one)) });
  user = await server.createUser('known.person@clinic.example');
  elsewhere = await server.createUser('taken.person@clinic.example');
  doubled = await createFactorCalls(server, clock).createAppUser();
  await makeCompany(server, elsewhere);
  inviter = (await makeCompany(server)).owner;
  // Each once, so that every invitation that is measured renews one.
  for (const email of [user.email, elsewhere.email, nobodys]) await inviteTo(email);
});
afterAll(() => server.stop());

const password = 'seven quiet otters';
let made = 0;
/** An address that nobody has, as long as the known one. */
function unknown(): string {
  made += 1;
  return `${String(made).padStart(12, 'u')}@clinic.example`;
}

interface Pair {
  /** Both are given a fresh address that nobody has; the first uses the known one instead. */
  readonly known: () => Promise<CallAnswer>;
  readonly unknown: () => Promise<CallAnswer>;
}
const post = (call: string, body: object): Promise<CallAnswer> =>
  server.call('POST', `/authentication_app/${call}/`, { body });

const inviteTo = (email: string): Promise<CallAnswer> =>
  server.call('POST', '/company_user_management/add_user/', { token: inviter.accessToken, body: { email } });

const pending = 'pending.here@clinic.example';
/** As long as the known one and asked for as often: what was asked before is quicker, whoever has the address. */
const nobodys = 'absent.being@clinic.example';
const pairs: Readonly<Record<string, Pair>> = {
  'sign-in': {
    known: () => post('signin', { email: user.email, password: 'not the password' }),
    unknown: () => post('signin', { email: unknown(), password: 'not the password' }),
  },
  'sign-in with a second factor': {
    known: () => post('signin', { email: doubled.email, password: 'not the password' }),
    unknown: () => post('signin', { email: unknown(), password: 'not the password' }),
  },
  'sign-up': {
    known: () => post('signup', { email: user.email, password }),
    unknown: () => post('signup', { email: unknown(), password }),
  },
  'a code for a pending address': {
    known: () => post('verify_otp', { email: pending, otp: '0000' }),
    unknown: () => post('verify_otp', { email: unknown(), otp: '0000' }),
  },
  'a forgotten password': {
    known: () => post('forgot_password', { email: user.email }),
    unknown: () => post('forgot_password', { email: nobodys }),
  },
  'a reset code': {
    known: () => post('verify_forgot_password_otp', { email: user.email, otp: '0000' }),
    unknown: () => post('verify_forgot_password_otp', { email: nobodys, otp: '0000' }),
  },
  'an invitation': { known: () => inviteTo(user.email), unknown: () => inviteTo(nobodys) },
  'an invitation to another company’s member': {
    known: () => inviteTo(elsewhere.email),
    unknown: () => inviteTo(nobodys),
  },
  'another code': {
    known: () => post('resend_otp', { email: pending }),
    unknown: () => post('resend_otp', { email: unknown() }),
  },
};

/** What an answer shows, with what is drawn at random for each taken out. */
function shown({ status, headers, body }: CallAnswer): object {
  const changing = new Set(['x-request-id', 'date']);
  const text = JSON.stringify(body, (name, value: unknown) =>
    ['id', 'email', 'accessToken', 'refreshToken'].includes(name) ? String(value).length : value,
  );
  return { status, text, headers: [...headers].filter(([name]) => !changing.has(name)) };
}

/** What one call made the server do: its statements, by their table and kind, and its password hashes. */
async function workOf(call: () => Promise<CallAnswer>): Promise<readonly string[]> {
  clock.advance(5 * second);
  work.length = 0;
  await call();
  // A counter starts over or goes on: one statement of the same cost either way.
  const own = work.map((one) => one.replace(/ on conflict .*/, ''));
  return own.toSorted();
}

describe.each(Object.entries(pairs))('%s', (name, pair) => {
  it('answers alike', async () => {
    if (name.includes('code')) await post('signup', { email: pending, password });
    clock.advance(5 * second);
    const known = await pair.known();
    expect(known.body['code']).not.toBe('session_expired');
    expect(shown(known)).toEqual(shown(await pair.unknown()));
  });

  // How long both take, with statistics on a quiet machine: `npm run bench -- enumeration`.
  it('takes as much work', async () => {
    const known = await workOf(pair.known);
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual(await workOf(pair.unknown));
  });
});
