import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, minute, second } from '../../../testing/moving-clock.ts';
import type { MovingClock } from '../../../testing/moving-clock.ts';
import { makeSoftPasskey } from '../../../testing/soft-passkey.ts';
import type { Saying, SoftPasskey } from '../../../testing/soft-passkey.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer, TestUser } from '../../../testing/start-test-server.ts';
import { challengeOf, codeOf, createFactorCalls } from './testing/factor-calls.ts';
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

interface PasskeyUser extends TestUser {
  readonly passkey: SoftPasskey;
  readonly passkeyId: string;
}

async function createPasskeyUser(): Promise<PasskeyUser> {
  const user = await server.createUser();
  const { passkey, answer } = await calls.addPasskey(user.accessToken, { saying: { counter: 1 } });
  const [kept] = answer.body['passkeys'] as readonly JsonBody[];
  return { ...user, passkey, passkeyId: String(kept?.['id']) };
}

async function answerStep(user: PasskeyUser, saying: Partial<Saying> = {}): Promise<CallAnswer> {
  const token = await calls.askStep(user);
  const opened = await calls.post('second_factor_options/', { second_factor_token: token });
  const response = user.passkey.use({ challenge: challengeOf(opened), origin: calls.origin(), ...saying });
  return calls.secondStep(token, { passkey: { challenge_id: opened.body['challenge_id'], response } });
}

