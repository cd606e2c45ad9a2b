import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMovingClock, minute } from '../../testing/moving-clock.ts';
import { startTestOidcProvider } from '../../testing/test-oidc-provider.ts';
import type { Misdeeds, ProviderPerson, TestOidcProvider } from '../../testing/test-oidc-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';
import { createFactorCalls } from './second-factor/testing/factor-calls.ts';

/** Sign-in by OpenID Connect against a real provider (oidc-provider) that runs on this machine. */

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const publicUrl = 'https://notes.clinic.example';
const clock = createMovingClock();
let server: TestServer;
let provider: TestOidcProvider;
beforeAll(async () => {
  provider = await startTestOidcProvider({ emailDomains: 'clinic.example, Münster-Klinik.example' });
  provider.register(`${publicUrl}/oidcCallback`);
  server = await startTestServer({ clock, settings: { PUBLIC_URL: publicUrl, ...provider.settings } });
});
afterEach(() => {
  provider.misdeeds = {};
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

let people = 0;
/** Somebody new at the provider. */
function newPerson(fields: Partial<ProviderPerson> = {}): ProviderPerson & { readonly email: string } {
  people += 1;
  const email = `staff-${people}@clinic.example`;
  return { sub: `person-${people}`, email, email_verified: true, ...fields };
}

type Body = Record<string, unknown>;
const post = (path: string, body: Body, to: TestServer = server): Promise<CallAnswer> =>
  to.call('POST', `/authentication_app/${path}/`, { body });
const start = (body: Body = {}, to: TestServer = server): Promise<CallAnswer> => post('oidc/start', body, to);

/** What the page would send after the provider has sent the browser back. */
async function comeBack(person: ProviderPerson | null, body: Body = {}, to: TestServer = server): Promise<Body> {
  const started = await start(body, to);
  expect(started.status).toBe(200);
  provider.person = person;
  const place = await provider.visit(String(started.body['authorization_url']));
  expect(place.origin + place.pathname).toBe(`${publicUrl}/oidcCallback`);
  const { error_description: _unused, ...returned } = Object.fromEntries(place.searchParams);
  return { oidc_attempt: started.body['oidc_attempt'], ...returned };
}

async function signIn(person: ProviderPerson | null, body: Body = {}, to: TestServer = server): Promise<CallAnswer> {
  return post('oidc/finish', await comeBack(person, body, to), to);
}

const userId = (answer: CallAnswer): string => (answer.body['user'] as { id: string }).id;
const sentence = (answer: CallAnswer): unknown => [answer.status, answer.body['code'], answer.body['message']];

async function countAccounts(): Promise<number> {
  return (await server.server.database.kysely.selectFrom('user_accounts').select('user_id').execute()).length;
}
const disable = (id: string): Promise<void> => setAccount(server, id, { disabledAt: 1 });

describe('the ways of signing in', () => {
  it('name the provider where there is one', async () => {
    const { status, body } = await server.call('GET', '/authentication_app/sign_in_ways/');
    expect([status, body['oidc'], body['password']]).toEqual([200, { name: 'Clinic Login' }, true]);
    const without = await startTestServer();
    expect((await without.call('GET', '/authentication_app/sign_in_ways/')).body['oidc']).toBeNull();
    expect((await start({}, without)).status).toBe(404);
    expect((await post('oidc/finish', { oidc_attempt: 'x', state: 'x', code: 'x' }, without)).status).toBe(404);
    await without.stop();
  });
});

describe('the way to the provider', () => {
  it('carries state, nonce and the hash of a verifier, and no secret', async () => {
    const { body } = await start({ remember_me: true });
    const address = new URL(String(body['authorization_url']));
    expect(address.origin).toBe(provider.issuer);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'notewright',
      scope: 'openid email',
      redirect_uri: `${publicUrl}/oidcCallback`,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length, name).toBeGreaterThan(40);
    expect(address.href).not.toContain(String(body['oidc_attempt']));
    expect(address.href).not.toContain(provider.clientSecret);
    const again = await start();
    expect(new URL(String(again.body['authorization_url'])).searchParams.get('state')).not.toBe(query['state']);
  });

  it('comes back to pages of this product only', async () => {
    for (const from of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '\\/evil.example',
      'x',
      '/a b',
      '/\t/evil',
      `/${'x'.repeat(1001)}`,
      7,
    ])
      expect((await start({ from })).status, String(from).slice(0, 30)).toBe(400);
    expect((await start({ from: '/settings', is_operator: true })).status).toBe(400);
    const answer = await signIn(newPerson(), {
      from: '/chat/01890000-0000-7000-8000-000000000000?x=1',
      remember_me: true,
    });
    expect(answer.body).toMatchObject({ from: '/chat/01890000-0000-7000-8000-000000000000?x=1', remember_me: true });
  });
});

