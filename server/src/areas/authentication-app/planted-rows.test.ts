import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMovingClock, minute, second } from '../../testing/moving-clock.ts';
import { addMember, invite, makeCompany } from '../../testing/make-company.ts';
import { setAccount } from '../../testing/set-account.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { challengeOf, codeOf, createFactorCalls } from './second-factor/testing/factor-calls.ts';
import type { FactorCalls } from './second-factor/testing/factor-calls.ts';

/** What somebody reaches over the calls who writes to the database and does not have the installation key. */
const clock = createMovingClock();
const known = 'seven loud magpies';
let server: TestServer;
let calls: FactorCalls;
let operator: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  calls = createFactorCalls(server, clock);
  operator = await server.createUser();
  await setAccount(server, operator.id, { isOperator: true, secondFactorAt: clock.now() });
});
afterAll(() => server.stop());

type Values = Readonly<Record<string, string | number | null>>;

async function change(table: 'user_accounts' | 'memberships' | 'sessions', column: string, id: string, values: Values) {
  const { kysely } = server.server.database;
  const where = kysely.dynamic.ref<'user_id'>(column);
  await kysely
    .updateTable(table as 'memberships')
    .set(values)
    .where(where, '=', id)
    .execute();
  // Longer than an answer about a session may be used again.
  clock.advance(3 * second);
}
const setRow = (user: TestUser, values: Values): Promise<void> => change('user_accounts', 'user_id', user.id, values);

const readProfile = (user: TestUser): Promise<CallAnswer> =>
  server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
const outcome = ({ status, body }: CallAnswer): unknown => [status, body['code'], body['message']];

const damagedRows = async (): Promise<number> =>
  Number((await server.call('GET', '/operator/overview/', { token: operator.accessToken })).body['damaged_rows']);

/** What the installation's own chain holds of damaged rows, once this one is among them. */
async function auditOf(id: string): Promise<readonly unknown[]> {
  const read = () =>
    server.server.database.kysely
      .selectFrom('audit_events')
      .select(['object_type', 'outcome'])
      .where('tenant_id', '=', '')
      .where('action', '=', 'data.damaged')
      .where('object_id', '=', id)
      .execute();
  await vi.waitUntil(async () => (await read()).length > 0, 60_000);
  return read();
}

describe('a password that was planted', () => {
  it('opens nothing, in the words of a wrong one; the sessions end, and operators learn of it once', async () => {
    const victim = await server.createUser();
    const before = await damagedRows();
    const wrong = outcome(await calls.signIn(victim.email, 'nine wrong wrens'));
    await setRow(victim, { password_hash: await server.server.accounts.passwords.hash(known, '') });
    expect(outcome(await calls.signIn(victim.email, known))).toEqual(wrong);
    expect(outcome(await calls.signIn(victim.email, victim.password))).toEqual(wrong);
    expect((await readProfile(victim)).status).toBe(401);
    expect(await auditOf(victim.id)).toEqual([{ object_type: 'user_accounts', outcome: 'denied' }]);
    expect(await damagedRows()).toBe(before + 1);
    expect(server.logLines.filter((line) => line.includes(victim.id) && line.includes('damaged'))).toHaveLength(1);
  });

  it('opens nothing when it is that of another account, seal and all', async () => {
    const [victim, attacker] = [await server.createUser(), await server.createUser()];
    const row = await server.server.database.kysely
      .selectFrom('user_accounts')
      .select(['password_hash', 'seal'])
      .where('user_id', '=', attacker.id)
      .executeTakeFirstOrThrow();
    await setRow(victim, row);
    expect((await calls.signIn(victim.email, attacker.password)).body['code']).toBe('invalid_credentials');
    expect((await calls.signIn(attacker.email, attacker.password)).status).toBe(200);
  });
});