describe('adding a passkey', () => {
  it('keeps it, gives ten recovery codes with the first, and shows it in the settings', async () => {
    const user = await server.createUser();
    const { answer } = await calls.addPasskey(user.accessToken, { name: '  Ward \u202ekey  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      message: 'Your passkey was added.',
      app_since: null,
      recovery_codes_left: 10,
      passkeys: [{ name: 'Ward key', last_used_at: null, is_synced: false }],
      passkey_origin: calls.origin(),
    });
    const codes = answer.body['recovery_codes'] as readonly string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const second = await calls.addPasskey(user.accessToken);
    expect(second.answer.body['recovery_codes']).toBeNull();
    expect(JSON.stringify(second.answer.body)).not.toContain('public_key');
    const read = await calls.inSettings('GET', '', user.accessToken);
    expect(read.body['passkeys']).toHaveLength(2);
  });

  it('asks a device that holds one already to say so', async () => {
    const user = await createPasskeyUser();
    const opened = await calls.inSettings('POST', 'passkey_setup/', user.accessToken, {});
    expect(opened.body['options']).toMatchObject({
      rp: { name: 'Notewright', id: 'localhost' },
      attestation: 'none',
      excludeCredentials: [{ id: user.passkey.credentialId, transports: ['internal', 'hybrid'] }],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  });

  it.each<[string, Partial<Saying>]>([
    ['another page', { origin: 'https://evil.example' }],
    ['the same name without TLS elsewhere', { origin: 'http://localhost:1' }],
    ['another name', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a frame', { crossOrigin: true }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['nobody being there', { isUserPresent: false }],
  ])('refuses what comes from %s', async (_what, saying) => {
    const user = await server.createUser();
    const { answer } = await calls.addPasskey(user.accessToken, { saying });
    expect(answer.status).toBe(400);
    expect(answer.body['code']).toBe('passkey_refused');
    expect((await calls.inSettings('GET', '', user.accessToken)).body['passkeys']).toEqual([]);
  });

  it('refuses a challenge that was used, is too old, is another person’s, or was for something else', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const passkey = makeSoftPasskey();
    const opened = await calls.inSettings('POST', 'passkey_setup/', user.accessToken, {});
    const response = passkey.register({ challenge: challengeOf(opened), origin: calls.origin() });
    const body = { challenge_id: opened.body['challenge_id'], name: 'Key', response };
    expect((await calls.inSettings('POST', 'passkeys/', other.accessToken, body)).body['code']).toBe('passkey_refused');
    expect((await calls.inSettings('POST', 'passkeys/', user.accessToken, body)).status).toBe(201);
    expect((await calls.inSettings('POST', 'passkeys/', user.accessToken, body)).body['code']).toBe('passkey_refused');

    const forSignIn = await calls.post('passkey_options/', {});
    const wrong = makeSoftPasskey().register({ challenge: challengeOf(forSignIn), origin: calls.origin() });
    const elsewhere = { challenge_id: forSignIn.body['challenge_id'], name: 'Key', response: wrong };
    const answer = await calls.inSettings('POST', 'passkeys/', user.accessToken, elsewhere);
    expect(answer.body['code']).toBe('passkey_refused');
  });

  it('takes a challenge for five minutes', async () => {
    const user = await server.createUser();
    const opened = await calls.inSettings('POST', 'passkey_setup/', user.accessToken, {});
    const response = makeSoftPasskey().register({ challenge: challengeOf(opened), origin: calls.origin() });
    clock.advance(5 * minute + second);
    const signedIn = await calls.signIn(user.email, user.password);
    const body = { challenge_id: opened.body['challenge_id'], name: 'Key', response };
    const answer = await calls.inSettings('POST', 'passkeys/', String(signedIn.body['accessToken']), body);
    expect(answer.body['code']).toBe('passkey_refused');
  });

  it('keeps a credential once, whoever brings it', async () => {
    const user = await createPasskeyUser();
    const other = await server.createUser();
    const { answer } = await calls.addPasskey(other.accessToken, { passkey: user.passkey });
    expect(answer.body['code']).toBe('passkey_refused');
  });

  it('reads nothing of what the maker says, and fetches nothing that it names', async () => {
    let asked = 0;
    const elsewhere = createServer((_request, response) => {
      asked += 1;
      response.end();
    }).listen(0);
    const { port } = elsewhere.address() as AddressInfo;
    const user = await server.createUser();
    const attStmt = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(64)],
      ['x5c', [new TextEncoder().encode(`http://127.0.0.1:${port}/list.crl`)]],
    ]);
    const { answer } = await calls.addPasskey(user.accessToken, {
      saying: { attestation: { fmt: 'packed', attStmt } },
    });
    expect(answer.status).toBe(201);
    expect(asked).toBe(0);
    elsewhere.close();
  });

  it('stops at twenty', async () => {
    const user = await server.createUser();
    for (let count = 0; count < 20; count += 1)
      expect((await calls.addPasskey(user.accessToken)).answer.status).toBe(201);
    const opened = await calls.inSettings('POST', 'passkey_setup/', user.accessToken, {});
    expect(opened.body['code']).toBe('too_many_passkeys');
  });

  it.each<[string, Buffer]>([
    ['ends early', Buffer.from('a363666d74', 'hex')],
    ['says that it has more bytes than there are', Buffer.from('5bffffffffffffffff00', 'hex')],
    ['never says where it ends', Buffer.from('bf63666d74646e6f6e65', 'hex')],
    ['is nested ten thousand deep', Buffer.alloc(10_000, 0x81)],
    ['names a key twice', Buffer.from('a263666d74646e6f6e6563666d74646e6f6e65', 'hex')],
    ['is larger than any passkey', Buffer.alloc(31_000, 0x40)],
  ])('refuses a passkey whose description %s', async (_what, attestation) => {
    const user = await server.createUser();
    const opened = await calls.inSettings('POST', 'passkey_setup/', user.accessToken, {});
    const made = makeSoftPasskey().register({ challenge: challengeOf(opened), origin: calls.origin() });
    const response = made['response'] as Record<string, unknown>;
    const answer = await calls.inSettings('POST', 'passkeys/', user.accessToken, {
      challenge_id: opened.body['challenge_id'],
      name: 'Key',
      response: { ...made, response: { ...response, attestationObject: attestation.toString('base64url') } },
    });
    expect(answer.status).toBe(400);
    expect(['validation_failed', 'passkey_refused']).toContain(answer.body['code']);
    expect((await calls.inSettings('GET', '', user.accessToken)).body['passkeys']).toEqual([]);
  });

  it('answers garbage with a problem of the catalogue', async () => {
    const user = await server.createUser();
    const good = makeSoftPasskey().register({ challenge: 'x', origin: 'y' });
    const response = good['response'] as Record<string, unknown>;
    const bodies = [
      {},
      { challenge_id: 'x', name: 'Key', response: good },
      { challenge_id: user.id, name: '', response: good },
      { challenge_id: user.id, name: 'k'.repeat(61), response: good },
      {
        challenge_id: user.id,
        name: 'Key',
        response: { ...good, response: { ...response, attestationObject: 'AAAA' } },
      },
      { challenge_id: user.id, name: 'Key', response: { ...good, response: { ...response, clientDataJSON: 'e30' } } },
      { challenge_id: user.id, name: 'Key', response: { ...good, type: 'password' } },
      { challenge_id: user.id, name: 'Key', response: { ...good, more: 1 } },
    ];
    for (const body of bodies) {
      const answer = await calls.inSettings('POST', 'passkeys/', user.accessToken, body);
      expect(answer.status).toBe(400);
      expect(['validation_failed', 'passkey_refused']).toContain(answer.body['code']);
    }
  });
});