describe('somebody new', () => {
  it('gets a verified account without a password, and is the same person the next time', async () => {
    const person = newPerson();
    const first = await signIn(person);
    expect(first.body).toMatchObject({
      message: 'Logged in successfully',
      email: person.email,
      from: null,
      remember_me: false,
    });
    expect(first.body['token']).toBe(first.body['accessToken']);
    const token = String(first.body['accessToken']);
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token });
    expect(profile.body).toMatchObject({ email: person.email, role: 'individual' });
    const again = await signIn(person);
    expect(userId(again)).toBe(userId(first));
    expect((await server.mailsTo(person.email, 0)).length).toBe(0);
  });

  it('is refused with any password, like a wrong one, until a reset gives the account one; the link stays', async () => {
    const person = newPerson();
    const first = await signIn(person);
    const other = await server.createUser();
    for (const password of ['', ' ', 'null', 'undefined', 'password'].map((one) => one.padEnd(8, '.'))) {
      const refused = await post('signin', { email: person.email, password });
      const wrong = await post('signin', { email: other.email, password });
      expect(sentence(refused)).toEqual(sentence(wrong));
      expect(sentence(refused)).toEqual([401, 'invalid_credentials', 'Email or password is incorrect.']);
    }
    await post('forgot_password', { email: person.email });
    const [mail] = await server.mailsTo(person.email);
    const traded = await post('verify_forgot_password_otp', { email: person.email, otp: mail?.code });
    const newPassword = 'nine patient herons';
    await post('reset_password', { reset_token: traded.body['reset_token'], new_password: newPassword });
    const byPassword = await post('signin', { email: person.email, password: newPassword });
    expect([byPassword.status, userId(byPassword)]).toEqual([200, userId(first)]);
    expect(userId(await signIn(person))).toBe(userId(first));
  });

  it('ends what strangers began with the address', async () => {
    const person = newPerson();
    const begun = await post('signup', { email: person.email, password: 'seven quiet otters' });
    const [mail] = await server.mailsTo(person.email);
    await signIn(person);
    const late = await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(begun.body['accessToken']),
      body: { email: person.email, otp: mail?.code },
    });
    expect(late.status).toBe(400);
    expect((await post('signin', { email: person.email, password: 'seven quiet otters' })).status).toBe(401);
  });

  it('becomes one account, however many tabs they come back in at once', async () => {
    const person = newPerson();
    const before = await countAccounts();
    const answers = [];
    for (let tab = 0; tab < 6; tab += 1) answers.push(await comeBack(person));
    const signedIn = await Promise.all(answers.map((answer) => post('oidc/finish', answer)));
    expect(signedIn.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(signedIn.map(userId)).size).toBe(1);
    expect(await countAccounts()).toBe(before + 1);
  });

  it('is known by an address in other letters', async () => {
    const person = newPerson({ email: 'Ä.Öztürk@MÜNSTER-Klinik.example' });
    expect((await signIn(person)).status).toBe(200);
    const same = await signIn({ ...person, email: 'ä.öztürk@münster-klinik.example' });
    expect(same.status).toBe(200);
  });
});

