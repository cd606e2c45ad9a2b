import { createHash } from 'node:crypto';
import { problemSchema } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';

const password = 'a made-up password';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function signUp(body: unknown): Promise<CallAnswer> {
  return server.call('POST', '/authentication_app/signup/', { body });
}

describe('sign-up', () => {
  it('answers 201 with an unverified session and mails a four-digit code', async () => {
    const answer = await signUp({ email: 'ada@clinic.example', password });
    expect(answer.status).toBe(201);
    expect(answer.body['message']).toBe('User created successfully');
    expect(answer.body['user']).toEqual({ id: expect.any(String), email: 'ada@clinic.example' });
    expect(answer.body['accessToken']).toEqual(expect.any(String));
    expect(answer.body['refreshToken']).toEqual(expect.any(String));
    const [mail] = await server.mailsTo('ada@clinic.example');
    expect(mail?.code).toMatch(/^\d{4}$/);
    expect(mail?.text).toContain(mail?.code);
    expect(mail?.html).toContain(mail?.code);
  });

  it('lets the unverified session do nothing but verify and resend', async () => {
    const opened = await signUp({ email: 'bea@clinic.example', password });
    const token = String(opened.body['accessToken']);
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token });
    expect(profile.status).toBe(403);
    expect(profile.body).toEqual({
      code: 'email_unverified',
      message: 'Please verify your email to continue.',
      errors: {},
    });
  });

  it.each([
    [{}, { email: ['Email is required'], password: ['Password is required'] }],
    [
      { email: '', password: '' },
      {
        email: ['Email is required', 'Invalid email address'],
        password: ['Password is required', 'Password must be at least 8 characters'],
      },
    ],
    [{ email: 'nobody', password }, { email: ['Invalid email address'] }],
    [{ email: 'cy@clinic.example', password: 'short' }, { password: ['Password must be at least 8 characters'] }],
    [{ email: 'cy@clinic.example\r\nBcc: x@y.example', password }, { email: ['Invalid email address'] }],
  ])('refuses %j with the messages of the specification', async (body, errors) => {
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'validation_failed', message: Object.values(errors)[0]?.[0], errors });
    expect(() => problemSchema.parse(answer.body)).not.toThrow();
  });

  it.each(['role', 'user_id', 'company_id', 'verified', 'plan', 'constructor'])(
    'refuses the unknown field %s',
    async (field) => {
      const answer = await signUp({ email: 'dora@clinic.example', password, [field]: 'x' });
      expect(answer.status).toBe(400);
      expect(await (await fetch(`${server.origin}/dev/mailbox.json?to=dora@clinic.example`)).json()).toEqual([]);
    },
  );

  it.each(['password1', 'Qwerty123', '12345678', 'Notewright1!', 'greta.lake7', 'aaaaaaaa'])(
    'refuses the password %s on its field, mails nothing, and lets those in who have it already',
    async (chosen) => {
      const email = 'greta.lake@clinic.example';
      const sentence = 'This password is too common. Please choose another.';
      const answer = await signUp({ email, password: chosen });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'validation_failed', message: sentence, errors: { password: [sentence] } });
      expect(await (await fetch(`${server.origin}/dev/mailbox.json?to=${email}`)).json()).toEqual([]);
      const signIn = await server.call('POST', '/authentication_app/signin/', { body: { email, password: chosen } });
      expect(signIn.body['code']).toBe('invalid_credentials');
    },
  );

  it('knows and mails an address in one spelling, whatever letters look the same', async () => {
    const kelvin = 'ana\u212a@clinic.example';
    const answer = await signUp({ email: kelvin, password });
    expect(answer.status).toBe(201);
    expect((await server.mailsTo('anak@clinic.example'))[0]?.to).toBe('anaK@clinic.example');
    for (const email of ['ana\u200b@clinic.example', 'ana\u202e@clinic.example', 'ana\u037e@clinic.example'])
      expect((await signUp({ email, password })).status).toBe(400);
  });

  it('keeps a code as nothing that ten thousand guesses would find', async () => {
    const email = 'ivy@clinic.example';
    await signUp({ email, password });
    const code = (await server.mailsTo(email))[0]?.code ?? '';
    const rows = JSON.stringify(
      await server.server.database.kysely.selectFrom('sign_ups').select('code_mac').execute(),
    );
    expect(rows).toContain('code_mac');
    expect(rows).not.toContain(`"${code}"`);
    for (const kind of ['md5', 'sha1', 'sha256', 'sha512'])
      for (const form of ['hex', 'base64', 'base64url'] as const)
        for (const text of [code, `sign-up\n${code}`, `${email}${code}`])
          expect(rows).not.toContain(createHash(kind).update(text).digest(form));
  });

  it('refuses a body that reaches for the prototype', async () => {
    const body = `{"email":"eve@clinic.example","password":"${password}","__proto__":{"verified":true}}`;
    const answer = await fetch(`${server.origin}/authentication_app/signup/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).code).toBe('bad_request');
  });

  it('takes any password of eight characters or more, however long, and counts each character', async () => {
    const long = `${'\u{1f63a} long '.repeat(20)}end`;
    const email = 'fay@clinic.example';
    const opened = await signUp({ email, password: long });
    const [mail] = await server.mailsTo(email);
    await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(opened.body['accessToken']),
      body: { email, otp: mail?.code },
    });
    const almost = await server.call('POST', '/authentication_app/signin/', {
      body: { email, password: `${long.slice(0, -1)}x` },
    });
    expect(almost.status).toBe(401);
    const exact = await server.call('POST', '/authentication_app/signin/', { body: { email, password: long } });
    expect(exact.status).toBe(200);
  });
});

describe('sign-up for an address that has an account', () => {
  it('answers like any other, can never verify, and tells the owner', async () => {
    const owner = await server.createUser();
    const known = await signUp({ email: owner.email, password: 'another password' });
    const unknown = await signUp({ email: 'gil@clinic.example', password: 'another password' });
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);

    const mails = await server.mailsTo(owner.email, 2);
    expect(mails[0]?.subject).toBe('You already have a Notewright account');
    expect(mails[0]?.text).toContain('/login');
    expect(mails[0]?.code).toBeUndefined();

    const token = String(known.body['accessToken']);
    for (const otp of ['0000', mails[1]?.code]) {
      const answer = await server.call('POST', '/authentication_app/verify_otp/', {
        token,
        body: { email: owner.email, otp },
      });
      expect(answer.body['code']).toBe('otp_invalid');
    }
    const signIn = await server.call('POST', '/authentication_app/signin/', {
      body: { email: owner.email, password: owner.password },
    });
    expect(signIn.status).toBe(200);
  });

  it('answers sign-in with the new attempt’s password alike, known address or not', async () => {
    const owner = await server.createUser();
    const answers: CallAnswer[] = [];
    for (const email of [owner.email, 'hal@clinic.example']) {
      await signUp({ email, password: 'the attacker chose this' });
      answers.push(
        await server.call('POST', '/authentication_app/signin/', {
          body: { email, password: 'the attacker chose this' },
        }),
      );
    }
    const [known, unknown] = answers.map(({ status, body }) => ({
      status,
      code: body['code'],
      message: body['message'],
      fields: Object.keys(body),
    }));
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(403);
  });
});
