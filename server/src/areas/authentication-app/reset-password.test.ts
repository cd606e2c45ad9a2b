import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeCodeBreakers } from '../../accounts/code-failures.ts';
import { tries } from '../../accounts/tries.ts';
import { createMovingClock, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestMail, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';

const newPassword = 'nine patient herons';

function post(server: TestServer, call: string, body: object): Promise<CallAnswer> {
  return server.call('POST', `/authentication_app/${call}/`, { body });
}
const forgot = (server: TestServer, email: string): Promise<CallAnswer> => post(server, 'forgot_password', { email });
const verify = (server: TestServer, email: string, otp: string): Promise<CallAnswer> =>
  post(server, 'verify_forgot_password_otp', { email, otp });
const reset = (server: TestServer, token: string, password = newPassword): Promise<CallAnswer> =>
  post(server, 'reset_password', { reset_token: token, new_password: password });
const signIn = (server: TestServer, email: string, password: string): Promise<CallAnswer> =>
  post(server, 'signin', { email, password });

/** The newest mail to an address under a subject; waits until there are `atLeast` so many under it. */
async function mailAbout(server: TestServer, email: string, subject: RegExp, atLeast = 1): Promise<TestMail> {
  let found: readonly TestMail[] = [];
  await expect
    .poll(async () => {
      found = (await server.mailsTo(email, 0)).filter((mail) => subject.test(mail.subject));
      return found.length;
    })
    .toBeGreaterThanOrEqual(atLeast);
  const [newest] = found;
  if (newest === undefined) throw new Error('There is no such mail.');
  return newest;
}

/** Asks for a code and reads it from the mail; the `nth` one that this address asks for. */
async function askCode(server: TestServer, email: string, nth = 1): Promise<string> {
  expect((await forgot(server, email)).status).toBe(200);
  return (await mailAbout(server, email, /code to reset/, nth)).code ?? '';
}

async function getToken(server: TestServer, email: string): Promise<string> {
  const answer = await verify(server, email, await askCode(server, email));
  expect(answer.status).toBe(200);
  return String(answer.body['reset_token']);
}

function otherThan(code: string, step = 1): string {
  return String((Number(code) + step) % 10_000).padStart(4, '0');
}

async function expectSignedOut(server: TestServer, user: TestUser): Promise<void> {
  const profile = await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
  expect(profile.body['code']).toBe('session_expired');
  const refreshed = await post(server, 'token/refresh', { refreshToken: user.refreshToken });
  expect(refreshed.body['code']).toBe('session_expired');
}

describe('a password reset', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('goes from the address over the code and the token to the new password, and tells the owner', async () => {
    const user = await server.createUser();
    const asked = await forgot(server, user.email.toUpperCase());
    expect(asked.body).toEqual({ message: 'If this address has an account, a code is on its way to it.' });
    const mail = await mailAbout(server, user.email, /code to reset/);
    expect(mail.code).toMatch(/^\d{4}$/);
    const verified = await verify(server, user.email, mail.code ?? '');
    expect(Object.keys(verified.body)).toEqual(['message', 'reset_token']);
    const token = String(verified.body['reset_token']);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await server.call('GET', '/authentication_app/user_profile/', { token })).toMatchObject({ status: 401 });

    const answer = await reset(server, token);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your password has been updated.' } });
    expect(Object.keys(answer.body)).toEqual(['message']);
    expect((await signIn(server, user.email, user.password)).status).toBe(401);
    expect((await signIn(server, user.email, newPassword)).status).toBe(200);
    const notice = await mailAbout(server, user.email, /password was changed/);
    expect(notice.text).toContain(`${server.origin}/forgetPassword`);
    expect(notice.code).toBeUndefined();
  });

  it('ends every session of its user at once, and no one else’s', async () => {
    const user = await server.createUser();
    const other = await server.createUser();
    const second = await signIn(server, user.email, user.password);
    const token = await getToken(server, user.email);
    const profile = (bearer: string): Promise<CallAnswer> =>
      server.call('GET', '/authentication_app/user_profile/', { token: bearer });
    expect((await profile(user.accessToken)).status).toBe(200);
    expect((await reset(server, token)).status).toBe(200);
    await expectSignedOut(server, user);
    expect((await profile(String(second.body['accessToken']))).status).toBe(401);
    expect((await profile(other.accessToken)).status).toBe(200);
  });

  it('leaves no session to a sign-in with the old password that was under way', async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await server.createUser();
      const token = await getToken(server, user.email);
      const signIns = Array.from({ length: 6 }, () => signIn(server, user.email, user.password));
      const [changed, ...opened] = await Promise.all([reset(server, token), ...signIns]);
      expect(changed.status).toBe(200);
      for (const { status, body } of opened) {
        expect([200, 401]).toContain(status);
        if (status !== 200) continue;
        const refreshed = await post(server, 'token/refresh', { refreshToken: body['refreshToken'] });
        expect(refreshed.body['code']).toBe('session_expired');
      }
      expect((await signIn(server, user.email, newPassword)).status).toBe(200);
    }
  });

  it('takes fifty right codes at once exactly once, and fifty resets by one token exactly once', async () => {
    const user = await server.createUser();
    const code = await askCode(server, user.email);
    const verified = await Promise.all(Array.from({ length: 50 }, () => verify(server, user.email, code)));
    expect(verified.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(verified.filter((answer) => answer.body['code'] === 'otp_invalid')).toHaveLength(49);
    const token = String(verified.find((answer) => answer.status === 200)?.body['reset_token']);
    const resets = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset(server, token, `patient heron number ${index}`)),
    );
    expect(resets.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(resets.filter((answer) => answer.body['code'] === 'reset_expired')).toHaveLength(49);
    const kept = resets.findIndex((answer) => answer.status === 200);
    expect((await signIn(server, user.email, `patient heron number ${kept}`)).status).toBe(200);
    const changes = (await server.mailsTo(user.email)).filter((mail) => /was changed/.test(mail.subject));
    expect(changes).toHaveLength(1);
  });

  it('checks at most three guesses of many at once, and three in a row', async () => {
    const user = await server.createUser();
    const code = await askCode(server, user.email);
    const guesses = Array.from({ length: 40 }, (_, index) => verify(server, user.email, otherThan(code, index + 1)));
    for (const answer of await Promise.all(guesses)) expect(answer.body['code']).toBe('otp_invalid');
    expect((await verify(server, user.email, code)).body['code']).toBe('otp_invalid');

    const lucky = await server.createUser();
    const second = await askCode(server, lucky.email);
    for (const step of [1, 2]) await verify(server, lucky.email, otherThan(second, step));
    expect((await verify(server, lucky.email, second)).status).toBe(200);
  });

  it('takes no code of a sign-up, and a sign-up takes no code of a reset', async () => {
    const user = await server.createUser();
    const resetCode = await askCode(server, user.email);
    const attempt = await post(server, 'signup', { email: user.email, password: 'seven quiet otters' });
    const asAttempt = await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(attempt.body['accessToken']),
      body: { email: user.email, otp: resetCode },
    });
    expect(asAttempt.body['code']).toBe('otp_invalid');
    const alone = await post(server, 'verify_otp', { email: user.email, otp: resetCode });
    expect(alone.body['code']).toBe('otp_invalid');

    const pending = 'not.yet.verified@clinic.example';
    await post(server, 'signup', { email: pending, password: 'seven quiet otters' });
    const [mail] = await server.mailsTo(pending);
    expect((await forgot(server, pending)).status).toBe(200);
    expect((await verify(server, pending, mail?.code ?? '')).body['code']).toBe('otp_invalid');
    expect((await server.mailsTo(pending)).map((one) => one.subject)).toEqual(['Your Notewright code']);

    // The same reset under the other purpose: its keyed hash is another one.
    const { keys } = server.server.accounts;
    expect(keys.macCode('one-id', 'reset', '0007')).not.toBe(keys.macCode('one-id', 'sign-up', '0007'));
  });

  it('takes a code for its own address only', async () => {
    const [one, two] = [await server.createUser(), await server.createUser()];
    const [first, second] = [await askCode(server, one.email), await askCode(server, two.email)];
    if (first !== second) expect((await verify(server, one.email, second)).body['code']).toBe('otp_invalid');
    expect((await verify(server, one.email, first)).status).toBe(200);
  });

  it('refuses a known or short password on its own field and lets another one be tried with the same token', async () => {
    const user = await server.createUser();
    const token = await getToken(server, user.email);
    const common = await reset(server, token, 'password123');
    expect(common).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(common.body['errors']).toEqual({ new_password: ['This password is too common. Please choose another.'] });
    const ofAddress = await reset(server, token, user.email.split('@')[0] ?? '');
    expect(Object.keys(ofAddress.body['errors'] as object)).toEqual(['new_password']);
    const short = await reset(server, token, 'short');
    expect(short.body['errors']).toEqual({ new_password: ['Password must be at least 8 characters'] });
    const none = await reset(server, token, '');
    expect((none.body['errors'] as Record<string, string[]>)['new_password']?.[0]).toBe('New password is required');
    expect((await signIn(server, user.email, user.password)).status).toBe(200);
    expect((await reset(server, token)).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(101), '\u0000', "' or 1=1 --"])(
    'takes %j for no token',
    async (token) => {
      const answer = await reset(server, token);
      expect(answer.status).toBe(400);
      expect(['reset_expired', 'validation_failed']).toContain(answer.body['code']);
    },
  );

  it('gives a disabled account nothing, before the code and after it', async () => {
    const user = await server.createUser();
    const token = await getToken(server, user.email);
    await setAccount(server, user.id, { disabledAt: Date.now() });
    expect((await reset(server, token)).body['code']).toBe('reset_expired');
    const before = (await server.mailsTo(user.email)).length;
    expect((await forgot(server, user.email)).status).toBe(200);
    expect(await server.mailsTo(user.email)).toHaveLength(before);
  });

  it('stores neither code, token nor address in the clear', async () => {
    const user = await server.createUser();
    const token = await getToken(server, user.email);
    const rows: readonly object[] = await server.server.database.kysely
      .selectFrom('password_resets')
      .selectAll()
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    const { keys } = server.server.accounts;
    const digests = new Set(Array.from({ length: 10_000 }, (_, code) => keys.hashToken(String(code).padStart(4, '0'))));
    for (const value of rows.flatMap((row): readonly unknown[] => Object.values(row))) {
      expect(String(value)).not.toContain(token);
      expect(String(value)).not.toContain('clinic.example');
      expect(digests).not.toContain(String(value));
      expect(String(value)).not.toMatch(/^\d{4}$/);
    }
  });

  it('is kept in the audit log, and no password, code or token in the log', async () => {
    const user = await server.createUser();
    const database = server.server.database.kysely;
    const from = (await database.selectFrom('audit_events').select('id').execute()).length;
    const code = await askCode(server, user.email);
    await verify(server, user.email, otherThan(code));
    const token = String((await verify(server, user.email, code)).body['reset_token']);
    await reset(server, 'x'.repeat(43));
    await reset(server, token);
    const rows = await database
      .selectFrom('audit_events')
      .select(['action', 'outcome', 'actor_id', 'object_id'])
      .orderBy('id')
      .execute();
    const known = { actor_id: null, object_id: user.id };
    expect(rows.slice(from)).toEqual([
      { action: 'password.forgot', outcome: 'success', ...known },
      { action: 'password.verify_code', outcome: 'failure', ...known },
      { action: 'password.verify_code', outcome: 'success', ...known },
      { action: 'password.reset', outcome: 'failure', actor_id: null, object_id: null },
      { action: 'password.reset', outcome: 'success', actor_id: user.id, object_id: user.id },
    ]);
    const log = server.logLines.join('\n');
    for (const secret of [newPassword, token, user.email]) expect(log).not.toContain(secret);
  });

  it('is offered in the mail to the owner when somebody signs up with a known address', async () => {
    const user = await server.createUser();
    await post(server, 'signup', { email: user.email, password: 'seven quiet otters' });
    const mail = await mailAbout(server, user.email, /already have/);
    expect(mail.text).toContain(`${server.origin}/forgetPassword`);
    expect(mail.html).toContain(`href="${server.origin}/forgetPassword"`);
  });
});