describe('somebody who has an account', () => {
  it('is linked at the first time, told by mail, and keeps the password', async () => {
    const user = await server.createUser();
    const person = newPerson({ email: user.email.toUpperCase() });
    const answer = await signIn(person);
    expect([answer.status, userId(answer)]).toEqual([200, user.id]);
    const [mail] = await server.mailsTo(user.email, 2);
    expect(mail?.subject).toBe('Another way to log in to your Notewright account');
    expect(mail?.text).toContain('Clinic Login');
    await signIn(person);
    expect((await server.mailsTo(user.email, 2)).length).toBe(2);
    expect((await post('signin', { email: user.email, password: user.password })).status).toBe(200);
  });

  it('is nobody else when the link is changed in the database, and nobody at all then', async () => {
    const [person, victim] = [newPerson(), await server.createUser()];
    const own = userId(await signIn(person));
    await server.server.database.kysely
      .updateTable('identities')
      .set({ user_id: victim.id })
      .where('user_id', '=', own)
      .execute();
    expect(sentence(await signIn(person))).toEqual([
      403,
      'oidc_refused',
      'Your account here is switched off, so Clinic Login cannot open it. Please ask your administrator.',
    ]);
  });

  it('stays who they are when the provider tells another address, even one of another account', async () => {
    const person = newPerson();
    const own = userId(await signIn(person));
    const victim = await server.createUser();
    for (const email of [victim.email, 'new-name@clinic.example', 'moved@elsewhere.example', undefined]) {
      const moved = { sub: person.sub, email_verified: true, ...(email === undefined ? {} : { email }) };
      expect(userId(await signIn(moved)), email).toBe(own);
    }
    const profile = await server.call('GET', '/authentication_app/user_profile/', {
      token: String((await signIn(person)).body['accessToken']),
    });
    expect(profile.body['email']).toBe(person.email);
  });

  it('is not opened to whoever has been given the address since', async () => {
    const person = newPerson();
    await signIn(person);
    const heir = await signIn({ ...person, sub: 'another-person' });
    expect(sentence(heir)).toEqual([
      403,
      'oidc_refused',
      'The account with your e-mail address belongs to another person at Clinic Login. Please ask your administrator.',
    ]);
  });

  it('is refused while the account is switched off', async () => {
    const linked = newPerson();
    await disable(userId(await signIn(linked)));
    const unlinked = await server.createUser();
    await disable(unlinked.id);
    for (const person of [linked, newPerson({ email: unlinked.email })]) {
      const answer = await signIn(person);
      expect(sentence(answer)).toEqual([
        403,
        'oidc_refused',
        'Your account here is switched off, so Clinic Login cannot open it. Please ask your administrator.',
      ]);
    }
  });
});

describe('an address that the provider does not speak for', () => {
  const strangers: readonly (readonly [string, Partial<ProviderPerson>, string])[] = [
    ['of another domain', { email: 'x@elsewhere.example' }, 'cannot sign in people'],
    ['of a domain below', { email: 'x@sub.clinic.example' }, 'cannot sign in people'],
    ['of a domain that ends alike', { email: 'x@notclinic.example' }, 'cannot sign in people'],
    ['of a domain that looks alike', { email: 'x@clіnic.example' }, 'cannot sign in people'],
    ['with two signs', { email: 'x@clinic.example@elsewhere.example' }, 'did not tell'],
    ['with a line', { email: 'x@clinic.example\nBcc: y@elsewhere.example' }, 'did not tell'],
    ['that nobody verified', { email_verified: false }, 'did not tell'],
    ['verified in words only', { email_verified: 'true' as unknown as boolean }, 'did not tell'],
  ];
  it.each(strangers)('%s opens and makes nothing', async (_name, fields, words) => {
    const before = await countAccounts();
    const answer = await signIn(newPerson(fields));
    expect(sentence(answer)).toEqual([403, 'oidc_refused', expect.stringContaining(words)]);
    expect(await countAccounts()).toBe(before);
  });

  it('takes over no account of a stranger', async () => {
    const user = await server.createUser('stranger@elsewhere.example');
    expect((await signIn(newPerson({ email: user.email }))).status).toBe(403);
    expect((await signIn({ sub: 'no-address' })).status).toBe(403);
    const unverified = await server.createUser('colleague@clinic.example');
    expect((await signIn(newPerson({ email: unverified.email, email_verified: false }))).status).toBe(403);
  });
});