describe('a passkey as the second step', () => {
  it('signs in after the password, also one whose device does not look at who holds it', async () => {
    const user = await createPasskeyUser();
    const asked = await calls.signIn(user.email, user.password);
    expect(asked.body['methods']).toEqual(['passkey', 'recovery_code']);
    const options = await calls.post('second_factor_options/', {
      second_factor_token: asked.body['second_factor_token'],
    });
    expect(options.body['options']).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [{ id: user.passkey.credentialId }],
    });
    expect((await answerStep(user, { counter: 2, isUserVerified: false })).status).toBe(200);
    const read = await calls.inSettings('GET', '', user.accessToken);
    expect(read.status).toBe(200);
    expect((read.body['passkeys'] as readonly JsonBody[])[0]?.['last_used_at']).not.toBeNull();
  });

  it('refuses a counter that stands still or goes back, at once as well, and writes it down', async () => {
    const user = await createPasskeyUser();
    expect((await answerStep(user, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0])
      expect((await answerStep(user, { counter })).body['code'], `${counter}`).toBe('second_factor_invalid');
    const many = await Promise.all(Array.from({ length: 10 }, () => answerStep(user, { counter: 6 })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    const { kysely } = server.server.database;
    const rows = await kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('action', '=', 'session.passkey_counter')
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['denied']));
  });

  it('refuses another person’s passkey, another challenge, and a used one', async () => {
    const [user, other] = [await createPasskeyUser(), await createPasskeyUser()];
    expect((await answerStep({ ...user, passkey: other.passkey }, { counter: 9 })).body['code']).toBe(
      'second_factor_invalid',
    );
    const token = await calls.askStep(user);
    const others = await calls.post('second_factor_options/', { second_factor_token: await calls.askStep(other) });
    const foreign = user.passkey.use({ challenge: challengeOf(others), origin: calls.origin(), counter: 9 });
    const given = { passkey: { challenge_id: others.body['challenge_id'], response: foreign } };
    expect((await calls.secondStep(token, given)).body['code']).toBe('second_factor_invalid');
    const signIn = await calls.post('passkey_options/', {});
    const forSignIn = user.passkey.use({ challenge: challengeOf(signIn), origin: calls.origin(), counter: 10 });
    const elsewhere = { passkey: { challenge_id: signIn.body['challenge_id'], response: forSignIn } };
    expect((await calls.secondStep(token, elsewhere)).body['code']).toBe('second_factor_invalid');
    const mine = await calls.post('second_factor_options/', { second_factor_token: token });
    const right = user.passkey.use({ challenge: challengeOf(mine), origin: calls.origin(), counter: 11 });
    const answered = { passkey: { challenge_id: mine.body['challenge_id'], response: right } };
    expect((await calls.secondStep(token, answered)).status).toBe(200);
    const again = await calls.askStep(user);
    expect((await calls.secondStep(again, answered)).body['code']).toBe('second_factor_invalid');
  });
});

