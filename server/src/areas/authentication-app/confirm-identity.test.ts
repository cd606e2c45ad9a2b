import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';
import { codeOf, createFactorCalls, wrongCodeOf } from './second-factor/testing/factor-calls.ts';

let server: TestServer;
let clock: MovingClock;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
});
afterAll(() => server.stop());

const post = (call: string, token: string, body: object): Promise<CallAnswer> =>
  server.call('POST', `/authentication_app/${call}/`, { token, body });
const confirm = (user: TestUser, body: object): Promise<CallAnswer> => post('confirm_identity', user.accessToken, body);
/** A call that asks for a recent proof, and what it says of one. */
const isProved = async (user: TestUser): Promise<boolean> => {
  const { status, body } = await post('change_email', user.accessToken, { new_email: 'not an address' });
  expect([400, 403]).toContain(status);
  return body['code'] !== 'proof_required';
};

describe('a proof of identity', () => {
  it('counts for five minutes from the sign-in, and again from each confirmation', async () => {
    const user = await server.createUser();
    clock.advance(5 * minute - second);
    expect(await isProved(user)).toBe(true);
    clock.advance(2 * second);
    expect(await isProved(user)).toBe(false);
    expect((await confirm(user, { password: user.password })).body).toEqual({ message: 'Thank you. You can go on.' });
    expect(await isProved(user)).toBe(true);
    clock.advance(4 * minute);
    expect(await isProved(user)).toBe(true);
  });

  it('is one of its own session', async () => {
    const user = await server.createUser();
    clock.advance(6 * minute);
    const signedIn = await server.call('POST', '/authentication_app/signin/', {
      body: { email: user.email, password: user.password },
    });
    expect(await isProved({ ...user, accessToken: String(signedIn.body['accessToken']) })).toBe(true);
    expect(await isProved(user)).toBe(false);
  });

  it.each([
    [{}, 'Password is required'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'not the password' }, 'The password is not right.'],
  ])('is refused for %j', async (body, message) => {
    const user = await server.createUser();
    clock.advance(6 * minute);
    const answer = await confirm(user, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'validation_failed', message, errors: { password: [message] } });
    expect(await isProved(user)).toBe(false);
  });

  it('slows guessing in its own session alone, and tells the owner’s list of it', async () => {
    const user = await server.createUser();
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await confirm(user, { password: 'not the password' })).status).toBe(400);
    const refused = await confirm(user, { password: user.password });
    expect(refused.status).toBe(429);
    const elsewhere = await server.call('POST', '/authentication_app/signin/', {
      body: { email: user.email, password: user.password },
    });
    expect(elsewhere.status).toBe(200);
    const other = { ...user, accessToken: String(elsewhere.body['accessToken']) };
    expect((await confirm(other, { password: user.password })).status).toBe(200);
    expect((await confirm(user, { password: user.password })).status).toBe(429);
    clock.advance(31 * second);
    expect((await confirm(user, { password: user.password })).status).toBe(200);
    const log = await server.call('GET', '/authentication_app/settings/user_log/', { token: user.accessToken });
    const actions = (log.body as unknown as readonly JsonBody[]).map((line) => line['action']);
    expect(actions.filter((action) => action === 'Failed confirmation')).toHaveLength(5);
  });

  it('is no proof when the password was reset meanwhile', async () => {
    const user = await server.createUser();
    const { passwords, store } = server.server.accounts;
    const other = await passwords.hash('nine patient herons', '');
    const verify = passwords.verify.bind(passwords);
    // The reset lands between the comparison and what is kept of it.
    Object.assign(passwords, {
      verify: async (hash: string | null, password: string, ip: string) => {
        const fits = await verify(hash, password, ip);
        await store.users.updatePasswordHash(user.id, other);
        return fits;
      },
    });
    clock.advance(6 * minute);
    expect((await confirm(user, { password: user.password })).body['code']).toBe('conflict');
    expect(await isProved(user)).toBe(false);
  });
});

describe('with a second factor', () => {
  it('asks for both, in one call, and once for each code', async () => {
    const calls = createFactorCalls(server, clock);
    const made = await calls.createAppUser();
    const signedIn = await calls.secondStep(await calls.askStep(made), { totp: codeOf(made.secret, clock) });
    const user = { ...made, accessToken: String(signedIn.body['accessToken']) };
    clock.advance(6 * minute);
    const { password } = made;
    expect((await confirm(user, { password })).body['code']).toBe('second_factor_required');
    expect((await confirm(user, { totp: codeOf(made.secret, clock) })).body['errors']).toEqual({
      password: ['Password is required'],
    });
    const wrong = await confirm(user, { password, totp: wrongCodeOf(made.secret, clock) });
    expect(wrong.body['code']).toBe('second_factor_invalid');
    const both = { password, totp: codeOf(made.secret, clock), recovery_code: '0000000000000000' };
    expect((await confirm(user, both)).status).toBe(400);
    expect(await isProved(user)).toBe(false);
    const code = codeOf(made.secret, clock);
    expect((await confirm(user, { password, totp: code })).status).toBe(200);
    expect(await isProved(user)).toBe(true);
    expect((await confirm(user, { password, totp: code })).body['code']).toBe('second_factor_invalid');
  });

  it.each([
    { has: 'no password', passwordHash: '', asked: 'required', unseen: 400 },
    { has: 'a password', passwordHash: undefined, asked: 'preferred', unseen: 200 },
  ])('of an account with $has, a passkey whose device did not look at who holds it: $unseen', async (row) => {
    const calls = createFactorCalls(server, clock);
    const user = await server.createUser();
    const { passkey } = await calls.addPasskey(user.accessToken);
    const hash = row.passwordHash;
    await setAccount(server, user.id, hash === undefined ? {} : { passwordHash: hash });
    clock.advance(6 * minute);
    const answer = async (isUserVerified: boolean): Promise<number> => {
      const { body } = await post('confirm_identity_options', user.accessToken, {});
      const opened = body['passkey'] as { challenge_id: string; options: { challenge: string } };
      expect(opened.options).toMatchObject({ userVerification: row.asked });
      const saying = { challenge: opened.options.challenge, origin: calls.origin(), isUserVerified };
      const factor = { passkey: { challenge_id: opened.challenge_id, response: passkey.use(saying) } };
      return (await confirm(user, hash === undefined ? { ...factor, password: user.password } : factor)).status;
    };
    expect(await answer(false)).toBe(row.unseen);
    expect(await isProved(user)).toBe(row.unseen === 200);
    expect(await answer(true)).toBe(200);
    expect(await isProved(user)).toBe(true);
  });
});