describe('an address', () => {
  it('that was given up and put back gets no mails', async () => {
    const victim = await server.createUser();
    const next = `next-of-${victim.email}`;
    const row = await server.server.database.kysely
      .selectFrom('user_accounts')
      .select('email')
      .where('user_id', '=', victim.id)
      .executeTakeFirstOrThrow();
    await calls.post('change_email/', { new_email: next }, victim.accessToken);
    const otp = (await server.mailsTo(next))[0]?.code;
    expect((await calls.post('confirm_email/', { otp }, victim.accessToken)).status).toBe(200);
    // Its code, and the notice of the change.
    const before = (await server.mailsTo(victim.email, 3)).length;
    await server.server.database.kysely
      .updateTable('user_accounts')
      .set(row)
      .where('user_id', '=', victim.id)
      .execute();
    clock.advance(minute);
    expect((await calls.post('forgot_password/', { email: next })).status).toBe(200);
    expect((await calls.signIn(next, victim.password)).body['code']).toBe('invalid_credentials');
    expect(await auditOf(victim.id)).toEqual([{ object_type: 'user_accounts', outcome: 'denied' }]);
    expect(await server.mailsTo(victim.email, before)).toHaveLength(before);
  });
});

describe('more rights than given', () => {
  it('makes nobody an operator', async () => {
    const attacker = await server.createUser();
    await setRow(attacker, { is_operator: 1, second_factor_at: clock.now() });
    const answer = await server.call('GET', '/operator/overview/', { token: attacker.accessToken });
    expect(answer.status).toBe(401);
    expect(await auditOf(attacker.id)).toHaveLength(1);
  });

  it('gives nobody another role, and leaves them at their own desk', async () => {
    const company = await makeCompany(server);
    const attacker = await addMember(server, company, 'clinician');
    clock.advance(3 * second);
    const read = () => server.call('GET', '/company_user_management/company/', { token: attacker.accessToken });
    const rename = () =>
      server.call('PATCH', '/company_user_management/company/', {
        token: attacker.accessToken,
        body: { name: 'Mine' },
      });
    expect((await rename()).body['code']).toBe('forbidden');
    await change('memberships', 'user_id', attacker.id, { role: 'admin' });
    expect((await rename()).body['code']).toBe('forbidden');
    expect((await read()).status).toBe(403);
    expect((await readProfile(attacker)).body['role']).toBe('individual');
    expect(await auditOf(attacker.id)).toEqual([{ object_type: 'memberships', outcome: 'denied' }]);
  });
});

describe('a second factor', () => {
  it('is not got round by taking away what it is made of', async () => {
    const victim = await calls.createAppUser();
    const { kysely } = server.server.database;
    await kysely.deleteFrom('authenticator_apps').where('user_id', '=', victim.id).execute();
    await kysely.deleteFrom('recovery_codes').where('user_id', '=', victim.id).execute();
    const answer = await calls.signIn(victim.email, victim.password);
    expect([answer.status, answer.body['code'], answer.body['access_token']]).toEqual([
      401,
      'invalid_credentials',
      undefined,
    ]);
    expect(await auditOf(victim.id)).toHaveLength(1);
  });

  it('is not got round by saying that there is none', async () => {
    const victim = await calls.createAppUser();
    const { kysely } = server.server.database;
    await kysely.deleteFrom('authenticator_apps').where('user_id', '=', victim.id).execute();
    await setRow(victim, { second_factor_at: null });
    expect((await calls.signIn(victim.email, victim.password)).body['code']).toBe('invalid_credentials');
  });

  it('is not shown with the app or the recovery codes of another', async () => {
    const [victim, attacker] = [await calls.createAppUser(), await calls.createAppUser()];
    const { kysely } = server.server.database;
    for (const table of ['authenticator_apps', 'recovery_codes'] as const) {
      await kysely.deleteFrom(table).where('user_id', '=', victim.id).execute();
      await kysely.updateTable(table).set({ user_id: victim.id }).where('user_id', '=', attacker.id).execute();
    }
    const token = await calls.askStep(victim);
    const byApp = await calls.secondStep(token, { totp: codeOf(attacker.secret, clock) });
    expect(byApp.body['code']).toBe('second_factor_invalid');
    const byCode = await calls.secondStep(token, { recovery_code: attacker.recoveryCodes[0] });
    expect(byCode.body['code']).toBe('second_factor_invalid');
    expect(await auditOf(victim.id)).toEqual([{ object_type: 'authenticator_apps', outcome: 'denied' }]);
  });

  it('is not shown with the passkey of another, which signs nobody in any more', async () => {
    const [victim, attacker] = [await server.createUser(), await server.createUser()];
    const { passkey } = await calls.addPasskey(attacker.accessToken);
    expect((await calls.signInWithPasskey(passkey, attacker)).status).toBe(200);
    await server.server.database.kysely
      .updateTable('passkeys')
      .set({ user_id: victim.id })
      .where('user_id', '=', attacker.id)
      .execute();
    expect((await calls.signInWithPasskey(passkey, victim)).body['code']).toBe('passkey_invalid');
    expect((await calls.signInWithPasskey(passkey, attacker)).body['code']).toBe('passkey_invalid');
  });
});

