import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMovingClock, day, hour, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: MovingClock;

function refresh(refreshToken: unknown): Promise<CallAnswer> {
  return server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken } });
}
function readProfile(token: unknown): Promise<CallAnswer> {
  return server.call('GET', '/authentication_app/user_profile/', { token: String(token) });
}
function signIn(email: string, password: string, more: object = {}): Promise<CallAnswer> {
  return server.call('POST', '/authentication_app/signin/', { body: { email, password, ...more } });
}

describe('sign-in', () => {
  beforeAll(async () => {
    clock = createMovingClock();
    server = await startTestServer({ clock });
  });
  afterAll(() => server.stop());

  it('answers with both readings of the specification', async () => {
    const user = await server.createUser();
    const answer = await signIn(user.email.toUpperCase(), user.password);
    expect(answer.status).toBe(200);
    const { accessToken, refreshToken } = answer.body;
    expect(answer.body).toEqual({
      message: 'Logged in successfully',
      email: user.email,
      user: { id: user.id, email: user.email },
      accessToken,
      refreshToken,
      token: accessToken,
      refresh_token: refreshToken,
    });
    expect((await readProfile(accessToken)).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const user = await server.createUser();
    const wrong = await signIn(user.email, 'not the password');
    const unknown = await signIn('nobody@clinic.example', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'invalid_credentials', message: 'Email or password is incorrect.', errors: {} });
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: 'a@clinic.example' }, 'Password is required'],
    [{ email: 'a@clinic.example', password: '12345' }, 'Password must be at least 6 characters'],
    [{ email: 'a@', password: '123456' }, 'Invalid email address'],
  ])('refuses %j', async (body, message) => {
    const answer = await server.call('POST', '/authentication_app/signin/', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toBe(message);
  });

  it('sends a person who has not verified yet on to verification, with a new code', async () => {
    const email = 'late@clinic.example';
    await server.call('POST', '/authentication_app/signup/', { body: { email, password: 'a made-up password' } });
    await server.mailsTo(email);
    clock.advance(2 * minute);
    const answer = await signIn(email, 'a made-up password');
    expect(answer.status).toBe(403);
    expect(answer.body['code']).toBe('email_unverified');
    const [mail] = await server.mailsTo(email, 2);
    const verified = await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(answer.body['access_token']),
      body: { email, otp: mail?.code },
    });
    expect(verified.status).toBe(200);
  });
});

describe('sessions', () => {
  beforeEach(async () => {
    clock = createMovingClock();
    server = await startTestServer({ clock });
  });
  afterEach(() => server.stop());

  it('ends at logout, at once, with its refresh token', async () => {
    const user = await server.createUser();
    expect((await readProfile(user.accessToken)).status).toBe(200);
    const answer = await server.call('POST', '/authentication_app/logout/', { token: user.accessToken });
    expect(answer.body).toEqual({ message: 'Logged out successfully.' });
    const after = await readProfile(user.accessToken);
    expect(after.body).toEqual({
      code: 'session_expired',
      message: 'Your session has ended. Please log in again.',
      errors: {},
    });
    expect((await refresh(user.refreshToken)).status).toBe(401);
  });

  it('asks visitors to log in', async () => {
    const answer = await server.call('GET', '/authentication_app/user_profile/');
    expect(answer.status).toBe(401);
    expect(answer.body['message']).toBe('Please log in to continue.');
    expect((await server.call('POST', '/authentication_app/logout/')).status).toBe(401);
  });

  it('rotates refresh tokens; the same token answers the same for ten seconds', async () => {
    const user = await server.createUser();
    const first = await refresh(user.refreshToken);
    expect(first.status).toBe(200);
    expect(first.body['refreshToken']).not.toBe(user.refreshToken);
    expect((await readProfile(first.body['accessToken'])).status).toBe(200);
    clock.advance(9 * second);
    const again = await refresh(user.refreshToken);
    expect(again.body['refreshToken']).toBe(first.body['refreshToken']);
    const next = await refresh(first.body['refreshToken']);
    expect(next.status).toBe(200);
  });

  it('gives twenty refreshes at once the same successor', async () => {
    const user = await server.createUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(user.refreshToken)));
    expect(new Set(answers.map((answer) => answer.body['refreshToken'])).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await refresh(answers[0]?.body['refreshToken'])).status).toBe(200);
  });

  it('ends the whole session when a used token comes back later', async () => {
    const user = await server.createUser();
    const next = await refresh(user.refreshToken);
    clock.advance(11 * second);
    expect((await refresh(user.refreshToken)).body['code']).toBe('session_expired');
    expect((await refresh(next.body['refreshToken'])).status).toBe(401);
    expect((await readProfile(next.body['accessToken'])).status).toBe(401);
  });

  it('counts an access token for ten minutes', async () => {
    const user = await server.createUser();
    clock.advance(9 * minute);
    expect((await readProfile(user.accessToken)).status).toBe(200);
    clock.advance(2 * minute);
    expect((await readProfile(user.accessToken)).body['code']).toBe('session_expired');
  });

  it.each([
    ['twelve hours', false, 12 * hour],
    ['thirty days when it is remembered', true, 30 * day],
  ])('ends after %s, however often it is refreshed', async (_name, remember, lasts) => {
    const user = await server.createUser();
    const signedIn = await signIn(user.email, user.password, { remember_me: remember });
    const half = await (clock.advance(lasts / 2), refresh(signedIn.body['refreshToken']));
    expect(half.status).toBe(200);
    // Nobody was at work meanwhile: what the refresh gave opens nothing until the password has.
    expect((await readProfile(half.body['accessToken'])).body['code']).toBe('session_locked');
    const unlocked = await server.call('POST', '/authentication_app/unlock/', {
      token: String(half.body['accessToken']),
      body: { password: user.password },
    });
    expect(unlocked.status).toBe(200);
    expect((await readProfile(half.body['accessToken'])).status).toBe(200);
    clock.advance(lasts / 2 - minute);
    const last = await refresh(half.body['refreshToken']);
    expect(last.status).toBe(200);
    clock.advance(2 * minute);
    expect((await refresh(last.body['refreshToken'])).status).toBe(401);
    expect((await readProfile(last.body['accessToken'])).status).toBe(401);
  });

  it('survives a restart of the server', async () => {
    const user = await server.createUser();
    await server.stop({ keepData: true });
    server = await startTestServer({ clock, dataDir: server.dataDir });
    expect((await readProfile(user.accessToken)).status).toBe(200);
    expect((await refresh(user.refreshToken)).status).toBe(200);
  });
});

describe('guessing passwords', () => {
  beforeAll(async () => {
    clock = createMovingClock();
    server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
  });
  afterAll(() => server.stop());

  it('gets slower and slower', async () => {
    const user = await server.createUser();
    for (let failure = 0; failure < 5; failure += 1)
      expect((await signIn(user.email, 'not the password')).status).toBe(401);
    const refused = await signIn(user.email, user.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    clock.advance(31 * second);
    expect((await signIn(user.email, 'not the password')).status).toBe(401);
    clock.advance(31 * second);
    expect((await signIn(user.email, user.password)).status).toBe(429);
    clock.advance(30 * second);
    expect((await signIn(user.email, user.password)).status).toBe(200);
    expect((await signIn(user.email, 'not the password')).status).toBe(401);
  });
});
