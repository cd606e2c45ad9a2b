import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMovingClock, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';

interface Attempt {
  readonly email: string;
  readonly token: string;
  readonly code: string;
}

const password = 'a made-up password';
let made = 0;

async function openAttempt(server: TestServer, wanted?: string, chosen = password): Promise<Attempt> {
  made += 1;
  const email = wanted ?? `attempt-${made}@clinic.example`;
  const before = ((await (await fetch(`${server.origin}/dev/mailbox.json?to=${email}`)).json()) as unknown[]).length;
  const answer = await server.call('POST', '/authentication_app/signup/', { body: { email, password: chosen } });
  expect(answer.status).toBe(201);
  const [mail] = await server.mailsTo(email, before + 1);
  return { email, token: String(answer.body['accessToken']), code: mail?.code ?? '' };
}

function verify(
  server: TestServer,
  { email, token, code }: Attempt,
  changed: { readonly token?: string | null; readonly otp?: string } = {},
): Promise<CallAnswer> {
  const sent = changed.token === undefined ? token : changed.token;
  return server.call('POST', '/authentication_app/verify_otp/', {
    body: { email, otp: changed.otp ?? code },
    ...(sent === null ? {} : { token: sent }),
  });
}

function resend(server: TestServer, email: string, token?: string): Promise<CallAnswer> {
  return server.call('POST', '/authentication_app/resend_otp/', {
    body: { email },
    ...(token === undefined ? {} : { token }),
  });
}

function otherThan(code: string, step = 1): string {
  return String((Number(code) + step) % 10_000).padStart(4, '0');
}

describe('verification', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('makes the account, signs in, and gives a profile without a name', async () => {
    const attempt = await openAttempt(server);
    const answer = await verify(server, attempt);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['message', 'user', 'accessToken', 'refreshToken']);
    const profile = await server.call('GET', '/authentication_app/user_profile/', {
      token: String(answer.body['accessToken']),
    });
    expect(profile.body).toEqual({
      role: 'individual',
      company_name: null,
      workspace: 'personal',
      idle_minutes: 15,
      has_password: true,
      has_second_factor: false,
      needs_second_factor: false,
      id: (answer.body['user'] as { id: string }).id,
      name: null,
      email: attempt.email,
      profile_picture: null,
      subscription_status: null,
      account_type: 'individual',
      subscription_expires_on: null,
      trial_ends_on: expect.any(String),
      may_write: true,
      may_buy: true,
      allows_browser_speech: true,
      allows_models: true,
      preferences: { default_tool: 'Chartwright', note_kind: null, uses_models: true },
    });
    const days = (Date.parse(String(profile.body['trial_ends_on'])) - Date.now()) / (24 * 60 * minute);
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
  });

  it('ends the unverified session', async () => {
    const attempt = await openAttempt(server);
    await verify(server, attempt);
    const again = await verify(server, attempt);
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ code: 'otp_invalid', message: 'The code is not right or has expired.', errors: {} });
  });

  it('accepts fifty right codes at once exactly once', async () => {
    const attempt = await openAttempt(server);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(server, attempt)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status >= 500)).toHaveLength(0);
  });

  it('checks at most three guesses of many at once', async () => {
    const attempt = await openAttempt(server);
    const guesses = Array.from({ length: 40 }, (_, index) =>
      verify(server, attempt, { otp: otherThan(attempt.code, index + 1) }),
    );
    for (const answer of await Promise.all(guesses)) expect(answer.status).toBe(400);
    expect((await verify(server, attempt)).status).toBe(400);
  });

  it('gives a code three tries', async () => {
    const attempt = await openAttempt(server);
    await verify(server, attempt, { otp: otherThan(attempt.code) });
    await verify(server, attempt, { otp: otherThan(attempt.code, 2) });
    expect((await verify(server, attempt)).status).toBe(200);

    const unlucky = await openAttempt(server);
    for (const step of [1, 2, 3]) await verify(server, unlucky, { otp: otherThan(unlucky.code, step) });
    expect((await verify(server, unlucky)).body['code']).toBe('otp_invalid');
  });

  it('takes e-mail and code alone while one attempt is pending, and not while there are two', async () => {
    const alone = await openAttempt(server);
    expect((await verify(server, alone, { token: null })).status).toBe(200);

    const first = await openAttempt(server);
    const second = await openAttempt(server, first.email);
    expect((await verify(server, first, { token: null })).status).toBe(400);
    expect((await verify(server, second, { token: null })).status).toBe(400);
    expect((await verify(server, first)).status).toBe(200);
  });

  it('binds a code to its own attempt', async () => {
    const first = await openAttempt(server);
    const second = await openAttempt(server, first.email);
    if (first.code !== second.code) expect((await verify(server, first, { otp: second.code })).status).toBe(400);
    const other = await openAttempt(server);
    expect((await verify(server, first, { token: other.token })).status).toBe(400);
    expect((await verify(server, first, { token: 'not a token' })).status).toBe(400);
  });

  it('makes one account when several attempts for an address are verified at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await openAttempt(server);
      const attempts = [first, await openAttempt(server, first.email), await openAttempt(server, first.email)];
      const answers = await Promise.all(attempts.map((attempt) => verify(server, attempt)));
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    }
  });

  it('activates only the password of the attempt that was verified (pre-account hijack)', async () => {
    const attacker = await openAttempt(server, 'victim@clinic.example', 'chosen by the attacker');
    const victim = await openAttempt(server, 'victim@clinic.example', 'chosen by the victim');
    expect((await verify(server, victim)).status).toBe(200);
    expect((await verify(server, attacker)).status).toBe(400);
    const signIn = (chosen: string): Promise<CallAnswer> =>
      server.call('POST', '/authentication_app/signin/', {
        body: { email: 'victim@clinic.example', password: chosen },
      });
    expect((await signIn('chosen by the attacker')).status).toBe(401);
    expect((await signIn('chosen by the victim')).status).toBe(200);
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token: attacker.token });
    expect(profile.status).toBe(401);
  });

  it.each(['', '12', '12345', 'abcd', '１２３４'])('refuses %j with the sentence of the specification', async (otp) => {
    const answer = await server.call('POST', '/authentication_app/verify_otp/', {
      body: { email: 'x@clinic.example', otp },
    });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toBe('Please enter a valid 4-digit OTP');
  });
});