describe('a session', () => {
  const refresh = (token: string): Promise<CallAnswer> =>
    server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken: token } });

  it('does not become that of another', async () => {
    const [victim, attacker] = [await server.createUser(), await server.createUser()];
    await change('sessions', 'subject_id', attacker.id, { subject_id: victim.id });
    expect((await readProfile(attacker)).status).toBe(401);
    expect((await refresh(attacker.refreshToken)).body['code']).toBe('session_expired');
    expect((await readProfile(victim)).status).toBe(200);
  });

  it('is not opened by a row that was planted, nor by a token for the session of another', async () => {
    const victim = await server.createUser();
    const { kysely } = server.server.database;
    const own = await kysely
      .selectFrom('sessions')
      .selectAll()
      .where('subject_id', '=', victim.id)
      .executeTakeFirstOrThrow();
    const planted = { ...own, id: `${own.id.slice(0, -4)}0000` };
    await kysely.insertInto('sessions').values(planted).execute();
    for (const { id } of [own, planted]) {
      const token = randomBytes(32).toString('base64url');
      const row = { token_hash: server.server.accounts.keys.hashToken(token), session_id: id, used_at: null };
      await kysely
        .insertInto('refresh_tokens')
        .values({ ...row, created_at: clock.now() })
        .execute();
      expect((await refresh(token)).body['code'], id).toBe('session_expired');
    }
    expect((await readProfile(victim)).status).toBe(200);
  });
});

describe('a reset', () => {
  it('that was planted resets no password', async () => {
    const victim = await server.createUser();
    const token = randomBytes(32).toString('base64url');
    const until = clock.now() + 60 * second;
    const times = { code_expires_at: until, link_expires_at: until, token_expires_at: until, expires_at: until };
    const hash = server.server.accounts.keys.hashToken(token);
    await server.server.database.kysely
      .insertInto('password_resets')
      .values({ id: 'planted', email_index: 'planted', user_id: victim.id, code_mac: '', code_tries: 0, ...times })
      .execute();
    await server.server.database.kysely
      .updateTable('password_resets')
      .set({ token_hash: hash, link_hash: hash })
      .where('id', '=', 'planted')
      .execute();
    const byToken = await calls.post('reset_password/', { reset_token: token, new_password: known });
    expect(byToken.body['code']).toBe('reset_expired');
    expect((await calls.signIn(victim.email, known)).status).toBe(401);
    expect((await calls.signIn(victim.email, victim.password)).status).toBe(200);
  });
});