describe('the second factor of an account', () => {
  it('is asked for, unless the provider asked for one and is trusted with that', async () => {
    const person = newPerson({ amr: ['pwd', 'mfa'] });
    const first = await signIn(person);
    const { answer } = await createFactorCalls(server, clock).setUpApp(String(first.body['accessToken']));
    const [code = ''] = answer.body['recovery_codes'] as readonly string[];
    const asked = await signIn(person, { from: '/settings', remember_me: true });
    expect([asked.status, asked.body['code']]).toEqual([403, 'second_factor_required']);
    expect(asked.body).toMatchObject({ from: '/settings', methods: ['totp', 'recovery_code'] });
    expect(asked.body['accessToken']).toBeUndefined();
    const step = { second_factor_token: asked.body['second_factor_token'], recovery_code: code };
    const signedIn = await post('second_factor', step);
    expect(signedIn.body).toMatchObject({ email: person.email, remember_me: true });
    expect(userId(signedIn)).toBe(userId(first));
    const trusting = await startTestServer({
      dataDir: server.dataDir,
      clock,
      settings: { PUBLIC_URL: publicUrl, ...provider.settings, OIDC_TRUSTS_MFA: 'yes' },
    });
    expect((await signIn(person, {}, trusting)).status).toBe(200);
    expect((await signIn({ ...person, amr: ['pwd'] }, {}, trusting)).status).toBe(403);
    await trusting.stop({ keepData: true });
  });
});

describe('an answer that does not hold', () => {
  const failed = [400, 'oidc_failed', 'The sign-in with Clinic Login could not be confirmed. Please start again.'];
  const spent = [400, 'oidc_failed', 'This sign-in has expired or was used before. Please start again.'];

  it('is one whose person said no', async () => {
    const answer = await signIn(null);
    expect(sentence(answer)).toEqual([
      400,
      'oidc_cancelled',
      'You did not sign in with Clinic Login. You can try again, or log in another way.',
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('by hand');
  });

  it('is one with another state, and another issuer or none where there has to be one', async () => {
    const changes: readonly Body[] = [
      { state: 'x' },
      { state: '' },
      { iss: 'https://evil.example' },
      { iss: undefined },
      { code: 'x' },
      { code: undefined },
      { code: undefined, error: 'made up <b>' },
    ];
    for (const change of changes) {
      const answer = await post('oidc/finish', { ...(await comeBack(newPerson())), ...change });
      expect(sentence(answer), JSON.stringify(change)).toEqual(failed);
    }
    const other = await comeBack(newPerson());
    const { state } = await comeBack(newPerson());
    expect(sentence(await post('oidc/finish', { ...other, state }))).toEqual(failed);
  });

  it('is one whose attempt was made elsewhere, as when somebody slips their own code to another', async () => {
    const attackers = await comeBack(newPerson());
    const victims = await start();
    const answer = await post('oidc/finish', { ...attackers, oidc_attempt: victims.body['oidc_attempt'] });
    expect(sentence(answer)).toEqual(failed);
    expect(sentence(await post('oidc/finish', { ...attackers, oidc_attempt: 'x' }))).toEqual(spent);
    for (const attempt of ['', null, 7, {}, 'x'.repeat(101)])
      expect((await post('oidc/finish', { ...attackers, oidc_attempt: attempt })).status).toBe(400);
  });

  it('is one that was used before: of fifty at once, one counts', async () => {
    const answer = await comeBack(newPerson());
    const all = await Promise.all(Array.from({ length: 50 }, () => post('oidc/finish', answer)));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
    for (const one of all.filter(({ status }) => status !== 200)) expect(sentence(one)).toEqual(spent);
    // The provider's own rule: a code counts once, in whatever attempt.
    const replayed = await start();
    expect(sentence(await post('oidc/finish', { ...answer, oidc_attempt: replayed.body['oidc_attempt'] }))).toEqual(
      failed,
    );
  });

  it('is one that came too late', async () => {
    const answer = await comeBack(newPerson());
    clock.advance(10 * minute + 1);
    expect(sentence(await post('oidc/finish', answer))).toEqual(spent);
  });

  const lies: readonly (readonly [string, Misdeeds])[] = [
    ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'x' }) }],
    ['no nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['another audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
    ['two audiences and another party', { claims: (claims) => ({ ...claims, aud: ['notewright', 'x'], azp: 'x' }) }],
    ['an end that has passed', { claims: (claims) => ({ ...claims, exp: 1_700_000_000 }) }],
    ['no person', { claims: ({ sub: _sub, ...claims }) => claims }],
    ['nobody as person', { claims: (claims) => ({ ...claims, sub: '' }) }],
    ['a signature of another key', { signsWithAnotherKey: true }],
    ['no signature, and says so', { signsBy: 'none' }],
    ['a signature by the secret of the client', { signsBy: 'HS256' }],
  ];
  it.each(lies)('is one whose token has %s', async (_name, misdeeds) => {
    const before = await countAccounts();
    const answer = await comeBack(newPerson());
    provider.misdeeds = misdeeds;
    const finished = await post('oidc/finish', answer);
    expect(sentence(finished)).toEqual(failed);
    expect(await countAccounts()).toBe(before);
  });
});

