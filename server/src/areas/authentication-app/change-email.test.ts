import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: MovingClock;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

let made = 0;
const freshEmail = (): string => `next-${(made += 1)}@clinic.example`;
const post = (call: string, user: Pick<TestUser, 'accessToken'>, body: object): Promise<CallAnswer> =>
  server.call('POST', `/authentication_app/${call}/`, { token: user.accessToken, body });
const ask = (user: TestUser, newEmail: unknown): Promise<CallAnswer> =>
  post('change_email', user, { new_email: newEmail });
const confirm = (user: Pick<TestUser, 'accessToken'>, otp: unknown): Promise<CallAnswer> =>
  post('confirm_email', user, { otp });
const signIn = (email: string, password: string): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/signin/', { body: { email, password } });
const codeTo = async (email: string, atLeast = 1): Promise<string> =>
  (await server.mailsTo(email, atLeast))[0]?.code ?? '';
const emailOf = async (user: TestUser): Promise<unknown> =>
  (await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken })).body['email'];

describe('a change of address', () => {
  it('is made by the code that went to the new address, ends every other session and tells the old one', async () => {
    const user = await server.createUser();
    const other = await signIn(user.email, user.password);
    const next = freshEmail();
    expect((await ask(user, next)).body).toEqual({ message: 'A code is on its way to the new address.' });
    const code = await codeTo(next);
    expect(code).toMatch(/^\d{8}$/);
    const [notice] = await server.mailsTo(user.email, 2);
    expect(notice?.subject).toBe('Somebody asked to change the email address of your account');
    expect(notice?.text).toContain('/forgetPassword');
    expect(notice?.text).not.toContain(next);
    expect(notice?.text).not.toContain(code);
    expect(await emailOf(user)).toBe(user.email);

    const answer = await confirm(user, `${code.slice(0, 4)} ${code.slice(4)}`);
    expect(answer.body).toEqual({
      message: 'Your email address has been changed. Every other browser has been logged out.',
      email: next,
    });
    expect(await emailOf(user)).toBe(next);
    const others = { accessToken: String(other.body['accessToken']) } as TestUser;
    expect(await emailOf(others)).toBeUndefined();
    expect((await signIn(user.email, user.password)).status).toBe(401);
    expect((await signIn(next.toUpperCase(), user.password)).status).toBe(200);
    const [changed] = await server.mailsTo(user.email, 3);
    expect(changed?.subject).toBe('The email address of your account was changed');
    expect(changed?.text).toContain('support@notewright.example');
    expect((await confirm(user, code)).body['code']).toBe('otp_invalid');
  });

  it('answers the same for an address that has an account, which hears of it and is never given away', async () => {
    const [user, owner] = [await server.createUser(), await server.createUser()];
    const free = freshEmail();
    const forFree = await ask(user, free);
    const forTaken = await ask(user, owner.email);
    expect([forTaken.status, forTaken.body]).toEqual([forFree.status, forFree.body]);
    expect([...forTaken.headers.keys()]).toEqual([...forFree.headers.keys()]);
    const [notice] = await server.mailsTo(owner.email, 2);
    expect(notice?.subject).toBe('Somebody asked to use your email address');
    expect(notice?.code).toBeUndefined();
    expect(notice?.text).not.toMatch(/\d{8}/);
    expect(notice?.text).not.toContain(user.email);
    // Even its own code, which nobody ever sees, changes nothing.
    const { keys, store } = server.server.accounts;
    const row = await server.server.database.kysely
      .selectFrom('email_changes')
      .select(['id', 'code_mac'])
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    await server.server.database.kysely
      .updateTable('email_changes')
      .set({ code_mac: keys.macCode(row.id, 'email', '12345678') })
      .where('user_id', '=', user.id)
      .execute();
    expect((await confirm(user, '12345678')).body['code']).toBe('otp_invalid');
    expect((await store.users.findByEmail(owner.email))?.userId).toBe(owner.id);
    expect(await emailOf(user)).toBe(user.email);
  });

  it('is lost to whoever verified the address first', async () => {
    const user = await server.createUser();
    const next = freshEmail();
    await ask(user, next);
    const code = await codeTo(next);
    await server.call('POST', '/authentication_app/signup/', {
      body: { email: next, password: 'nine patient herons' },
    });
    const signUpCode = (await server.mailsTo(next, 2)).find((mail) => mail.code?.length === 4)?.code;
    const verified = await server.call('POST', '/authentication_app/verify_otp/', {
      body: { email: next, otp: signUpCode },
    });
    expect(verified.status).toBe(200);
    expect((await confirm(user, code)).body['code']).toBe('otp_invalid');
    expect(await emailOf(user)).toBe(user.email);
  });

  it('gives one address to one of two accounts that ask at once', async () => {
    const people = [await server.createUser(), await server.createUser()];
    const next = freshEmail();
    const codes: string[] = [];
    for (const [index, person] of people.entries()) {
      await ask(person, next);
      codes.push(await codeTo(next, index + 1));
      clock.advance(61 * second);
    }
    const answers = await Promise.all(people.map((person, index) => confirm(person, codes[index])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it.each([
    ['', 'Email is required'],
    ['not an address', 'Invalid email address'],
    [null, 'Email is required'],
    [['a@clinic.example'], 'Email is required'],
    [`${'x'.repeat(300)}@clinic.example`, 'Invalid email address'],
  ])('is refused for %j', async (newEmail, message) => {
    const user = await server.createUser();
    const answer = await ask(user, newEmail);
    expect(Object.keys(answer.body['errors'] as object)).toEqual(['new_email']);
    expect(answer.body['message']).toBe(message);
  });

  it('is refused for the address that the account has, in any spelling', async () => {
    const user = await server.createUser();
    expect((await ask(user, ` ${user.email.toUpperCase()} `)).body['errors']).toEqual({
      new_email: ['This is your email address already.'],
    });
  });

  it('takes another alphabet', async () => {
    const user = await server.createUser();
    const next = `пётр-${(made += 1)}@клиника.example`;
    await ask(user, next);
    expect((await confirm(user, await codeTo(next))).body['email']).toBe(next);
  });

  it('counts three wrong codes, ten minutes, one session, and one change at a time', async () => {
    const user = await server.createUser();
    const next = freshEmail();
    await ask(user, next);
    const code = await codeTo(next);
    const wrong = String((Number(code) + 1) % 1e8).padStart(8, '0');
    const elsewhere = await signIn(user.email, user.password);
    const other = { accessToken: String(elsewhere.body['accessToken']) };
    expect((await confirm(other, code)).body['code']).toBe('otp_invalid');
    for (let index = 0; index < 3; index += 1) expect((await confirm(user, wrong)).body['code']).toBe('otp_invalid');
    expect((await confirm(user, code)).body['code']).toBe('otp_invalid');

    clock.advance(2 * minute);
    await ask(user, next);
    const again = await codeTo(next, 2);
    clock.advance(2 * minute);
    await ask(user, freshEmail());
    expect((await confirm(user, again)).body['code']).toBe('otp_invalid');
    const last = `next-${made}@clinic.example`;
    const late = await codeTo(last);
    clock.advance(10 * minute + second);
    const renewed = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: user.refreshToken },
    });
    expect((await confirm({ accessToken: String(renewed.body['accessToken']) }, late)).body['code']).toBe(
      'otp_invalid',
    );
  });

  it('counts once when its right code comes fifty times at once', async () => {
    const user = await server.createUser();
    const next = freshEmail();
    await ask(user, next);
    const code = await codeTo(next);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(user, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes the reset away whose code lies in the old mailbox', async () => {
    const user = await server.createUser();
    const next = freshEmail();
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: user.email } });
    const reset = await codeTo(user.email, 2);
    await ask(user, next);
    expect((await confirm(user, await codeTo(next))).status).toBe(200);
    const verified = await server.call('POST', '/authentication_app/verify_forgot_password_otp/', {
      body: { email: user.email, otp: reset },
    });
    expect(verified.body['code']).toBe('otp_invalid');
  });

  it('is called off by a reset of the password: that is how the owner objects', async () => {
    const user = await server.createUser();
    const next = freshEmail();
    await ask(user, next);
    const code = await codeTo(next);
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: user.email } });
    const mails = await server.mailsTo(user.email, 3);
    const otp = mails.find((mail) => mail.code?.length === 4 && mail.subject.includes('reset'))?.code;
    const verified = await server.call('POST', '/authentication_app/verify_forgot_password_otp/', {
      body: { email: user.email, otp },
    });
    await server.call('POST', '/authentication_app/reset_password/', {
      body: { reset_token: verified.body['reset_token'], new_password: 'nine patient herons' },
    });
    expect((await confirm(user, code)).status).toBe(401);
    const pending = await server.server.database.kysely
      .selectFrom('email_changes')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(pending).toEqual([]);
  });

  it('keeps no address in the clear', async () => {
    const user = await server.createUser();
    const next = 'canary-of-an-address@clinic.example';
    await ask(user, next);
    const rows = await server.server.database.kysely.selectFrom('email_changes').selectAll().execute();
    for (const value of rows.flatMap((row): readonly unknown[] => Object.values(row))) {
      const bytes = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
      expect(bytes).not.toContain('canary');
    }
    expect(server.logLines.join('')).not.toContain('canary-of-an-address');
  });
});

it('writes no more than five mails an hour for one account', async () => {
  const strict = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
  const user = await strict.createUser();
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const { status } = await strict.call('POST', '/authentication_app/change_email/', {
      token: user.accessToken,
      body: { new_email: `stranger-${index}@elsewhere.example` },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.stop();
});
