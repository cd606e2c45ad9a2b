import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, minute } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';

let server: TestServer;
let clock: MovingClock;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const fresh = 'nine patient herons';
const change = (user: TestUser, body: object): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/change_password/', { token: user.accessToken, body });
const toNew = (user: TestUser, next = fresh) => change(user, { current_password: user.password, new_password: next });
const signIn = (email: string, password: string): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/signin/', { body: { email, password } });
const statusOf = async (token: unknown): Promise<number> =>
  (await server.call('GET', '/authentication_app/user_profile/', { token: String(token) })).status;

describe('a change of password', () => {
  it('takes the new one, ends every other session, keeps this one, and tells by mail', async () => {
    const user = await server.createUser();
    const other = await signIn(user.email, user.password);
    expect(await statusOf(other.body['accessToken'])).toBe(200);
    const answer = await toNew(user);
    expect(answer.body).toEqual({
      message: 'Your password has been changed. Every other browser has been logged out.',
    });
    expect(await statusOf(user.accessToken)).toBe(200);
    expect(await statusOf(other.body['accessToken'])).toBe(401);
    const renewed = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: other.body['refreshToken'] },
    });
    expect(renewed.status).toBe(401);
    expect((await signIn(user.email, user.password)).status).toBe(401);
    expect((await signIn(user.email, fresh)).status).toBe(200);
    const mails = await server.mailsTo(user.email, 2);
    const notice = mails.find((mail) => mail.subject === 'Your Notewright password was changed');
    expect(notice?.text).toContain('/forgetPassword');
    expect(JSON.stringify(mails)).not.toContain(fresh);
  });

  it.each([
    [
      { current_password: 'not the password', new_password: fresh },
      'current_password',
      'This is not your current password.',
    ],
    [{ current_password: '', new_password: fresh }, 'current_password', 'Password is required'],
    [{ new_password: fresh }, 'current_password', 'Password is required'],
    [{ current_password: 'a made-up password' }, 'new_password', 'New password is required'],
    [
      { current_password: 'a made-up password', new_password: 'short' },
      'new_password',
      'Password must be at least 8 characters',
    ],
    [
      { current_password: 'a made-up password', new_password: 'password123' },
      'new_password',
      'This password is too common. Please choose another.',
    ],
    [
      { current_password: 'a made-up password', new_password: 'a made-up password' },
      'new_password',
      'This is the password you have. Please choose another.',
    ],
    [
      { current_password: 'a made-up password', new_password: 'x'.repeat(1025) },
      'new_password',
      'Password is too long',
    ],
    [{ current_password: ['a made-up password'], new_password: fresh }, 'current_password', 'Password is required'],
  ])('is refused for %j', async (body, field, message) => {
    const user = await server.createUser();
    const answer = await change(user, body);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual({ [field]: [message] });
    expect((await signIn(user.email, user.password)).status).toBe(200);
  });

  it('asks for a recent proof first, whatever is sent', async () => {
    const user = await server.createUser();
    clock.advance(6 * minute);
    expect((await toNew(user)).body['code']).toBe('proof_required');
    expect((await change(user, {})).body['code']).toBe('proof_required');
  });

  it('happens once when it is asked for twenty times at once', async () => {
    const user = await server.createUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => toNew(user, `nine patient herons ${index}`)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(user.email, `nine patient herons ${winner}`)).status).toBe(200);
  });

  it('leaves no session behind that was opened with the old password at the same moment', async () => {
    const user = await server.createUser();
    const [changed, ...signedIn] = await Promise.all([
      toNew(user),
      ...Array.from({ length: 10 }, () => signIn(user.email, user.password)),
    ]);
    expect(changed?.status).toBe(200);
    for (const { status, body } of signedIn) {
      if (status === 200) expect(await statusOf(body['accessToken'])).toBe(401);
      else expect(status).toBe(401);
    }
  });

  it('ends a reset that was under way, and a change of address', async () => {
    const user = await server.createUser();
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: user.email } });
    const [reset] = await server.mailsTo(user.email, 2);
    const next = `later-${user.email}`;
    await server.call('POST', '/authentication_app/change_email/', {
      token: user.accessToken,
      body: { new_email: next },
    });
    const [asked] = await server.mailsTo(next);
    expect((await toNew(user)).status).toBe(200);
    const verified = await server.call('POST', '/authentication_app/verify_forgot_password_otp/', {
      body: { email: user.email, otp: reset?.code },
    });
    expect(verified.body['code']).toBe('otp_invalid');
    const confirmed = await server.call('POST', '/authentication_app/confirm_email/', {
      token: user.accessToken,
      body: { otp: asked?.code },
    });
    expect(confirmed.body['code']).toBe('otp_invalid');
  });

  it('is kept in the audit log and in the owner’s list, tries included', async () => {
    const user = await server.createUser();
    await change(user, { current_password: 'not the password', new_password: fresh });
    await toNew(user);
    const log = await server.call('GET', '/authentication_app/settings/user_log/', { token: user.accessToken });
    const actions = (log.body as unknown as readonly JsonBody[]).map((line) => line['action']);
    expect(actions.slice(0, 2)).toEqual(['Password changed', 'Wrong password at a change of password']);
    expect(server.logLines.join('')).not.toContain('herons');
  });

  it('tells an account without a password what to do', async () => {
    const user = await server.createUser();
    await setAccount(server, user.id, { passwordHash: '' });
    const answer = await toNew(user);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain('Forgot Password');
  });
});