describe('what is kept and logged', () => {
  const readAudit = () =>
    server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome', 'actor_id', 'object_type'])
      .orderBy('id')
      .execute();

  it('is who came, and that they were linked', async () => {
    const before = (await readAudit()).length;
    const person = newPerson();
    const id = userId(await signIn(person));
    await signIn(person);
    await signIn(null);
    await signIn(newPerson({ email_verified: false }));
    expect((await readAudit()).slice(before)).toEqual([
      { action: 'account.verify', outcome: 'success', actor_id: id, object_type: 'user' },
      { action: 'identity.link', outcome: 'success', actor_id: id, object_type: 'user' },
      { action: 'session.sign_in', outcome: 'success', actor_id: id, object_type: 'session' },
      { action: 'session.sign_in', outcome: 'success', actor_id: id, object_type: 'session' },
      { action: 'session.sign_in', outcome: 'failure', actor_id: null, object_type: null },
      { action: 'session.sign_in', outcome: 'denied', actor_id: null, object_type: null },
    ]);
  });

  it('is no word of the protocol, and nothing that opens an attempt', async () => {
    const person = newPerson();
    const open = await start();
    const answer = await comeBack(person);
    expect((await post('oidc/finish', answer)).status).toBe(200);
    const log = server.logLines.join('');
    const secrets = [answer['code'], answer['state'], answer['oidc_attempt'], person.email, provider.clientSecret];
    for (const secret of secrets) expect(log).not.toContain(String(secret));
    const { kysely } = server.server.database;
    const attempts = await kysely.selectFrom('oidc_attempts').selectAll().execute();
    expect(attempts.length).toBeGreaterThan(0);
    for (const { id, content } of attempts) {
      expect(id).not.toBe(open.body['oidc_attempt']);
      expect(Buffer.from(content).toString('latin1')).not.toMatch(/nonce|verifier/);
    }
    const identities = await kysely.selectFrom('identities').selectAll().execute();
    for (const { subject_index: subject } of identities) expect(subject).not.toContain('person-');
  });
});
