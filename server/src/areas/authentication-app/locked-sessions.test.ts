import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractEndpoints } from '../../http/check-registry.ts';
import { createMovingClock, day, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { challengeOf, createFactorCalls } from './second-factor/testing/factor-calls.ts';

let server: TestServer;
let clock: MovingClock;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

/** When the server locks by itself: after the idle minutes and what the page's word of activity may be late. */
const serverLimit = 18 * minute;

const post = (call: string, token: unknown, body: object = {}): Promise<CallAnswer> =>
  server.call('POST', `/authentication_app/${call}/`, { token: String(token), body });
const refresh = (refreshToken: unknown): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken } });
const profile = async (token: unknown): Promise<unknown> => {
  const answer = await server.call('GET', '/authentication_app/user_profile/', { token: String(token) });
  return answer.status === 200 ? 'open' : answer.body['code'];
};
const signIn = async (user: TestUser, remember = false): Promise<TestUser> => {
  const body = { email: user.email, password: user.password, remember_me: remember };
  const answer = await server.call('POST', '/authentication_app/signin/', { body });
  const { accessToken, refreshToken } = answer.body as unknown as TestUser;
  return { ...user, accessToken, refreshToken };
};
/** The session's next tokens; a refresh is nobody's activity. */
const renew = async (user: TestUser): Promise<TestUser> => {
  const { body } = await refresh(user.refreshToken);
  return { ...user, accessToken: String(body['accessToken']), refreshToken: String(body['refreshToken']) };
};

describe('a session without activity', () => {
  it('is locked after the idle minutes, however often it is refreshed', async () => {
    let user = await server.createUser();
    expect(await profile(user.accessToken)).toBe('open');
    for (let passed = 0; passed + 2 * minute < serverLimit; passed += 2 * minute) {
      clock.advance(2 * minute);
      user = await renew(user);
    }
    expect(await profile(user.accessToken)).toBe('open');
    // Waits until the call before is kept as activity.
    expect((await post('activity', user.accessToken)).status).toBe(200);
    clock.advance(5 * minute);
    user = await renew(user);
    expect(await profile(user.accessToken)).toBe('open');
    for (let passed = 0; passed <= serverLimit; passed += 3 * minute) {
      clock.advance(3 * minute);
      user = await renew(user);
    }
    expect(await profile(user.accessToken)).toBe('session_locked');
  });

  it('stays open while somebody is at work, to the end of its twelve hours', async () => {
    let user = await server.createUser();
    for (let hours = 0; hours < 11.5; hours += 0.25) {
      clock.advance(15 * minute);
      user = await renew(user);
      expect((await post('activity', user.accessToken)).status).toBe(200);
    }
    expect(await profile(user.accessToken)).toBe('open');
  });

  it('has the word of activity answered once it is kept, and other calls before that', async () => {
    const first = await server.createUser();
    const { sessions } = server.server.accounts.store;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const write = sessions.noteActivity;
    const held = vi.spyOn(sessions, 'noteActivity').mockImplementation(async (...given) => {
      await isReleased;
      await write(...given);
    });
    clock.advance(10 * minute);
    const user = await renew(first);
    let isAnswered = false;
    const answer = post('activity', user.accessToken).finally(() => (isAnswered = true));
    await expect.poll(() => held.mock.calls.length).toBe(1);
    expect(await profile(user.accessToken)).toBe('open');
    expect(isAnswered).toBe(false);
    release();
    expect((await answer).status).toBe(200);
    held.mockRestore();
    clock.advance(15 * minute);
    expect(await profile((await renew(user)).accessToken)).toBe('open');
  });

  it('is locked the next morning though it is remembered, and the password opens it', async () => {
    const user = await signIn(await server.createUser(), true);
    clock.advance(day);
    const next = await renew(user);
    expect(await profile(next.accessToken)).toBe('session_locked');
    expect((await post('unlock', next.accessToken, { password: user.password })).status).toBe(200);
    expect(await profile(next.accessToken)).toBe('open');
  });

  it('goes by the minutes of its company, and by those of the installation', async () => {
    const other = await startTestServer({ clock, settings: { IDLE_MINUTES: '2' } });
    const user = await other.createUser();
    const read = () => other.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
    const before = await read();
    expect(before.body['idle_minutes']).toBe(2);
    clock.advance(5 * minute + second);
    expect((await read()).body['code']).toBe('session_locked');
    await other.stop();
  });
});

