import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { SealError } from '../../kernel/seal-error.ts';
import { createDamageLog } from '../../kernel/damage.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';
import { createFieldCipher } from './field-cipher.ts';
import type { Account } from './users.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const later = now + minute;
const proof = { codeMac: 'mac', codeExpiresAt: later, linkHash: null, linkExpiresAt: null };

/** What somebody can do who writes to the database and does not have the installation key. */
describe.each(testDatabaseKinds)('rows written from outside on $name', ({ open }) => {
  let opened: TestDatabase;
  let store: AccountStore;
  let noted: string[];
  let victim: Account;
  let attacker: Account;
  beforeAll(async () => {
    opened = await open();
    const keyring = await openKeyring(opened.database, localKeyService(newKeyBytes()));
    const note = ({ table }: { readonly table: string }): void => void noted.push(table);
    store = createAccountStore(opened.database, {
      cipher: createFieldCipher(
        keyring,
        createDamageLog({ error: () => undefined }, (row) => note(row)),
      ),
      createAudit: (database) => createAuditStore(database, keyring),
      createIdempotency: (database) => createIdempotencyStore({ database, keys: keyring }),
    });
  });
  afterAll(() => opened.remove());
  beforeEach(async () => {
    victim = await makeAccount('hash of the victim');
    attacker = await makeAccount('hash of the attacker');
    noted = [];
  });

  async function makeAccount(passwordHash: string): Promise<Account> {
    const userId = makeId();
    const account = {
      userId,
      tenantId: makeId(),
      email: `${userId}@clinic.example`,
      passwordHash,
      trialEndsOn: now,
      now,
    };
    await store.users.create(account);
    const made = await store.users.find(userId);
    if (made === null) throw new Error('The account is not there.');
    return made;
  }

  async function makeCompany(): Promise<string> {
    const id = makeId();
    await store.companies.create({ id, name: 'Clinic', seats: 9, idleMinutes: 15, trialEndsOn: now, now });
    return id;
  }

  const setAccount = (
    values: Readonly<Record<string, string | number | null>>,
    { userId }: Account,
  ): Promise<unknown> =>
    opened.database.kysely.updateTable('user_accounts').set(values).where('user_id', '=', userId).execute();

  it.each([
    ['another password', { password_hash: 'hash that I know' }],
    ['no password', { password_hash: '' }],
    ['the flag of operators', { is_operator: 1 }],
    ['no second factor', { second_factor_at: null }],
    ['a second factor', { second_factor_at: now + 1 }],
    ['an end', { disabled_at: now }],
    ['no seal', { seal: null }],
  ])('an account that was given %s is nobody’s', async (_, values) => {
    await store.secondFactors.keepStanding(victim.userId, now);
    expect((await store.users.find(victim.userId))?.hasSecondFactor).toBe(true);
    await setAccount(values, victim);
    expect(await store.users.find(victim.userId)).toBeNull();
    expect(await store.users.findByEmail(victim.email)).toBeNull();
    expect(noted).toEqual(['user_accounts']);
  });

  it('an account takes neither the password nor the seal of another', async () => {
    const { kysely } = opened.database;
    const row = await kysely
      .selectFrom('user_accounts')
      .select(['password_hash', 'seal'])
      .where('user_id', '=', attacker.userId)
      .executeTakeFirstOrThrow();
    await setAccount(row, victim);
    expect(await store.users.findByEmail(victim.email)).toBeNull();
  });

  it('an account is not found under the address of another', async () => {
    await setAccount({ email_index: 'aside' }, attacker);
    await setAccount({ email_index: store.nameEmail(attacker.email) }, victim);
    expect(await store.users.findByEmail(attacker.email)).toBeNull();
  });

  it('nobody works in the tenant of another', async () => {
    const { kysely } = opened.database;
    const { personalTenantId: tenant_id } = victim;
    await kysely.updateTable('users').set({ tenant_id }).where('id', '=', attacker.userId).execute();
    expect(await store.users.find(attacker.userId)).toBeNull();
    expect(noted).toEqual(['users']);
  });

  it('what was changed from outside is not sealed by the next change', async () => {
    await setAccount({ is_operator: 1 }, attacker);
    const { userId } = attacker;
    expect(await store.users.keepPasswordHash(userId, 'hash of the attacker', 'fresh')).toBe(false);
    expect(await store.users.keepPasswordHash(userId, 'hash of the attacker', 'hash of the attacker')).toBe(false);
    await expect(store.users.updatePasswordHash(userId, 'fresh')).rejects.toThrow(SealError);
    await expect(store.secondFactors.keepStanding(userId, now)).rejects.toThrow(SealError);
    expect(await store.secondFactors.clear(userId)).toBe(false);
    expect(await store.installation.setDisabled(userId, now)).toBe(false);
    expect(await store.installation.setOperator(userId, false)).toBe(false);
    expect(await store.users.changeEmail(userId, 'fresh@clinic.example')).toBe(false);
    expect(await store.secondFactors.holdStanding(userId)).toBeNull();
    expect(await store.users.find(userId)).toBeNull();
  });

  it('each change of an account is sealed', async () => {
    const { userId } = victim;
    expect(await store.users.keepPasswordHash(userId, 'hash of the victim', 'second')).toBe(true);
    await store.users.updatePasswordHash(userId, 'third');
    await store.secondFactors.keepStanding(userId, now);
    expect(await store.installation.setOperator(userId, true)).toBe(true);
    expect(await store.installation.setDisabled(userId, now)).toBe(true);
    expect(await store.users.changeEmail(userId, `fresh.${victim.email}`)).toBe(true);
    expect(await store.users.find(userId)).toMatchObject({
      passwordHash: 'third',
      hasSecondFactor: true,
      isOperator: true,
      isDisabled: true,
      email: `fresh.${victim.email}`,
    });
    expect(await store.secondFactors.clear(userId)).toBe(true);
    expect((await store.users.findByEmail(`fresh.${victim.email}`))?.hasSecondFactor).toBe(false);
    expect(noted).toEqual([]);
  });

  it('a role that was raised, and a membership that was made, count for nothing', async () => {
    const { kysely } = opened.database;
    const tenantId = await makeCompany();
    await store.members.join({ userId: attacker.userId, tenantId, role: 'clinician', joinedAt: now });
    await store.members.changeRole(tenantId, attacker.userId, 'auditor');
    expect((await store.users.find(attacker.userId))?.membership?.role).toBe('auditor');
    await kysely.updateTable('memberships').set({ role: 'owner' }).where('user_id', '=', attacker.userId).execute();
    expect((await store.users.find(attacker.userId))?.membership).toBeNull();
    expect(await store.members.find(tenantId, attacker.userId)).toBeNull();
    expect((await store.deletions.hold(attacker.userId, now))?.company).toBeNull();
    const planted = { user_id: victim.userId, tenant_id: tenantId, role: 'admin', joined_at: now } as const;
    await kysely.insertInto('memberships').values(planted).execute();
    expect((await store.users.find(victim.userId))?.membership).toBeNull();
    expect(await store.members.list(tenantId)).toEqual([]);
    expect(noted).toEqual(['memberships', 'memberships']);
  });

  it('nobody is moved into another company', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    await store.members.join({ userId: attacker.userId, tenantId: own, role: 'owner', joinedAt: now });
    await opened.database.kysely
      .updateTable('memberships')
      .set({ tenant_id: foreign })
      .where('user_id', '=', attacker.userId)
      .execute();
    expect((await store.users.find(attacker.userId))?.membership).toBeNull();
  });

  it('a person of the provider is not linked with another account', async () => {
    const person = { issuer: 'https://login.example', subject: attacker.userId };
    await store.identities.link(person, attacker.userId, now);
    expect(await store.identities.findUser(person)).toEqual({ userId: attacker.userId });
    await opened.database.kysely
      .updateTable('identities')
      .set({ user_id: victim.userId })
      .where('user_id', '=', attacker.userId)
      .execute();
    expect(await store.identities.findUser(person)).toEqual({ userId: null });
    expect(noted).toEqual(['identities']);
  });

  it.each([
    ['another role', { role: 'admin' }],
    ['another address', { email_index: 'elsewhere' }],
    ['a token that I know', { token_hash: 'mine' }],
    ['more time', { expires_at: later + minute }],
    ['no seal', { seal: null }],
  ] as const)('an invitation with %s invites nobody', async (_, values) => {
    const tenantId = await makeCompany();
    const { userId: invitedBy } = victim;
    await store.members.join({ userId: invitedBy, tenantId, role: 'owner', joinedAt: now });
    const invitation = { tenantId, email: `guest@${tenantId}.example`, role: 'clinician', invitedBy } as const;
    const tokenHash = `token of ${tenantId}`;
    const id = await store.invitations.save({
      ...invitation,
      invitedOn: now,
      expiresAt: later,
      token: 'token',
      tokenHash,
    });
    expect((await store.invitations.findOpen(tokenHash, now))?.role).toBe('clinician');
    await opened.database.kysely.updateTable('invitations').set(values).where('id', '=', id).execute();
    expect(await store.invitations.findOpen('token_hash' in values ? values.token_hash : tokenHash, now)).toBeNull();
    expect(await store.invitations.list(tenantId, now)).toEqual([]);
    expect(noted).toEqual(['invitations']);
  });

  it('an invitation of one company leads into no other', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    await store.members.join({ userId: attacker.userId, tenantId: own, role: 'owner', joinedAt: now });
    await store.members.join({ userId: victim.userId, tenantId: foreign, role: 'owner', joinedAt: now });
    const invitation = { tenantId: own, email: 'guest@clinic.example', role: 'admin', invitedOn: now } as const;
    const tokenHash = `token of ${own}`;
    const { userId: invitedBy } = attacker;
    const id = await store.invitations.save({ ...invitation, invitedBy, expiresAt: later, token: 'token', tokenHash });
    const change = { tenant_id: foreign, invited_by: victim.userId };
    await opened.database.kysely.updateTable('invitations').set(change).where('id', '=', id).execute();
    expect(await store.invitations.findOpen(tokenHash, now)).toBeNull();
    expect(noted).toEqual(['invitations']);
  });

  it('an invitation is not opened again by giving its sender back a role', async () => {
    const tenantId = await makeCompany();
    const { userId: invitedBy } = attacker;
    await store.members.join({ userId: invitedBy, tenantId, role: 'admin', joinedAt: now });
    const tokenHash = `token of ${tenantId}`;
    const invitation = {
      tenantId,
      email: 'guest@clinic.example',
      role: 'clinician',
      invitedBy,
      invitedOn: now,
    } as const;
    await store.invitations.save({ ...invitation, expiresAt: later, token: 'token', tokenHash });
    await store.invitations.handOver(tenantId, invitedBy, invitedBy);
    expect(await store.invitations.findOpen(tokenHash, now)).not.toBeNull();
    await store.members.changeRole(tenantId, invitedBy, 'clinician');
    await opened.database.kysely
      .updateTable('memberships')
      .set({ role: 'admin' })
      .where('user_id', '=', invitedBy)
      .execute();
    expect(await store.invitations.findOpen(tokenHash, now)).toBeNull();
    expect(noted).toEqual(['memberships']);
  });

  it('an invitation is not opened again by giving its sender back an account that was ended', async () => {
    const tenantId = await makeCompany();
    const { userId: invitedBy } = attacker;
    await store.members.join({ userId: invitedBy, tenantId, role: 'admin', joinedAt: now });
    const tokenHash = `token of ${tenantId}`;
    const invitation = { tenantId, email: 'guest@clinic.example', role: 'clinician', invitedBy } as const;
    await store.invitations.save({ ...invitation, invitedOn: now, expiresAt: later, token: 'token', tokenHash });
    expect(await store.invitations.findOpen(tokenHash, now)).not.toBeNull();
    await store.installation.setDisabled(invitedBy, now);
    expect(await store.invitations.findOpen(tokenHash, now)).toBeNull();
    expect(noted).toEqual([]);
    await setAccount({ disabled_at: null }, attacker);
    expect(await store.invitations.findOpen(tokenHash, now)).toBeNull();
    expect(noted).toEqual(['user_accounts']);
  });

  it('who was made owner from outside gets no mail that is the owner’s, and is shown to nobody', async () => {
    const tenantId = await makeCompany();
    const { kysely } = opened.database;
    await store.members.join({ userId: victim.userId, tenantId, role: 'owner', joinedAt: now });
    const findOwners = async () => [
      (await store.members.findOwner(tenantId))?.userId,
      (await store.emergency.findOwner(tenantId))?.userId,
      (await store.billing.payers.find(tenantId))?.person?.userId,
    ];
    expect(await findOwners()).toEqual([victim.userId, victim.userId, victim.userId]);
    await kysely.updateTable('memberships').set({ role: 'admin' }).where('user_id', '=', victim.userId).execute();
    const planted = {
      user_id: attacker.userId,
      tenant_id: tenantId,
      role: 'owner',
      joined_at: now,
      seal: null,
    } as const;
    await kysely.insertInto('memberships').values(planted).execute();
    expect(await findOwners()).toEqual([undefined, undefined, undefined]);
    expect(await store.members.list(tenantId)).toEqual([]);
    expect((await store.users.show(attacker.userId))?.tenantIds).toEqual([attacker.personalTenantId]);
    expect(new Set(noted)).toEqual(new Set(['memberships']));
  });

  it('who was put into the tenant of another from outside is asked for none of its payments', async () => {
    const { personalTenantId: tenant_id } = victim;
    await opened.database.kysely.updateTable('users').set({ tenant_id }).where('id', '=', attacker.userId).execute();
    expect((await store.billing.payers.find(tenant_id))?.person?.userId).toBe(victim.userId);
    expect(await store.users.show(attacker.userId)).toBeNull();
    expect(noted).toEqual(['users']);
  });

  it.each([
    ['the user', () => ({ user_id: victim.userId })],
    ['the key', () => ({ public_key: new Uint8Array([9, 9]) })],
    ['the credential', () => ({ credential_id: `mine ${makeId()}` })],
  ])('a passkey with %s exchanged is nobody’s', async (_, change) => {
    const id = makeId();
    const passkey = {
      id,
      userId: attacker.userId,
      credentialId: `credential ${id}`,
      publicKey: new Uint8Array([1, 2]),
    };
    const rest = { counter: 0, transports: [], isSynced: false, name: 'Key', createdAt: now, lastUsedAt: null };
    await store.passkeys.add({ ...passkey, ...rest });
    expect((await store.passkeys.findByCredential(passkey.credentialId))?.userId).toBe(attacker.userId);
    await opened.database.kysely.updateTable('passkeys').set(change()).where('id', '=', id).execute();
    const row = await opened.database.kysely.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    expect(await store.passkeys.findByCredential(String(row?.credential_id))).toBeNull();
    expect(await store.passkeys.list(String(row?.user_id))).toEqual([]);
    expect(noted).toEqual(['passkeys']);
  });

  it('an authenticator app serves for no other account', async () => {
    const { kysely } = opened.database;
    await store.secondFactors.keepApp(attacker.userId, { secret: 'SECRET', createdAt: now, lastStep: 0 });
    await kysely
      .updateTable('authenticator_apps')
      .set({ user_id: victim.userId })
      .where('user_id', '=', attacker.userId)
      .execute();
    expect(await store.secondFactors.findApp(victim.userId)).toBeNull();
    expect(noted).toEqual(['authenticator_apps']);
  });

  const newSession = (account: Account, id = makeId()) => ({
    id,
    kind: 'user' as const,
    subjectId: account.userId,
    expiresAt: later,
    provedAt: now,
    isRemembered: false,
    now,
  });

  it.each([
    ['of another', () => ({ subject_id: victim.userId })],
    ['without an end', () => ({ expires_at: later + minute })],
    ['that was proved just now', () => ({ proved_at: later })],
    ['without a seal', () => ({ seal: null })],
  ])('a session %s is none', async (_, change) => {
    const session = newSession(attacker);
    await store.sessions.create(session);
    expect(await store.sessions.find(session.id)).not.toBeNull();
    await opened.database.kysely.updateTable('sessions').set(change()).where('id', '=', session.id).execute();
    expect(await store.sessions.find(session.id)).toBeNull();
    await store.sessions.prove(session.id, later);
    await store.sessions.forgetProofs(attacker.userId, 'none');
    await store.sessions.forgetProofs(victim.userId, 'none');
    expect(await store.sessions.find(session.id)).toBeNull();
    expect(noted).toEqual(['sessions']);
  });

  it('a session that was proved again, or of which the proof was taken, is sealed', async () => {
    const session = newSession(victim);
    await store.sessions.create(session);
    await store.sessions.prove(session.id, later);
    expect((await store.sessions.find(session.id))?.provedAt).toBe(later);
    await store.sessions.forgetProofs(victim.userId, 'none');
    expect((await store.sessions.find(session.id))?.provedAt).toBe(0);
    expect(noted).toEqual([]);
  });

  it('a refresh token that was made, or moved to another session, refreshes nothing', async () => {
    const { kysely } = opened.database;
    const [own, foreign] = [newSession(attacker), newSession(victim)];
    await store.sessions.create(own);
    await store.sessions.create(foreign);
    const hashes = { moved: `moved ${own.id}`, used: `used ${own.id}`, made: `made ${own.id}` };
    await store.sessions.addRefreshToken(hashes.moved, own.id, now);
    await store.sessions.addRefreshToken(hashes.used, own.id, now);
    expect(await store.sessions.useRefreshToken(hashes.used, now)).toBe(own.id);
    expect(await store.sessions.findUsedRefreshToken(hashes.used)).toEqual({ sessionId: own.id, usedAt: now });
    await kysely
      .updateTable('refresh_tokens')
      .set({ session_id: foreign.id })
      .where('session_id', '=', own.id)
      .execute();
    const made = { token_hash: hashes.made, session_id: foreign.id, created_at: now, used_at: null };
    await kysely.insertInto('refresh_tokens').values(made).execute();
    for (const hash of [hashes.moved, hashes.made]) {
      expect(await store.sessions.useRefreshToken(hash, now)).toBeNull();
      expect(await store.sessions.findUsedRefreshToken(hash)).toBeNull();
    }
    expect(await store.sessions.findUsedRefreshToken(hashes.used)).toBeNull();
  });

  it('a second step leads to nobody else', async () => {
    const step = { tokenHash: `step ${attacker.userId}`, userId: attacker.userId, passwordMark: 'mark' };
    await store.secondSteps.open({ ...step, isRemembered: false, expiresAt: later });
    expect(await store.secondSteps.find(step.tokenHash, 5, now)).toMatchObject({ userId: attacker.userId });
    await opened.database.kysely
      .updateTable('second_steps')
      .set({ user_id: victim.userId })
      .where('user_id', '=', attacker.userId)
      .execute();
    expect(await store.secondSteps.find(step.tokenHash, 5, now)).toBeNull();
    expect(await store.secondSteps.spendTry(step.tokenHash, 5, now)).toBeNull();
  });

  const openReset = async (account: Account, linkHash: string | null = null) => {
    const id = makeId();
    const link = linkHash === null ? {} : { linkHash, linkExpiresAt: later };
    const { email, userId } = account;
    await store.resets.open({ id, email, userId, proof: { ...proof, ...link }, expiresAt: later });
    return { id, userId };
  };
  const setReset = (id: string, values: Readonly<Record<string, string | number | null>>): Promise<unknown> =>
    opened.database.kysely.updateTable('password_resets').set(values).where('id', '=', id).execute();

  it.each([
    ['for another user', () => ({ user_id: victim.userId })],
    ['with a code that I know', () => ({ code_mac: 'mine' })],
    ['without a seal', () => ({ seal: null })],
  ])('a reset %s resets nothing', async (_, change) => {
    const { id } = await openReset(attacker, `link ${attacker.userId}`);
    await setReset(id, change());
    expect(await store.resets.spendTry(attacker.email, 3, now)).toBeNull();
    expect(await store.resets.findUser({ by: 'link', hash: `link ${attacker.userId}` }, now)).toBeNull();
    expect(await store.resets.spend({ by: 'link', hash: `link ${attacker.userId}` }, now)).toBeNull();
    expect(noted).toEqual(['password_resets']);
  });

  it('a link or a token that was planted in the reset of another resets nothing', async () => {
    const hash = `planted ${victim.userId}`;
    const { id } = await openReset(victim);
    await setReset(id, { token_hash: hash, token_expires_at: later });
    await setReset(id, { link_hash: hash, link_expires_at: later });
    for (const by of ['token', 'link'] as const) expect(await store.resets.findUser({ by, hash }, now)).toBeNull();
    expect(await store.resets.spend({ by: 'token', hash }, now)).toBeNull();
  });

  it('a token that was given for one account resets no other', async () => {
    const own = await openReset(attacker);
    const hash = `given ${attacker.userId}`;
    await store.resets.grantToken(own, hash, later);
    expect(await store.resets.findUser({ by: 'token', hash }, now)).toBe(attacker.userId);
    await setReset(own.id, { user_id: victim.userId });
    expect(await store.resets.findUser({ by: 'token', hash }, now)).toBeNull();
    expect(await store.resets.spend({ by: 'token', hash }, now)).toBeNull();
    expect(noted).toEqual(['password_reset_tokens']);
  });

  it('a link that was planted in a sign-up proves no address', async () => {
    const id = makeId();
    const linkHash = `planted ${id}`;
    const signUp = { id, email: `${id}@clinic.example`, passwordHash: 'hash', isDecoy: false, proof };
    await store.signUps.create({ ...signUp, now, expiresAt: later });
    await opened.database.kysely
      .updateTable('sign_ups')
      .set({ link_hash: linkHash, link_expires_at: later })
      .where('id', '=', id)
      .execute();
    expect(await store.signUps.findByLink(linkHash, now)).toBeNull();
    expect(noted).toEqual(['sign_ups']);
  });
});
