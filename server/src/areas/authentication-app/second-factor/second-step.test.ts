import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, day, minute, second } from '../../../testing/moving-clock.ts';
import type { MovingClock } from '../../../testing/moving-clock.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer } from '../../../testing/start-test-server.ts';
import { codeOf, createFactorCalls, wrongCodeOf } from './testing/factor-calls.ts';
import type { FactorCalls } from './testing/factor-calls.ts';

let server: TestServer;
let clock: MovingClock;
let calls: FactorCalls;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
  calls = createFactorCalls(server, clock);
});
afterAll(() => server.stop());

function readProfile(token: unknown): Promise<CallAnswer> {
  return server.call('GET', '/authentication_app/user_profile/', { token: String(token) });
}
async function actionsOf(token: unknown): Promise<readonly unknown[]> {
  const answer = await server.call('GET', '/authentication_app/settings/user_log/', { token: String(token) });
  return (answer.body as unknown as readonly JsonBody[]).map((line) => line['action']);
}

describe('a sign-in with a second factor', () => {
  it('opens no session after the password, says what can be shown, and signs in with a code', async () => {
    const user = await calls.createAppUser();
    const asked = await calls.signIn(user.email, user.password);
    expect(asked.status).toBe(403);
    expect(asked.body).toEqual({
      code: 'second_factor_required',
      message: 'Please confirm with your second factor.',
      errors: {},
      second_factor_token: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery_code'],
    });
    const done = await calls.secondStep(asked.body['second_factor_token'], { totp: codeOf(user.secret, clock) });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ message: 'Logged in successfully', user: { id: user.id, email: user.email } });
    expect((await readProfile(done.body['accessToken'])).body).toMatchObject({ has_second_factor: true });
    // One sign-in, not two: the right password alone is none.
    expect((await actionsOf(done.body['accessToken'])).filter((one) => one === 'Sign-in')).toHaveLength(2);
  });

  it('tells nothing of a second factor to whoever has not the password', async () => {
    const user = await calls.createAppUser();
    const plain = await server.createUser();
    const answers = [
      await calls.signIn(user.email, 'not the password'),
      await calls.signIn(plain.email, 'not the password'),
      await calls.signIn('nobody@clinic.example', 'not the password'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]?.body);
      expect([...answer.headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])]);
    }
  });

  it('carries Remember Me along', async () => {
    const user = await calls.createAppUser();
    const token = await calls.askStep(user, { remember_me: true });
    const done = await calls.secondStep(token, { totp: codeOf(user.secret, clock) });
    clock.advance(29 * day);
    const renewed = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: done.body['refreshToken'] },
    });
    expect(renewed.status).toBe(200);
  });

  it('takes spaces in a code, and the steps beside the clock’s own', async () => {
    const user = await calls.createAppUser();
    for (const steps of [-1, 0, 1]) {
      const code = codeOf(user.secret, clock, steps);
      const token = await calls.askStep(user);
      expect((await calls.secondStep(token, { totp: `${code.slice(0, 3)} ${code.slice(3)}` })).status, `${steps}`).toBe(
        200,
      );
    }
    clock.advance(5 * minute);
    for (const steps of [-3, -2, 2, 3]) {
      const token = await calls.askStep(user);
      const answer = await calls.secondStep(token, { totp: codeOf(user.secret, clock, steps) });
      expect(answer.body['code'], `${steps}`).toBe('second_factor_invalid');
    }
  });

  it('takes each code once, also one before a code that was taken', async () => {
    const user = await calls.createAppUser();
    const [before, now] = [codeOf(user.secret, clock, -1), codeOf(user.secret, clock)];
    expect((await calls.secondStep(await calls.askStep(user), { totp: now })).status).toBe(200);
    for (const replayed of [now, before]) {
      const answer = await calls.secondStep(await calls.askStep(user), { totp: replayed });
      expect(answer.body).toEqual({
        code: 'second_factor_invalid',
        message: 'The code is not right or was used before. Please wait for the next one.',
        errors: {},
      });
    }
  });

  it('does not take the code with which the app was set up', async () => {
    const user = await server.createUser();
    const { secret } = await calls.setUpApp(user.accessToken);
    const answer = await calls.secondStep(await calls.askStep(user), { totp: codeOf(secret, clock) });
    expect(answer.body['code']).toBe('second_factor_invalid');
  });

  it('has one success of fifty right codes at once, with one token and with many', async () => {
    const user = await calls.createAppUser();
    const one = await calls.askStep(user);
    const totp = codeOf(user.secret, clock);
    const same = await Promise.all(Array.from({ length: 50 }, () => calls.secondStep(one, { totp })));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    clock.advance(minute);
    const tokens: string[] = [];
    for (let count = 0; count < 50; count += 1) tokens.push(await calls.askStep(user));
    const next = codeOf(user.secret, clock);
    const answers = await Promise.all(tokens.map((token) => calls.secondStep(token, { totp: next })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('takes a recovery code once, in any writing, and tells by mail', async () => {
    const user = await calls.createAppUser();
    const [first = '', next = ''] = user.recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect((await calls.secondStep(await calls.askStep(user), { recovery_code: typed })).status).toBe(200);
    const again = await calls.secondStep(await calls.askStep(user), { recovery_code: first });
    expect(again.body['code']).toBe('second_factor_invalid');
    const mails = await server.mailsTo(user.email, 3);
    expect(
      mails.some(({ subject, text }) => subject.startsWith('A recovery code was used') && text.includes('9 left')),
    ).toBe(true);
    const token = await calls.askStep(user);
    const many = await Promise.all(Array.from({ length: 50 }, () => calls.secondStep(token, { recovery_code: next })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no code of another account', async () => {
    const [user, other] = [await calls.createAppUser(), await calls.createAppUser()];
    const given = [{ totp: codeOf(other.secret, clock) }, { recovery_code: other.recoveryCodes[0] ?? '' }];
    for (const one of given)
      expect((await calls.secondStep(await calls.askStep(user), one)).body['code']).toBe('second_factor_invalid');
    expect((await calls.secondStep(await calls.askStep(other), given[1] ?? {})).status).toBe(200);
  });
});

describe('the token of the second step', () => {
  it('counts five minutes, and once', async () => {
    const user = await calls.createAppUser();
    const late = await calls.askStep(user);
    clock.advance(5 * minute + second);
    expect((await calls.secondStep(late, { totp: codeOf(user.secret, clock) })).body['code']).toBe(
      'second_factor_expired',
    );
    const token = await calls.askStep(user);
    expect((await calls.secondStep(token, { totp: codeOf(user.secret, clock) })).status).toBe(200);
    clock.advance(minute);
    const again = await calls.secondStep(token, { totp: codeOf(user.secret, clock) });
    expect(again.body['code']).toBe('second_factor_expired');
  });

  it('is dead after five wrong codes, also at once; the right one does not revive it', async () => {
    const user = await calls.createAppUser();
    const wrong = { totp: wrongCodeOf(user.secret, clock) };
    const token = await calls.askStep(user);
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.secondStep(token, wrong)));
    expect(answers.filter(({ body }) => body['code'] === 'second_factor_invalid')).toHaveLength(5);
    const after = await calls.secondStep(token, { totp: codeOf(user.secret, clock) });
    expect(after.body['code']).toBe('second_factor_expired');
  });

  it('counts no more after another password, and a reset still asks', async () => {
    const user = await calls.createAppUser();
    const token = await calls.askStep(user);
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: user.email } });
    const mails = await server.mailsTo(user.email, 3);
    const otp = mails.find(({ code }) => code !== undefined && code !== null)?.code;
    const traded = await server.call('POST', '/authentication_app/verify_forgot_password_otp/', {
      body: { email: user.email, otp },
    });
    const reset = await server.call('POST', '/authentication_app/reset_password/', {
      body: { reset_token: traded.body['reset_token'], new_password: 'another made-up password' },
    });
    expect(reset.status).toBe(200);
    expect(JSON.stringify(reset.body)).not.toContain('oken');
    const totp = codeOf(user.secret, clock);
    expect((await calls.secondStep(token, { totp })).body['code']).toBe('second_factor_expired');
    const asked = await calls.signIn(user.email, 'another made-up password');
    expect(asked.body['code']).toBe('second_factor_required');
    expect((await calls.secondStep(asked.body['second_factor_token'], { totp })).status).toBe(200);
  });

  it('counts no more once the last factor was removed; the password is enough then', async () => {
    const user = await calls.createAppUser();
    const token = await calls.askStep(user);
    expect((await calls.inSettings('DELETE', 'app/', user.accessToken)).status).toBe(200);
    const answer = await calls.secondStep(token, { totp: codeOf(user.secret, clock) });
    expect(answer.body['code']).toBe('second_factor_expired');
    expect((await calls.signIn(user.email, user.password)).status).toBe(200);
  });

  it.each([
    [{}, 'Please give one code or passkey.'],
    [{ totp: '123456', recovery_code: '0123456789abcdef' }, 'Please give one code or passkey.'],
    [{ totp: '12345' }, 'Please enter the 6-digit code of your app'],
    [{ totp: '１２３４５６' }, 'Please enter the 6-digit code of your app'],
    [{ totp: 123456 }, 'Please enter the 6-digit code of your app'],
    [{ totp: '1'.repeat(50_000) }, 'Please enter the 6-digit code of your app'],
    [{ recovery_code: 'abc' }, 'Please enter one of your recovery codes, all 16 letters and numbers of it'],
    [{ recovery_code: ['x'] }, 'Please enter one of your recovery codes'],
  ])('answers %j with one sentence', async (given, sentence) => {
    const answer = await calls.secondStep('x', given);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toBe(sentence);
  });

  it('is nothing that can be made up', async () => {
    for (const token of ['x', '../..', "' or 1=1 --", 'a'.repeat(100)])
      expect((await calls.secondStep(token, { totp: '123456' })).body['code']).toBe('second_factor_expired');
  });
});

