import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listTables } from '../../../database/list-tables.ts';
import { createMovingClock, minute, second } from '../../../testing/moving-clock.ts';
import type { MovingClock } from '../../../testing/moving-clock.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer, TestUser } from '../../../testing/start-test-server.ts';
import { setAccount } from '../../../testing/set-account.ts';
import { codeOf, createFactorCalls, settingsPath, wrongCodeOf } from './testing/factor-calls.ts';
import type { FactorCalls } from './testing/factor-calls.ts';

let server: TestServer;
let clock: MovingClock;
let calls: FactorCalls;
beforeEach(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
  calls = createFactorCalls(server, clock);
});
afterEach(() => server.stop());

function readProfile(token: string): Promise<CallAnswer> {
  return server.call('GET', '/authentication_app/user_profile/', { token });
}
async function requireFactor(user: TestUser, isRequired = true): Promise<void> {
  await setAccount(server, user.id, { isOperator: isRequired });
  clock.advance(3 * second);
}
async function signInAgain(user: TestUser): Promise<string> {
  return String((await calls.signIn(user.email, user.password)).body['accessToken']);
}

/** Every call that changes something, with a body that would be right. */
const changes: readonly [method: string, path: string, body?: object][] = [
  ['POST', 'app_setup/', {}],
  ['POST', 'app/', { setup_id: '01890000-0000-7000-8000-000000000000', totp: '123456' }],
  ['DELETE', 'app/'],
  ['POST', 'recovery_codes/', {}],
  ['POST', 'passkey_setup/', {}],
  ['POST', 'passkeys/', {}],
  ['PATCH', 'passkeys/01890000-0000-7000-8000-000000000000/', { name: 'x' }],
  ['DELETE', 'passkeys/01890000-0000-7000-8000-000000000000/'],
];

describe('a change of second factors', () => {
  it.each(changes)('%s %s wants a proof of the last five minutes', async (method, path, body) => {
    const user = await server.createUser();
    clock.advance(5 * minute + second);
    const answer = await calls.inSettings(method, path, user.accessToken, body);
    expect(answer.status).toBe(403);
    expect(answer.body['code']).toBe('proof_required');
    for (const token of [undefined, 'x']) {
      const stranger = await server.call(method, settingsPath + path, {
        body: body ?? {},
        ...(token ? { token } : {}),
      });
      expect(stranger.status).toBe(401);
    }
  });

  it('is not proved by a session that began before the factor: it is ended', async () => {
    const user = await server.createUser();
    const other = await signInAgain(user);
    const { answer } = await calls.setUpApp(user.accessToken);
    expect(answer.status).toBe(200);
    expect((await readProfile(other)).body['code']).toBe('session_expired');
    expect((await readProfile(user.accessToken)).status).toBe(200);
  });

  it('takes the proof of other sessions away, and ends them when an app is replaced or a factor removed', async () => {
    const user = await calls.createAppUser();
    const open = async (): Promise<string> => {
      clock.advance(minute);
      const done = await calls.secondStep(await calls.askStep(user), { totp: codeOf(user.secret, clock) });
      return String(done.body['accessToken']);
    };
    const [first, other] = [await open(), await open()];
    const { answer } = await calls.addPasskey(first);
    expect(answer.status).toBe(201);
    expect((await readProfile(other)).status).toBe(200);
    expect((await calls.inSettings('POST', 'recovery_codes/', other, {})).body['code']).toBe('proof_required');
    const [passkey] = answer.body['passkeys'] as readonly JsonBody[];
    const removed = await calls.inSettings('DELETE', `passkeys/${String(passkey?.['id'])}/`, first);
    expect(removed.status).toBe(200);
    expect((await readProfile(other)).body['code']).toBe('session_expired');
  });

  it('is told by mail, written down, and shown in the sign-in activity', async () => {
    const user = await calls.createAppUser();
    await calls.inSettings('POST', 'recovery_codes/', user.accessToken, {});
    await calls.inSettings('DELETE', 'app/', user.accessToken);
    const subjects = (await server.mailsTo(user.email, 4)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'An authenticator app was set up (Notewright)',
        'You have new recovery codes (Notewright)',
        'Your authenticator app was removed (Notewright)',
      ]),
    );
    const last = (await server.mailsTo(user.email)).find(({ subject }) => subject.includes('removed'));
    expect(last?.text).toContain('your password alone opens it');
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'actor_id'])
      .where('action', 'like', 'second_factor.%')
      .orderBy('at')
      .execute();
    expect(rows).toEqual(
      ['app_added', 'codes_renewed', 'app_removed'].map((what) => ({
        action: `second_factor.${what}`,
        actor_id: user.id,
      })),
    );
    const log = await server.call('GET', '/authentication_app/settings/user_log/', { token: user.accessToken });
    const lines = (log.body as unknown as readonly JsonBody[]).map((line) => line['action']);
    expect(lines.filter((one) => one === 'Second factor changed')).toHaveLength(3);
  });
});