/** Calls with the form it asks for and nothing in it. */
function ask(endpoint: EndpointShape, token: string): Promise<CallAnswer> {
  const body = endpoint.fileField === undefined ? {} : new FormData();
  const path = endpoint.path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');
  return server.call(endpoint.method, path, { token, ...(endpoint.method === 'GET' ? {} : { body }) });
}

const rows = contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** What goes on behind a locked screen: a visit that this session began to record (decision 0085). It adds to it, and reads nothing. */
const ofRecorder: ReadonlySet<string> = new Set(['/recordings/piece/:recordingId/', '/recordings/part/:recordingId/']);

describe('a locked session', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await server.createUser();
    expect((await post('lock', user.accessToken)).body).toEqual({ message: 'The session is locked.' });
  });

  it.each(rows)('%s is closed to it, unless it is for everybody', async (_name, endpoint) => {
    if (/\/(?:logout|unlock)\/$/.test(endpoint.path)) return;
    const asVisitor = await ask(endpoint, 'x');
    const asLocked = await ask(endpoint, user.accessToken);
    // A call for everybody takes no notice of a token; every other one says that the session is locked.
    const isForAll = asVisitor.body['code'] !== 'session_expired' || endpoint.path.endsWith('/token/refresh/');
    if (isForAll) expect(asLocked.body['code']).not.toBe('session_locked');
    else if (ofRecorder.has(endpoint.path)) expect(asLocked.body['code']).toBe('validation_failed');
    else expect([asLocked.status, asLocked.body['code']]).toEqual([401, 'session_locked']);
  });

  it('is unlocked by its own password and no other', async () => {
    const stranger = await server.createUser();
    for (const body of [{}, { password: '' }, { password: 'not the password' }, { password: null }, { passkey: {} }]) {
      const answer = await post('unlock', user.accessToken, body);
      expect([400, 401]).toContain(answer.status);
      expect(answer.body['code']).not.toBe('session_expired');
    }
    expect((await post('unlock', stranger.accessToken, { password: stranger.password })).status).toBe(200);
    expect(await profile(user.accessToken)).toBe('session_locked');
    expect((await post('unlock', user.accessToken, { password: user.password })).body).toEqual({
      message: 'Welcome back.',
    });
    expect(await profile(user.accessToken)).toBe('open');
  });

  it('ends after five wrong passwords, and a right one opens nothing any more', async () => {
    const own = await server.createUser();
    const elsewhere = await signIn(own);
    await post('lock', own.accessToken);
    for (let wrong = 1; wrong < 5; wrong += 1)
      expect((await post('unlock', own.accessToken, { password: `not the password ${wrong}` })).status).toBe(400);
    const last = await post('unlock', own.accessToken, { password: 'not the password 5' });
    expect([last.status, last.body['code']]).toEqual([401, 'session_expired']);
    expect((await post('unlock', own.accessToken, { password: own.password })).status).toBe(401);
    expect((await refresh(own.refreshToken)).status).toBe(401);
    expect(await profile(elsewhere.accessToken)).toBe('open');
  });

  it('compares no more than five passwords, however many come at once', async () => {
    const own = await server.createUser();
    await post('lock', own.accessToken);
    const guesses = Array.from({ length: 30 }, (_, index) =>
      post('unlock', own.accessToken, { password: index === 29 ? own.password : `not the password ${index}` }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.every(({ status }) => status !== 200)).toBe(true);
    expect(await profile(own.accessToken)).toBe('session_expired');
  });

  it('counts wrong passwords from 0 once it was unlocked', async () => {
    const own = await server.createUser();
    for (let round = 0; round < 3; round += 1) {
      await post('lock', own.accessToken);
      for (let wrong = 0; wrong < 4; wrong += 1)
        expect((await post('unlock', own.accessToken, { password: 'not the password' })).status).toBe(400);
      expect((await post('unlock', own.accessToken, { password: own.password })).status).toBe(200);
    }
  });

  it('can be logged out, and is then over', async () => {
    const own = await server.createUser();
    await post('lock', own.accessToken);
    expect((await post('logout', own.accessToken)).status).toBe(200);
    expect((await post('unlock', own.accessToken, { password: own.password })).status).toBe(401);
  });

  it('asks for the password also where the server had not heard of the lock', async () => {
    const own = await server.createUser();
    expect((await post('unlock', own.accessToken, { password: 'not the password' })).status).toBe(400);
    expect(await profile(own.accessToken)).toBe('open');
  });

  it('is not open to a sign-up that waits for its code', async () => {
    const opened = await server.call('POST', '/authentication_app/signup/', {
      body: { email: 'waits@clinic.example', password: 'a made-up password' },
    });
    const token = opened.body['accessToken'];
    expect((await post('lock', token)).body['code']).toBe('email_unverified');
    expect((await post('unlock', token, { password: 'a made-up password' })).body['code']).toBe('email_unverified');
  });

  it('lets a reset of the password close it for good', async () => {
    const own = await server.createUser();
    await post('lock', own.accessToken);
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: own.email } });
    const [mail] = await server.mailsTo(own.email, 2);
    const verified = await server.call('POST', '/authentication_app/verify_forgot_password_otp/', {
      body: { email: own.email, otp: mail?.code },
    });
    const body = { reset_token: verified.body['reset_token'], new_password: 'nine patient herons' };
    expect((await server.call('POST', '/authentication_app/reset_password/', { body })).status).toBe(200);
    for (const password of [own.password, 'nine patient herons'])
      expect((await post('unlock', own.accessToken, { password })).body['code']).toBe('session_expired');
  });
});