describe('resets and time', () => {
  let server: TestServer;
  let clock: MovingClock;
  beforeEach(async () => {
    clock = createMovingClock();
    server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
  });
  afterEach(() => server.stop());

  it('a code holds ten minutes, and so does the token', async () => {
    const user = await server.createUser();
    const code = await askCode(server, user.email);
    clock.advance(10 * minute - second);
    const token = String((await verify(server, user.email, code)).body['reset_token']);
    clock.advance(10 * minute - second);
    expect((await reset(server, token)).status).toBe(200);

    const late = await askCode(server, user.email, 2);
    clock.advance(10 * minute + second);
    expect((await verify(server, user.email, late)).body['code']).toBe('otp_invalid');
    const next = await askCode(server, user.email, 3);
    const spent = String((await verify(server, user.email, next)).body['reset_token']);
    clock.advance(10 * minute + second);
    expect((await reset(server, spent)).body['code']).toBe('reset_expired');
  });

  it('another code comes after a minute and takes the place of the first; a token that was given stays good', async () => {
    const user = await server.createUser();
    const first = await askCode(server, user.email);
    const early = await forgot(server, user.email);
    expect(early.status).toBe(429);
    expect(early.body['message']).toMatch(/^Please wait \d+ seconds before you ask for another code\.$/);
    clock.advance(minute + second);
    const next = await askCode(server, user.email, 2);
    if (first !== next) expect((await verify(server, user.email, first)).status).toBe(400);
    const token = String((await verify(server, user.email, next)).body['reset_token']);
    clock.advance(minute + second);
    await askCode(server, user.email, 3);
    expect((await reset(server, token)).status).toBe(200);
  });

  it('mails at most five codes an hour, known or not, and none to an address without an account', async () => {
    const user = await server.createUser();
    clock.advance(61 * minute);
    for (const email of [user.email, 'nobody@clinic.example']) {
      const statuses: number[] = [];
      for (let sent = 0; sent < 6; sent += 1) {
        clock.advance(minute + second);
        statuses.push((await forgot(server, email)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(await server.mailsTo('nobody@clinic.example', 0)).toEqual([]);
  });

  it('comes although a stranger signs up with the address again and again', async () => {
    const user = await server.createUser();
    clock.advance(61 * minute);
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      clock.advance(minute + second);
      statuses.push((await post(server, 'signup', { email: user.email, password: 'seven quiet otters' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await reset(server, await getToken(server, user.email))).status).toBe(200);
  });

  it('forgets the waits that wrong passwords earned', async () => {
    const user = await server.createUser();
    for (let wrong = 0; wrong <= tries.freePasswordFailures; wrong += 1)
      await signIn(server, user.email, 'not the password');
    expect((await signIn(server, user.email, user.password)).status).toBe(429);
    expect((await reset(server, await getToken(server, user.email))).status).toBe(200);
    expect((await signIn(server, user.email, newPassword)).status).toBe(200);
  });

  it('twenty wrong codes across resends switch codes off, for known and unknown addresses alike', async () => {
    const user = await server.createUser();
    const outcomes: Record<string, unknown[]> = {};
    // The known one last: its link holds an hour.
    for (const email of ['nobody@clinic.example', user.email]) {
      // Each by itself: what was guessed for one address must not be what locks the other.
      await closeCodeBreakers(server.server.accounts.store);
      const seen: unknown[] = [];
      for (let wrong = 0; wrong < 24; wrong += 1) {
        if (wrong % 3 === 0) {
          clock.advance(30 * minute);
          seen.push((await forgot(server, email)).status);
        }
        const kept = await server.server.database.kysely.selectFrom('password_resets').selectAll().execute();
        const mac = kept.find((row) => (row.user_id === null) === (email !== user.email));
        const { keys } = server.server.accounts;
        const guess = ['0000', '0001'].find((one) => keys.macCode(mac?.id ?? '', 'reset', one) !== mac?.code_mac);
        const answer = await verify(server, email, guess ?? '');
        seen.push([answer.status, answer.body['message']]);
      }
      outcomes[email] = seen;
    }
    expect(outcomes[user.email]).toEqual(outcomes['nobody@clinic.example']);
    const locked = 'Too many wrong codes. Please choose Resend OTP: we will mail you a link instead.';
    expect(outcomes[user.email]?.filter((one) => Array.isArray(one) && one[1] === locked)).toHaveLength(4);
    expect((await signIn(server, user.email, user.password)).status).toBe(200);
    await resetByLink(server, user);
  });

  /** The link that was mailed once codes were switched off: asked, refused, taken once. */
  async function resetByLink(at: TestServer, user: TestUser): Promise<void> {
    const mail = await mailAbout(at, user.email, /^Reset your/);
    expect(mail.code).toBeUndefined();
    const link = new URL(/http\S+reset_link\S+/.exec(mail.text)?.[0] ?? '');
    expect(link.origin).toBe(at.origin);
    const token = link.searchParams.get('token') ?? '';
    const press = (fields: Record<string, string>): Promise<Response> =>
      fetch(`${at.origin}${link.pathname}`, { method: 'POST', body: new URLSearchParams({ token, ...fields }) });
    for (const _look of [1, 2]) {
      const page = await fetch(link);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await page.text()).toContain('Choose a new password');
    }
    const refused: readonly (readonly [Record<string, string>, string])[] = [
      [{}, 'New password is required'],
      [{ new_password: 'short', confirmation: 'short' }, 'Password must be at least 8 characters'],
      [{ new_password: newPassword }, 'Please confirm your password'],
      [{ new_password: newPassword, confirmation: 'other' }, 'Passwords do not match'],
      [{ new_password: 'password123', confirmation: 'password123' }, 'This password is too common.'],
    ];
    for (const [fields, sentence] of refused) {
      const answer = await press(fields);
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text).toContain(sentence);
      expect(text).not.toContain(newPassword);
    }
    const both = { new_password: newPassword, confirmation: newPassword };
    const pressed = await Promise.all(Array.from({ length: 10 }, () => press(both)));
    expect(pressed.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await press(both)).status).toBe(404);
    await expectSignedOut(at, user);
    expect((await signIn(at, user.email, newPassword)).status).toBe(200);
    expect(at.logLines.join('\n')).not.toContain(token);
  }

  it.each(['', 'short', 'x'.repeat(22), '<b>'.repeat(7)])(
    'the made-up link %j is answered in one sentence',
    async (token) => {
      const place = `${server.origin}/authentication_app/reset_link/`;
      const body = new URLSearchParams({ token, new_password: newPassword, confirmation: newPassword });
      const answer = await fetch(place, { method: 'POST', body });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This link does not work any more');
      if (token.length !== 22) expect((await fetch(`${place}?token=${encodeURIComponent(token)}`)).status).toBe(404);
    },
  );
});