describe('the authenticator app', () => {
  it('counts only once a code of it was confirmed', async () => {
    const user = await server.createUser();
    const opened = await calls.inSettings('POST', 'app_setup/', user.accessToken, {});
    const secret = String(opened.body['secret']);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(String(opened.body['uri']));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(user.email);
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect((await calls.signIn(user.email, user.password)).status).toBe(200);
    const wrong = { setup_id: opened.body['setup_id'], totp: wrongCodeOf(secret, clock) };
    expect((await calls.inSettings('POST', 'app/', user.accessToken, wrong)).body['code']).toBe(
      'second_factor_invalid',
    );
    const right = { ...wrong, totp: codeOf(secret, clock) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => calls.inSettings('POST', 'app/', user.accessToken, right)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body).toMatchObject({ message: 'Your authenticator app is set up.', recovery_codes_left: 10 });
    expect((await readProfile(user.accessToken)).body['has_second_factor']).toBe(true);
  });

  it('is set up by its own person within fifteen minutes', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const opened = await calls.inSettings('POST', 'app_setup/', user.accessToken, {});
    const body = { setup_id: opened.body['setup_id'], totp: codeOf(String(opened.body['secret']), clock) };
    expect((await calls.inSettings('POST', 'app/', other.accessToken, body)).body['code']).toBe('setup_expired');
    clock.advance(15 * minute + second);
    const token = await signInAgain(user);
    const late = { ...body, totp: codeOf(String(opened.body['secret']), clock) };
    expect((await calls.inSettings('POST', 'app/', token, late)).body['code']).toBe('setup_expired');
  });

  it('can be replaced: the old one and the old recovery codes count no more', async () => {
    const user = await calls.createAppUser();
    const { secret, answer } = await calls.setUpApp(user.accessToken);
    expect(answer.body['recovery_codes']).toHaveLength(10);
    clock.advance(minute);
    const old = [{ totp: codeOf(user.secret, clock) }, { recovery_code: user.recoveryCodes[0] }];
    for (const given of old)
      expect((await calls.secondStep(await calls.askStep(user), given)).body['code']).toBe('second_factor_invalid');
    expect((await calls.secondStep(await calls.askStep(user), { totp: codeOf(secret, clock) })).status).toBe(200);
  });

  it('takes its recovery codes along when it was the last factor', async () => {
    const user = await calls.createAppUser();
    const answer = await calls.inSettings('DELETE', 'app/', user.accessToken);
    expect(answer.body).toMatchObject({ app_since: null, recovery_codes_left: 0, recovery_codes: null });
    expect((await calls.inSettings('DELETE', 'app/', user.accessToken)).status).toBe(404);
    expect((await calls.inSettings('POST', 'recovery_codes/', user.accessToken, {})).status).toBe(404);
    expect((await calls.signIn(user.email, user.password)).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('can be replaced; those before count no more', async () => {
    const user = await calls.createAppUser();
    const answer = await calls.inSettings('POST', 'recovery_codes/', user.accessToken, {});
    const fresh = answer.body['recovery_codes'] as readonly string[];
    expect(fresh.some((code) => user.recoveryCodes.includes(code))).toBe(false);
    const old = await calls.secondStep(await calls.askStep(user), { recovery_code: user.recoveryCodes[0] });
    expect(old.body['code']).toBe('second_factor_invalid');
    expect((await calls.secondStep(await calls.askStep(user), { recovery_code: fresh[9] })).status).toBe(200);
  });

  it('lie in no table as they are, nor does the secret, nor what a passkey is called', async () => {
    const user = await calls.createAppUser();
    const name = 'ZQX-Markerword-77';
    expect((await calls.addPasskey(user.accessToken, { name })).answer.status).toBe(201);
    const token = await calls.askStep(user);
    await calls.inSettings('POST', 'app_setup/', user.accessToken, {});
    const plain = user.recoveryCodes.map((code) => code.replaceAll('-', ''));
    const secret = Buffer.from(user.secret);
    const words = [user.secret, name, token, ...user.recoveryCodes, ...plain].map((text) => Buffer.from(text));
    const forms = [...words, Buffer.from(secret.toString('hex')), Buffer.from(secret.toString('base64url'))];
    const { kysely } = server.server.database;
    let cells = 0;
    for (const { name: table } of await listTables(kysely)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(kysely);
      for (const value of rows.flatMap((row) => Object.values(row))) {
        cells += 1;
        const bytes = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(JSON.stringify(value ?? null));
        for (const form of forms) expect(bytes.includes(form), table).toBe(false);
      }
    }
    expect(cells).toBeGreaterThan(100);
    const logged = Buffer.from(server.logLines.join('\n'));
    for (const form of forms) expect(logged.includes(form)).toBe(false);
  });
});

describe('who needs a second factor and has none', () => {
  it('can do nothing but set one up, read their profile, and log out', async () => {
    const user = await server.createUser();
    await requireFactor(user);
    const closed = await server.call('GET', '/chat/get_users_chat_list/', { token: user.accessToken });
    expect(closed.status).toBe(403);
    expect(closed.body['code']).toBe('second_factor_missing');
    expect((await readProfile(user.accessToken)).body).toMatchObject({
      needs_second_factor: true,
      has_second_factor: false,
    });
    const { answer } = await calls.setUpApp(user.accessToken);
    expect(answer.status).toBe(200);
    const open = await server.call('GET', '/chat/get_users_chat_list/', { token: user.accessToken });
    expect(open.body['code']).not.toBe('second_factor_missing');
  });

  it('cannot remove the last one, but any other', async () => {
    const user = await calls.createAppUser();
    await requireFactor(user);
    const { answer } = await calls.addPasskey(user.accessToken);
    const [passkey] = answer.body['passkeys'] as readonly JsonBody[];
    expect((await calls.inSettings('DELETE', 'app/', user.accessToken)).status).toBe(200);
    const refused = await calls.inSettings('DELETE', `passkeys/${String(passkey?.['id'])}/`, user.accessToken);
    expect(refused.status).toBe(409);
    expect(refused.body['code']).toBe('second_factor_needed');
    expect((await calls.inSettings('GET', '', user.accessToken)).body['passkeys']).toHaveLength(1);
    await requireFactor(user, false);
    const last = await calls.inSettings('DELETE', `passkeys/${String(passkey?.['id'])}/`, user.accessToken);
    expect(last.status).toBe(200);
  });

  it('cannot remove two at the same moment either', async () => {
    const user = await calls.createAppUser();
    await requireFactor(user);
    const { answer } = await calls.addPasskey(user.accessToken);
    const [passkey] = answer.body['passkeys'] as readonly JsonBody[];
    const paths = ['app/', `passkeys/${String(passkey?.['id'])}/`];
    const answers = await Promise.all(paths.map((path) => calls.inSettings('DELETE', path, user.accessToken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('passkeys of others', () => {
  it('are not found', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const { answer } = await calls.addPasskey(user.accessToken);
    const [passkey] = answer.body['passkeys'] as readonly JsonBody[];
    const path = `passkeys/${String(passkey?.['id'])}/`;
    expect((await calls.inSettings('PATCH', path, other.accessToken, { name: 'Mine' })).status).toBe(404);
    expect((await calls.inSettings('DELETE', path, other.accessToken)).status).toBe(404);
    const renamed = await calls.inSettings('PATCH', path, user.accessToken, { name: 'Ward 3' });
    expect(renamed.body['passkeys']).toMatchObject([{ name: 'Ward 3' }]);
  });
});