describe('a passkey', () => {
  it('unlocks its own person’s session when its device looked at who holds it, once for each question', async () => {
    const calls = createFactorCalls(server, clock);
    const [user, stranger] = [await server.createUser(), await server.createUser()];
    const { passkey } = await calls.addPasskey(user.accessToken);
    const { passkey: foreign } = await calls.addPasskey(stranger.accessToken);
    await post('lock', user.accessToken);
    const answer = async (with_: typeof passkey, saying: object = {}) => {
      const opened = await server.call('POST', '/authentication_app/passkey_options/', { body: {} });
      const userHandle = Buffer.from(with_ === foreign ? stranger.id : user.id).toString('base64url');
      const response = with_.use({
        challenge: challengeOf(opened),
        origin: calls.origin(),
        userHandle,
        counter: 0,
        isUserVerified: true,
        ...saying,
      });
      return { challenge_id: opened.body['challenge_id'], response };
    };
    const unlock = (given: object): Promise<CallAnswer> => post('unlock', user.accessToken, { passkey: given });
    expect((await unlock(await answer(foreign))).body['code']).toBe('passkey_invalid');
    expect((await unlock(await answer(passkey, { isUserVerified: false }))).body['code']).toBe('passkey_invalid');
    expect(await profile(user.accessToken)).toBe('session_locked');
    const right = await answer(passkey);
    expect((await unlock(right)).status).toBe(200);
    expect(await profile(user.accessToken)).toBe('open');
    await post('lock', user.accessToken);
    expect((await unlock(right)).body['code']).toBe('passkey_invalid');
  });
});

it('writes that a session is in use once a minute at most', async () => {
  const user = await server.createUser();
  const { kysely } = server.server.database;
  const session = () =>
    kysely
      .selectFrom('sessions')
      .select(['last_active_at'])
      .where('subject_id', '=', user.id)
      .where('kind', '=', 'user')
      .executeTakeFirstOrThrow();
  const { last_active_at: before } = await session();
  clock.advance(40 * second);
  for (let index = 0; index < 5; index += 1) await profile(user.accessToken);
  expect((await session()).last_active_at).toBe(before);
  clock.advance(30 * second);
  await profile(user.accessToken);
  await expect.poll(async () => (await session()).last_active_at).toBeGreaterThan(before + minute);
});