describe('codes and time', () => {
  let server: TestServer;
  let clock: MovingClock;
  beforeEach(async () => {
    clock = createMovingClock();
    server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
  });
  afterEach(() => server.stop());

  it('holds ten minutes', async () => {
    const attempt = await openAttempt(server);
    clock.advance(10 * minute - 10 * second);
    expect((await verify(server, attempt)).status).toBe(200);
    const late = await openAttempt(server);
    clock.advance(10 * minute + second);
    expect((await verify(server, late)).body['code']).toBe('otp_invalid');
  });

  it('sends another code after a minute, which takes the place of the first', async () => {
    const attempt = await openAttempt(server);
    const early = await resend(server, attempt.email, attempt.token);
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toMatch(/^(?:5\d|60)$/);
    expect(early.body['message']).toMatch(/^Please wait \d+ seconds before you ask for another code\.$/);
    clock.advance(minute + second);
    const answer = await resend(server, attempt.email, attempt.token);
    expect(answer.body).toEqual({ message: 'OTP resent successfully. Check your email.' });
    const [mail] = await server.mailsTo(attempt.email, 2);
    const code = mail?.code ?? '';
    if (code !== attempt.code) expect((await verify(server, attempt)).status).toBe(400);
    expect((await verify(server, attempt, { otp: code })).status).toBe(200);
  });

  it('answers resend for unknown and known addresses alike', async () => {
    const known = await server.createUser();
    clock.advance(minute + second);
    const answers = [await resend(server, known.email), await resend(server, 'nobody@clinic.example')];
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const again = [await resend(server, known.email), await resend(server, 'nobody@clinic.example')];
    expect(again.map((answer) => answer.status)).toEqual([429, 429]);
  });

  it('mails at most five codes an hour to one address', async () => {
    const attempt = await openAttempt(server);
    for (let sent = 1; sent < 5; sent += 1) {
      clock.advance(minute + second);
      expect((await resend(server, attempt.email, attempt.token)).status).toBe(200);
    }
    clock.advance(minute + second);
    expect((await resend(server, attempt.email, attempt.token)).status).toBe(429);
    expect(
      (await server.call('POST', '/authentication_app/signup/', { body: { email: attempt.email, password } })).status,
    ).toBe(429);
    clock.advance(60 * minute);
    expect((await resend(server, attempt.email, attempt.token)).status).toBe(200);
  });

  it('switches codes off after twenty wrong ones, across resends, and mails a link instead', async () => {
    const attempt = await openAttempt(server);
    let { code } = attempt;
    for (let wrong = 0; wrong < 20; wrong += 1) {
      if (wrong > 0 && wrong % 3 === 0) {
        clock.advance(30 * minute);
        await resend(server, attempt.email, attempt.token);
        const mails = await server.mailsTo(attempt.email, 1 + wrong / 3);
        code = mails[0]?.code ?? '';
      }
      expect((await verify(server, attempt, { otp: otherThan(code) })).body['code']).toBe('otp_invalid');
    }
    const locked = await verify(server, attempt, { otp: code });
    expect(locked.status).toBe(429);
    expect(locked.body['message']).toBe(
      'Too many wrong codes. Please choose Resend OTP: we will mail you a link instead.',
    );
    clock.advance(30 * minute);
    await resend(server, attempt.email, attempt.token);
    const [mail] = await server.mailsTo(attempt.email, 8);
    expect(mail?.code).toBeUndefined();
    const link = /http\S+verify_link\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Verify my address');
    const chosen = 'nine patient herons';
    const press = (fields: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${server.origin}/authentication_app/verify_link/`, {
        method: 'POST',
        body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '', ...fields }),
      });
    for (const [fields, sentence] of [
      [{}, 'New password is required'],
      [{ new_password: chosen, confirmation: 'other' }, 'Passwords do not match'],
      [{ new_password: 'password123', confirmation: 'password123' }, 'This password is too common.'],
    ] as const) {
      const refused = await press(fields);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(sentence);
    }
    const fields = { new_password: chosen, confirmation: chosen };
    const pressed = await Promise.all(Array.from({ length: 10 }, () => press(fields)));
    expect(pressed.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await press(fields)).status).toBe(404);
    const signIn = async (tried: string): Promise<number> =>
      (await server.call('POST', '/authentication_app/signin/', { body: { email: attempt.email, password: tried } }))
        .status;
    // Who began the sign-up may be another than whose mailbox it is.
    expect(await signIn(password)).toBe(401);
    expect(await signIn(chosen)).toBe(200);
  });

  it.each(['', 'short', 'x'.repeat(22), '<b>'.repeat(7)])(
    'answers the made-up link %j with one sentence',
    async (token) => {
      for (const answer of [
        await fetch(`${server.origin}/authentication_app/verify_link/`, {
          method: 'POST',
          body: new URLSearchParams({
            token,
            new_password: 'nine patient herons',
            confirmation: 'nine patient herons',
          }),
        }),
        ...(token.length === 22
          ? []
          : [await fetch(`${server.origin}/authentication_app/verify_link/?token=${encodeURIComponent(token)}`)]),
      ]) {
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('This link does not work any more');
      }
    },
  );
});