describe('a passkey as sign-in', () => {
  it('opens a session by itself, and counts for both factors', async () => {
    const user = await createPasskeyUser();
    const options = await calls.post('passkey_options/', {});
    expect(options.body['options']).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(JSON.stringify(options.body)).not.toContain(user.passkey.credentialId);
    const answer = await calls.signInWithPasskey(user.passkey, user, { counter: 2 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ message: 'Logged in successfully', user: { id: user.id } });
    const token = String(answer.body['accessToken']);
    expect((await calls.inSettings('POST', 'recovery_codes/', token, {})).status).toBe(200);
  });

  it.each<[string, Partial<Saying>]>([
    ['a device that did not look at who holds it', { isUserVerified: false }],
    ['another page', { origin: 'https://evil.example' }],
    ['a page under the number of this machine', { origin: 'http://127.0.0.1:80' }],
    ['another name', { rpId: '127.0.0.1' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a frame', { crossOrigin: true }],
    ['somebody else by its handle', { userHandle: Buffer.from('someone').toString('base64url') }],
    ['nobody by its handle', { userHandle: null }],
    ['the making of a passkey', { type: 'webauthn.create' }],
  ])('refuses what comes from %s', async (_what, saying) => {
    const user = await createPasskeyUser();
    const answer = await calls.signInWithPasskey(user.passkey, user, { counter: 2, ...saying });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 'passkey_invalid',
      message: 'This passkey could not be used here. Please log in with your password.',
      errors: {},
    });
  });

  it.each<[string, Record<string, string>]>([
    ['authenticator data that end early', { authenticatorData: 'AAAA' }],
    ['no authenticator data', { authenticatorData: '' }],
    ['a signature that is none', { signature: 'AAAA' }],
    ['client data that are no JSON', { clientDataJSON: Buffer.from('[').toString('base64url') }],
    ['client data that are a number', { clientDataJSON: Buffer.from('7').toString('base64url') }],
    ['more authenticator data than any device sends', { authenticatorData: 'A'.repeat(21_000) }],
  ])('refuses %s', async (_what, change) => {
    const user = await createPasskeyUser();
    const opened = await calls.post('passkey_options/', {});
    const userHandle = Buffer.from(user.id).toString('base64url');
    const said = { challenge: challengeOf(opened), origin: calls.origin(), userHandle, counter: 2 };
    const used = user.passkey.use(said);
    const response = { ...used, response: { ...(used['response'] as object), ...change } };
    const body = { challenge_id: opened.body['challenge_id'], response };
    const answer = await calls.post('passkey_sign_in/', body);
    expect(answer.status).toBe(400);
    expect(['validation_failed', 'passkey_invalid']).toContain(answer.body['code']);
  });

  it('refuses one that is not known, was removed, or signed with another key, in the same words', async () => {
    const user = await createPasskeyUser();
    const stranger = makeSoftPasskey();
    const unknown = await calls.signInWithPasskey(stranger, user, { counter: 2 });
    const forged = {
      ...stranger,
      use: (saying: Saying) => ({
        ...stranger.use(saying),
        id: user.passkey.credentialId,
        rawId: user.passkey.credentialId,
      }),
    };
    const wrongKey = await calls.signInWithPasskey(forged, user, { counter: 2 });
    await calls.inSettings('DELETE', `passkeys/${user.passkeyId}/`, user.accessToken);
    const removed = await calls.signInWithPasskey(user.passkey, user, { counter: 3 });
    for (const answer of [unknown, wrongKey, removed]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(unknown.body);
    }
  });

  it('has one success of fifty uses of one answer', async () => {
    const user = await createPasskeyUser();
    const opened = await calls.post('passkey_options/', {});
    const userHandle = Buffer.from(user.id).toString('base64url');
    const response = user.passkey.use({
      challenge: challengeOf(opened),
      origin: calls.origin(),
      userHandle,
      counter: 2,
    });
    const body = { challenge_id: opened.body['challenge_id'], response };
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.post('passkey_sign_in/', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('works with passkeys that keep no counter', async () => {
    const user = await server.createUser();
    const { passkey } = await calls.addPasskey(user.accessToken);
    expect((await calls.signInWithPasskey(passkey, user)).status).toBe(200);
    expect((await calls.signInWithPasskey(passkey, user)).status).toBe(200);
  });
});

describe('a reset of the password', () => {
  it('names in its mail which passkeys stay; they still sign in, and can be removed after it', async () => {
    const user = await server.createUser();
    const { passkey, answer } = await calls.addPasskey(user.accessToken, { name: 'Key from evil.example' });
    const added = new Date(clock.now()).toISOString().slice(0, 10);
    await calls.post('forgot_password/', { email: user.email });
    const otp = (await server.mailsTo(user.email, 3)).find(({ code }) => code !== undefined)?.code;
    const traded = await calls.post('verify_forgot_password_otp/', { email: user.email, otp });
    const reset = { reset_token: traded.body['reset_token'], new_password: 'nine patient herons' };
    expect((await calls.post('reset_password/', reset)).status).toBe(200);
    const notice = (await server.mailsTo(user.email, 4)).find(({ subject }) => subject.includes('was changed'));
    expect(notice?.text).toContain(`The passkey “Key from evil. example”, added on ${added}`);
    expect(notice?.text).toContain('Please remove in Settings what you did not add yourself');
    expect(notice?.text).toContain(`${server.origin}/settings`);
    expect(notice?.text).not.toContain('authenticator app');

    const signedIn = await calls.signInWithPasskey(passkey, user);
    expect(signedIn.status).toBe(200);
    const [kept] = answer.body['passkeys'] as readonly JsonBody[];
    const token = String(signedIn.body['accessToken']);
    expect((await calls.inSettings('DELETE', `passkeys/${String(kept?.['id'])}/`, token)).status).toBe(200);
    expect((await calls.signIn(user.email, 'nine patient herons')).status).toBe(200);
  });
});

describe('where passkeys cannot be used', () => {
  it('says so in one sentence, and the app works all the same', async () => {
    await server.stop();
    server = await startTestServer({ clock, settings: { PUBLIC_URL: 'https://10.1.2.3' } });
    calls = createFactorCalls(server, clock);
    const user = await calls.createAppUser();
    for (const answer of [
      await calls.post('passkey_options/', {}),
      await calls.inSettings('POST', 'passkey_setup/', user.accessToken, {}),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body['code']).toBe('passkeys_unavailable');
    }
    expect((await calls.inSettings('GET', '', user.accessToken)).body['passkey_origin']).toBeNull();
    expect((await calls.secondStep(await calls.askStep(user), { totp: codeOf(user.secret, clock) })).status).toBe(200);
  });
});
