import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areCodesLocked } from '../../accounts/code-failures.ts';
import { tries } from '../../accounts/tries.ts';
import { createMovingClock, day, hour, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: MovingClock;
beforeEach(async () => {
  clock = createMovingClock();
  server = await startTestServer({
    clock,
    settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '10' },
  });
});
afterEach(() => server.stop());

interface Answered {
  readonly status: number;
  readonly code: unknown;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call from the given internet address. */
async function callFrom(ip: string, call: string, payload: object, token?: string): Promise<Answered> {
  const answer = await server.server.app.inject({
    method: 'POST',
    url: `/authentication_app/${call}/`,
    remoteAddress: ip,
    headers: { host: 'localhost', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payload,
  });
  const body = answer.json<Readonly<Record<string, unknown>>>();
  return { status: answer.statusCode, code: body['code'], body };
}
const signIn = (ip: string, email: string, password: string): Promise<Answered> =>
  callFrom(ip, 'signin', { email, password });

/** The count as it would stand after so many wrong tries from elsewhere. */
async function setCount(key: string, points: number, lasts: number): Promise<void> {
  const now = clock.now();
  await server.server.accounts.store.counters.add(key, points, { now, expiresAt: now + lasts, prolong: false });
}

describe('many guesses at the same moment', () => {
  it('are compared no more often than one after the other', async () => {
    const user = await server.createUser();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn('192.0.2.1', user.email, `wrong password ${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(tries.freePasswordFailures);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(50 - tries.freePasswordFailures);
    expect((await signIn('192.0.2.1', user.email, user.password)).status).toBe(429);
    // Nobody else is kept out by it.
    expect((await signIn('192.0.2.2', user.email, user.password)).status).toBe(200);
  });

  it('are not made possible again by the password of an attempt of one’s own', async () => {
    const user = await server.createUser();
    const own = 'the guesser chose this one';
    await callFrom('192.0.2.1', 'signup', { email: user.email, password: own });
    let compared = 0;
    for (let round = 0; round < 10; round += 1) {
      const guess = await signIn('192.0.2.1', user.email, `wrong password ${round}`);
      if (guess.status === 401) compared += 1;
      await signIn('192.0.2.1', user.email, own);
    }
    expect(compared).toBe(tries.freePasswordFailures);
  });
});

describe('guesses at one account from very many addresses', () => {
  it('take turns after a hundred, and the person’s own address is never kept waiting', async () => {
    const user = await server.createUser();
    expect((await signIn('198.51.100.7', user.email, user.password)).status).toBe(200);
    const address = (index: number): string => `203.0.113.${index}`;
    for (let index = 0; index < tries.wrongPasswordsPerAccount; index += 1)
      expect((await signIn(address(index), user.email, 'not the password')).status).toBe(401);
    const further = [];
    for (let index = 0; index < 20; index += 1)
      further.push(await signIn(address(150 + index), user.email, 'not the password'));
    expect(further.filter((answer) => answer.status === 401)).toHaveLength(1);
    clock.advance(31 * second);
    expect((await signIn(address(180), user.email, 'not the password')).status).toBe(401);
    expect((await signIn('198.51.100.7', user.email, user.password)).status).toBe(200);
    clock.advance(day);
    expect((await signIn(address(190), user.email, 'not the password')).status).toBe(401);
  });
});

describe('guesses from the address of a person who is at work', () => {
  it('stop neither the unlocking nor the confirmation of a session that is open', async () => {
    const user = await server.createUser();
    const ward = '192.0.2.90';
    const opened = await signIn(ward, user.email, user.password);
    const token = String(opened.body['accessToken']);
    for (let wrong = 0; wrong < 2 * tries.freePasswordFailures; wrong += 1)
      await signIn(ward, user.email, 'not the password');
    expect((await signIn(ward, user.email, 'not the password')).status).toBe(429);
    expect((await callFrom(ward, 'lock', {}, token)).status).toBe(200);
    expect((await callFrom(ward, 'unlock', { password: 'a slip of the owner' }, token)).status).toBe(400);
    expect((await callFrom(ward, 'unlock', { password: user.password }, token)).status).toBe(200);
    expect((await callFrom(ward, 'confirm_identity', { password: user.password }, token)).status).toBe(200);
  });

  it('get no further budget by what the person does in the session', async () => {
    const user = await server.createUser();
    const ward = '192.0.2.91';
    const token = String((await signIn(ward, user.email, user.password)).body['accessToken']);
    for (let wrong = 0; wrong < tries.freePasswordFailures; wrong += 1)
      expect((await signIn(ward, user.email, 'not the password')).status).toBe(401);
    expect((await callFrom(ward, 'confirm_identity', { password: user.password }, token)).status).toBe(200);
    expect((await signIn(ward, user.email, 'not the password')).status).toBe(429);
  });
});

describe('guesses at very many accounts', () => {
  it('from one address end after a hospital’s worth of them, and its people go on working', async () => {
    const colleague = await server.createUser();
    const ward = '192.0.2.50';
    expect((await signIn(ward, colleague.email, colleague.password)).status).toBe(200);
    let wrong = 0;
    for (let index = 0; index < 130; index += 1) {
      const answer = await signIn(ward, `nobody-${index}@clinic.example`, 'not the password');
      if (answer.status === 401) wrong += 1;
    }
    expect(wrong).toBe(tries.wrongPasswordsPerAddress * 10);
    expect((await signIn(ward, colleague.email, colleague.password)).status).toBe(200);
    clock.advance(hour + minute);
    expect((await signIn(ward, 'nobody@clinic.example', 'not the password')).status).toBe(401);
  });

  it('from everywhere open the installation’s breaker for ten minutes; familiar addresses are let in', async () => {
    const user = await server.createUser();
    const stranger = await server.createUser();
    expect((await signIn('192.0.2.60', user.email, user.password)).status).toBe(200);
    await setCount('password-failures-of-all', tries.wrongPasswordsPerInstallation, 10 * minute);
    const refused = await signIn('192.0.2.61', stranger.email, stranger.password);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await signIn('192.0.2.60', user.email, user.password)).status).toBe(200);
    clock.advance(11 * minute);
    expect((await signIn('192.0.2.61', stranger.email, stranger.password)).status).toBe(200);
  });
});

describe('guessed codes in the whole installation', () => {
  it('switch codes off for a day; a mailed link takes their place, so that everybody can still sign up', async () => {
    const signUp = async (email: string): Promise<string> =>
      String((await callFrom('192.0.2.70', 'signup', { email, password: 'seven quiet otters' })).body['accessToken']);
    const email = 'new@clinic.example';
    const token = await signUp(email);
    const code = (await server.mailsTo(email))[0]?.code;
    await setCount('code-failures-of-all', tries.wrongCodesADay - 1, day);
    const other = await signUp('other@clinic.example');
    const otherCode = (await server.mailsTo('other@clinic.example'))[0]?.code;
    const wrong = otherCode === '0000' ? '0001' : '0000';
    expect(
      (await callFrom('192.0.2.71', 'verify_otp', { email: 'other@clinic.example', otp: wrong }, other)).code,
    ).toBe('otp_invalid');
    const refused = await callFrom('192.0.2.72', 'verify_otp', { email, otp: code }, token);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.body['message']).toContain('Resend OTP');
    clock.advance(minute + second);
    expect((await callFrom('192.0.2.72', 'resend_otp', { email }, token)).status).toBe(200);
    const [mail] = await server.mailsTo(email, 2);
    const link = new URL(/https?:\S+verify_link\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const verified = await fetch(`${server.origin}${link.pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        token: link.searchParams.get('token') ?? '',
        new_password: 'nine patient herons',
        confirmation: 'nine patient herons',
      }).toString(),
    });
    expect(verified.status).toBe(200);
    expect((await signIn('192.0.2.72', email, 'nine patient herons')).status).toBe(200);
  });

  it('count only where an attempt is pending: strangers cannot switch codes off', async () => {
    const email = 'quiet@clinic.example';
    for (let index = 0; index < 40; index += 1) {
      const answer = await callFrom(`192.0.2.${index}`, 'verify_otp', { email, otp: '0000' });
      expect(answer.code).toBe('otp_invalid');
    }
    const opened = await callFrom('192.0.2.80', 'signup', { email, password: 'seven quiet otters' });
    const [mail] = await server.mailsTo(email);
    const answer = await callFrom(
      '192.0.2.80',
      'verify_otp',
      { email, otp: mail?.code },
      String(opened.body['accessToken']),
    );
    expect(answer.status).toBe(200);
  });
});

describe('the breakers of the installation', () => {
  it('hold whatever RATE_LIMIT_FACTOR says: it is for limits of one address', async () => {
    await server.stop();
    server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1000' } });
    const user = await server.createUser();
    const { accounts } = server.server;
    const areOff = (purpose: 'sign-up' | 'reset'): Promise<boolean> =>
      areCodesLocked(accounts, accounts.store, user.email, purpose);
    await setCount('code-failures-of-all', tries.wrongCodesADay - 1, day);
    await setCount('reset-code-failures-of-all', tries.wrongResetCodesAYear - 1, day);
    expect([await areOff('sign-up'), await areOff('reset')]).toEqual([false, false]);
    await setCount('reset-code-failures-of-all', 1, day);
    expect([await areOff('sign-up'), await areOff('reset')]).toEqual([false, true]);
    await setCount('code-failures-of-all', 1, day);
    expect(await areOff('sign-up')).toBe(true);
    expect((await signIn('192.0.2.63', user.email, user.password)).status).toBe(200);
    await setCount('password-failures-of-all', tries.wrongPasswordsPerInstallation, 10 * minute);
    expect((await signIn('192.0.2.62', user.email, user.password)).status).toBe(429);
  });
});