describe('guessing at codes', () => {
  it('gets slower across tokens; a recovery code opens all the while; the person hears of it', async () => {
    await server.stop();
    server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
    calls = createFactorCalls(server, clock);
    const user = await calls.createAppUser();
    const answers: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const token = await calls.askStep(user);
      for (let count = 0; count < 4; count += 1) {
        const answer = await calls.secondStep(token, { totp: wrongCodeOf(user.secret, clock) });
        answers.push(String(answer.body['code']));
      }
    }
    expect(answers.filter((one) => one === 'second_factor_invalid')).toHaveLength(10);
    expect(answers.slice(10)).toEqual(Array.from({ length: 6 }, () => 'rate_limited'));
    // The right code has to wait as well: else guesses would go on.
    const token = await calls.askStep(user);
    expect((await calls.secondStep(token, { totp: codeOf(user.secret, clock) })).status).toBe(429);
    const opened = await calls.secondStep(token, { recovery_code: user.recoveryCodes[0] });
    expect(opened.status).toBe(200);
    const mails = await server.mailsTo(user.email, 4);
    expect(mails.filter(({ subject }) => subject.startsWith('Wrong codes at your second factor'))).toHaveLength(1);
    expect((await actionsOf(opened.body['accessToken'])).filter((one) => one === 'Wrong second factor')).toHaveLength(
      17,
    );
    clock.advance(31 * second);
    const later = await calls.secondStep(await calls.askStep(user), { totp: codeOf(user.secret, clock) });
    expect(later.status).toBe(200);
  });

  it('from elsewhere keeps nobody from their own desk, and is slow', async () => {
    await server.stop();
    server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
    calls = createFactorCalls(server, clock);
    const user = await calls.createAppUser();
    const callFrom = async (ip: string, call: string, payload: object): Promise<JsonBody> => {
      const url = `/authentication_app/${call}/`;
      const request = { method: 'POST', url, remoteAddress: ip, headers: { host: 'localhost' }, payload } as const;
      return (await server.server.app.inject(request)).json<JsonBody>();
    };
    const step = async (ip: string, totp: string): Promise<JsonBody> => {
      const asked = await callFrom(ip, 'signin', { email: user.email, password: user.password });
      return callFrom(ip, 'second_factor', { second_factor_token: asked['second_factor_token'], totp });
    };
    const [desk, elsewhere, third] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];
    expect((await step(desk, codeOf(user.secret, clock)))['accessToken']).toBeDefined();
    clock.advance(minute);
    const codes: unknown[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await step(count % 2 === 0 ? elsewhere : third, wrongCodeOf(user.secret, clock)))['code']);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'second_factor_invalid'));
    expect(codes.slice(10)).toEqual(['rate_limited', 'rate_limited']);
    expect((await step(elsewhere, codeOf(user.secret, clock)))['code']).toBe('rate_limited');
    expect((await step(desk, codeOf(user.secret, clock)))['accessToken']).toBeDefined();
    // Who reads the person's mails, at whatever address, gets no tries of their own by a reset.
    const fourth = '203.0.113.77';
    await callFrom(fourth, 'forgot_password', { email: user.email });
    await expect.poll(async () => (await server.mailsTo(user.email)).some(({ code }) => code !== undefined)).toBe(true);
    const otp = (await server.mailsTo(user.email)).find(({ code }) => code !== undefined)?.code;
    const traded = await callFrom(fourth, 'verify_forgot_password_otp', { email: user.email, otp });
    const fresh = { reset_token: traded['reset_token'], new_password: user.password };
    expect((await callFrom(fourth, 'reset_password', fresh))['message']).toBeDefined();
    expect((await step(fourth, wrongCodeOf(user.secret, clock)))['code']).toBe('rate_limited');
    // Around the clock: ten, those of the doubling waits, and one an hour.
    let compared = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
      clock.advance(20 * minute);
      if ((await step(elsewhere, wrongCodeOf(user.secret, clock)))['code'] === 'second_factor_invalid') compared += 1;
    }
    expect(compared).toBeLessThan(40);
  });
});