describe('a sign-up under way', () => {
  let made = 0;
  /** Begins one, changes its row as `plant` says, and enters the code that its owner was mailed. */
  async function verifyPlanted(
    plant: (email: string) => Promise<Values>,
  ): Promise<{ email: string; verified: CallAnswer }> {
    made += 1;
    const email = `newcomer-${made}@clinic.example`;
    const opened = await calls.post('signup/', { email, password: 'six steady storks' });
    await server.server.database.kysely
      .updateTable('sign_ups')
      .set(await plant(email))
      .where('id', '=', (opened.body['user'] as { id: string }).id)
      .execute();
    return { email, verified: await enterCode(email, opened) };
  }
  async function enterCode(email: string, opened: CallAnswer, mails = 1): Promise<CallAnswer> {
    const otp = (await server.mailsTo(email, mails)).find(({ code }) => code !== undefined)?.code;
    return calls.post('verify_otp/', { email, otp }, String(opened.body['accessToken']));
  }
  const countAccounts = async (): Promise<number> =>
    (await server.server.database.kysely.selectFrom('user_accounts').select('user_id').execute()).length;

  it('makes no account with a password that was planted, and can be begun again', async () => {
    const before = await countAccounts();
    const hash = await server.server.accounts.passwords.hash(known, '');
    const { email, verified } = await verifyPlanted(() => Promise.resolve({ password_hash: hash }));
    expect(verified.body['code']).toBe('otp_invalid');
    expect(await countAccounts()).toBe(before);
    expect((await calls.signIn(email, known)).body['code']).toBe('invalid_credentials');
    clock.advance(minute);
    const again = await calls.post('signup/', { email, password: 'six steady storks' });
    expect((await enterCode(email, again, 2)).status).toBe(200);
  });

  it('leads into no company whose invitation was planted', async () => {
    const { owner } = await makeCompany(server);
    const { verified } = await verifyPlanted(async (email) => {
      const { token } = await invite(server, owner, email);
      return { invitation_hash: server.server.accounts.keys.hashToken(token) };
    });
    expect(verified.body['code']).toBe('otp_invalid');
  });

  it('lasts no longer than it was begun for', async () => {
    const { verified } = await verifyPlanted(() => Promise.resolve({ expires_at: clock.now() + 1e12 }));
    expect(verified.body['code']).toBe('otp_invalid');
  });
});

describe('what ends by itself', () => {
  it('is no reset code for longer than its row was made for', async () => {
    const victim = await server.createUser();
    await calls.post('forgot_password/', { email: victim.email });
    const code = (await server.mailsTo(victim.email, 2)).find(({ subject }) => subject.includes('reset'))?.code;
    await server.server.database.kysely
      .updateTable('password_resets')
      .set({ code_expires_at: clock.now() + 1e12, expires_at: clock.now() + 1e12 })
      .where('user_id', '=', victim.id)
      .execute();
    clock.advance(11 * minute);
    const answer = await calls.post('verify_forgot_password_otp/', { email: victim.email, otp: code });
    expect(answer.body['code']).toBe('otp_invalid');
  });

  it('is no question to a passkey that was answered before', async () => {
    const victim = await server.createUser();
    const { passkey } = await calls.addPasskey(victim.accessToken);
    const opened = await calls.post('passkey_options/', {});
    const userHandle = Buffer.from(victim.id).toString('base64url');
    const response = passkey.use({ challenge: challengeOf(opened), origin: calls.origin(), userHandle });
    const body = { challenge_id: opened.body['challenge_id'], response };
    const row = await server.server.database.kysely
      .selectFrom('passkey_challenges')
      .selectAll()
      .where('id', '=', String(body.challenge_id))
      .executeTakeFirstOrThrow();
    expect((await calls.post('passkey_sign_in/', body)).status).toBe(200);
    await server.server.database.kysely.insertInto('passkey_challenges').values(row).execute();
    expect((await calls.post('passkey_sign_in/', body)).body['code']).toBe('passkey_invalid');
    clock.advance(6 * minute);
    const planted = { ...row, expires_at: clock.now() + minute };
    await server.server.database.kysely.insertInto('passkey_challenges').values(planted).execute();
    expect((await calls.post('passkey_sign_in/', body)).body['code']).toBe('passkey_invalid');
  });

  it('is no code of an app that was used before', async () => {
    const victim = await calls.createAppUser();
    const totp = codeOf(victim.secret, clock);
    expect((await calls.secondStep(await calls.askStep(victim), { totp })).status).toBe(200);
    await server.server.database.kysely.updateTable('authenticator_apps').set({ last_step: 0 }).execute();
    const again = await calls.secondStep(await calls.askStep(victim), { totp });
    expect(again.body['code']).toBe('second_factor_invalid');
  });
});
