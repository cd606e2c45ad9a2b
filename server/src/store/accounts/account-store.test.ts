import { v7 as makeId } from 'uuid';
import { validate } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';
import { createFieldCipher } from './field-cipher.ts';
import type { Mail } from './mails.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const proof = { codeMac: 'mac', codeExpiresAt: now + minute, linkHash: null, linkExpiresAt: null };

describe.each(testDatabaseKinds)('accounts on $name', ({ open }) => {
  let opened: TestDatabase;
  let store: AccountStore;
  beforeAll(async () => {
    opened = await open();
    const keyring = await openKeyring(opened.database, localKeyService(newKeyBytes()));
    store = createAccountStore(opened.database, {
      cipher: createFieldCipher(keyring),
      createAudit: (database) => createAuditStore(database, keyring),
      createIdempotency: (database) => createIdempotencyStore({ database, keys: keyring }),
    });
  });
  afterAll(() => opened.remove());

  const newAccount = (email: string, userId = makeId()) => ({
    userId,
    tenantId: makeId(),
    email,
    passwordHash: 'hash',
    trialEndsOn: now + minute,
    now,
  });
  const newSignUp = (email: string, id = makeId()) => ({
    id,
    email,
    passwordHash: 'hash',
    isDecoy: false,
    proof,
    now,
    expiresAt: now + 5 * minute,
  });
  const newMail = (to: string): Mail => ({
    id: makeId(),
    to,
    subject: 'Subject',
    text: 'Text',
    html: '<p>Text</p>',
    code: '0123',
  });

  it('finds an account by id and by address in any letters’ case, and makes no second', async () => {
    const account = newAccount('Ada.Example@Clinic.example');
    expect(await store.users.create(account)).toBe(true);
    expect(await store.users.create(newAccount('ada.example@clinic.EXAMPLE'))).toBe(false);
    const found = await store.users.findByEmail('ADA.example@clinic.example');
    expect(found).toEqual({
      userId: account.userId,
      tenantId: account.tenantId,
      personalTenantId: account.tenantId,
      membership: null,
      isOperator: false,
      hasSecondFactor: false,
      email: 'Ada.Example@Clinic.example',
      name: null,
      passwordHash: 'hash',
      trialEndsOn: now + minute,
      isDisabled: false,
      pictureKey: null,
      preferences: { defaultTool: null, noteKind: null, usesModels: true },
    });
    expect(await store.users.find(account.userId)).toEqual(found);
    expect(await store.users.findByEmail('nobody@clinic.example')).toBeNull();
    await store.users.updatePasswordHash(account.userId, 'other');
    expect((await store.users.find(account.userId))?.passwordHash).toBe('other');
  });

  it('keeps no address, name, code or mail in the clear', async () => {
    const account = newAccount('canary@clinic.example');
    await store.users.create(account);
    await store.signUps.create(newSignUp('canary@clinic.example'));
    await store.mails.enqueue(newMail('canary@clinic.example'), now);
    await store.mails.keep({ ...newMail('canary@clinic.example'), sentAt: now });
    for (const table of ['user_accounts', 'sign_ups', 'outbox', 'mailbox'] as const) {
      const rows: readonly object[] = await opened.database.kysely.selectFrom(table).selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const value of rows.flatMap((row): readonly unknown[] => Object.values(row))) {
        // An identifier holds any four digits by chance.
        if (validate(value)) continue;
        const bytes = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
        expect(bytes).not.toMatch(/canary|0123|Subject/);
      }
    }
  });

  it('spends each try of a code once, however many ask at the same time', async () => {
    const signUp = newSignUp('tries@clinic.example');
    await store.signUps.create(signUp);
    const spent = await Promise.all(Array.from({ length: 30 }, () => store.signUps.spendTry(signUp.id, 3, now)));
    expect(spent.filter((mac) => mac === 'mac')).toHaveLength(3);
    await store.signUps.replaceProof(signUp.id, { ...proof, codeMac: 'new' });
    expect(await store.signUps.spendTry(signUp.id, 3, now + 2 * minute)).toBeNull();
    expect(await store.signUps.spendTry(signUp.id, 3, now)).toBe('new');
  });

  it('spends a link once', async () => {
    const signUp = {
      ...newSignUp('link@clinic.example'),
      proof: { ...proof, linkHash: 'link-hash', linkExpiresAt: now + minute },
    };
    await store.signUps.create(signUp);
    expect(await store.signUps.findByLink('link-hash', now + minute)).toBeNull();
    expect(await store.signUps.spendLink('link-hash', now + minute)).toBe(false);
    expect((await store.signUps.findByLink('link-hash', now))?.id).toBe(signUp.id);
    expect(await store.signUps.spendLink('link-hash', now)).toBe(true);
    expect(await store.signUps.spendLink('link-hash', now)).toBe(false);
    expect(await store.signUps.findByLink('link-hash', now)).toBeNull();
  });

  it('keeps one reset an address, spends its tries, its link and its token once, and succeeds for an account only', async () => {
    const account = newAccount('reset@clinic.example');
    await store.users.create(account);
    const newReset = (email: string, userId: string | null, id = makeId()) => ({
      id,
      email,
      userId,
      proof: { ...proof, linkHash: `link of ${id}`, linkExpiresAt: now + minute },
      expiresAt: now + 5 * minute,
    });
    const first = newReset('reset@clinic.example', account.userId);
    await store.resets.open(first);
    const tried = await Promise.all(
      Array.from({ length: 30 }, () => store.resets.spendTry('RESET@clinic.example', 3, now)),
    );
    expect(tried.filter((one) => one?.codeMac === 'mac' && one.userId === account.userId)).toHaveLength(3);
    await store.resets.grantToken(first, 'token', now + minute);

    const second = newReset('reset@clinic.example', account.userId);
    await store.resets.open(second);
    expect((await store.resets.spendTry('reset@clinic.example', 3, now))?.id).toBe(second.id);
    expect(await store.resets.spendTry('reset@clinic.example', 3, now + 2 * minute)).toBeNull();
    expect(await store.resets.findUser({ by: 'link', hash: `link of ${first.id}` }, now)).toBeNull();
    expect(await store.resets.findUser({ by: 'link', hash: `link of ${second.id}` }, now)).toBe(account.userId);
    expect(await store.resets.findUser({ by: 'link', hash: 'token' }, now)).toBeNull();
    expect(await store.resets.findUser({ by: 'token', hash: 'token' }, now + minute)).toBeNull();
    expect(await store.resets.spend({ by: 'token', hash: 'token' }, now + minute)).toBeNull();
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => store.resets.spend({ by: 'token', hash: 'token' }, now)),
    );
    expect(spent.filter((userId) => userId === account.userId)).toHaveLength(1);
    expect(await store.resets.spend({ by: 'link', hash: `link of ${second.id}` }, now)).toBeNull();

    const nobody = newReset('nobody.resets@clinic.example', null);
    await store.resets.open(nobody);
    expect(await store.resets.spend({ by: 'link', hash: `link of ${nobody.id}` }, now)).toBeNull();
    await store.resets.removeExpired(now + 6 * minute);
    expect(await store.resets.spendTry('nobody.resets@clinic.example', 3, now)).toBeNull();
  });

  it('keeps a password’s hash only while it is the one that was compared', async () => {
    const account = newAccount('keep@clinic.example');
    await store.users.create(account);
    expect(await store.users.keepPasswordHash(account.userId, 'hash', 'new hash')).toBe(true);
    expect(await store.users.keepPasswordHash(account.userId, 'hash', 'hash')).toBe(false);
    expect((await store.users.find(account.userId))?.passwordHash).toBe('new hash');
  });

  it('lists the attempts of an address, newest first, until they expire', async () => {
    const [first, second] = [newSignUp('two@clinic.example'), { ...newSignUp('two@clinic.example'), now: now + 1 }];
    await store.signUps.create(first);
    await store.signUps.create(second);
    expect((await store.signUps.listPending('TWO@clinic.example', now)).map((signUp) => signUp.id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await store.signUps.listPending('two@clinic.example', now + 6 * minute)).toEqual([]);
    expect(await store.signUps.find(first.id, now + 6 * minute)).toBeNull();
    expect([...(await store.signUps.removeFor('two@clinic.example'))].toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    await store.signUps.create(newSignUp('old@clinic.example'));
    await store.signUps.removeExpired(now + 6 * minute);
    expect(await store.signUps.listPending('old@clinic.example', now)).toEqual([]);
  });

  it('uses a refresh token once', async () => {
    const session = { id: makeId(), kind: 'user', subjectId: makeId(), expiresAt: now + minute, now } as const;
    await store.sessions.create({ ...session, provedAt: now, isRemembered: false });
    await store.sessions.addRefreshToken('token-hash', session.id, now);
    expect(await store.sessions.findUsedRefreshToken('token-hash')).toBeNull();
    const used = await Promise.all(
      Array.from({ length: 20 }, () => store.sessions.useRefreshToken('token-hash', now + 1)),
    );
    expect(used.filter((id) => id === session.id)).toHaveLength(1);
    expect(await store.sessions.findUsedRefreshToken('token-hash')).toEqual({ sessionId: session.id, usedAt: now + 1 });
    expect((await store.sessions.find(session.id))?.isEnded).toBe(false);
    await store.sessions.endAllOf([session.subjectId], now + 2);
    expect((await store.sessions.find(session.id))?.isEnded).toBe(true);
    await store.sessions.removeExpired(now + 2 * minute);
    expect(await store.sessions.find(session.id)).toBeNull();
    expect(await store.sessions.findUsedRefreshToken('token-hash')).toBeNull();
  });

  it('hands each mail of the outbox to one taker at a time, and keeps what was not delivered', async () => {
    await opened.database.kysely.deleteFrom('outbox').execute();
    const mails = Array.from({ length: 5 }, () => newMail('out@clinic.example'));
    for (const mail of mails) await store.mails.enqueue(mail, now);
    const taken = (
      await Promise.all([store.mails.claim(now, now + minute, 9), store.mails.claim(now, now + minute, 9)])
    ).flat();
    expect(taken.map((mail) => mail.id).toSorted()).toEqual(mails.map((mail) => mail.id).toSorted());
    expect(taken[0]).toEqual({
      ...mails.find((mail) => mail.id === taken[0]?.id),
      attempts: 1,
      createdAt: now,
    });
    expect(await store.mails.claim(now, now + minute, 10)).toEqual([]);
    await store.mails.remove(String(mails[0]?.id));
    const again = await store.mails.claim(now + minute, now + 2 * minute, 10);
    expect(again.map((mail) => mail.attempts)).toEqual([2, 2, 2, 2]);
    await store.mails.postpone({ id: String(mails[1]?.id), attempts: 2 }, now + 10 * minute);
    expect(await store.mails.claim(now + 2 * minute, now + 3 * minute, 10)).toHaveLength(3);
  });

  it('shows kept mails newest first, by address when asked', async () => {
    const mail = newMail('kept@clinic.example');
    await store.mails.keep({ ...mail, sentAt: now });
    await store.mails.keep({ ...mail, sentAt: now + 1 });
    const later = newMail('Kept@clinic.example');
    await store.mails.keep({ ...later, sentAt: now + 2 });
    expect(await store.mails.listKept('kept@CLINIC.example', 10)).toEqual([
      { ...later, sentAt: now + 2 },
      { ...mail, sentAt: now },
    ]);
    expect((await store.mails.listKept(null, 1))[0]?.id).toBe(later.id);
    await store.mails.removeKeptBefore(now + 1);
    expect(await store.mails.listKept('kept@clinic.example', 10)).toHaveLength(1);
  });

  it('counts within a span, all askers together, and starts over after it', async () => {
    const span = { now, expiresAt: now + minute, prolong: false };
    const counts = await Promise.all(Array.from({ length: 25 }, () => store.counters.add('a', 1, span)));
    expect(counts.map((count) => count.points).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect(await store.counters.add('a', 1, { ...span, now: now + 30_000, expiresAt: now + 90_000 })).toEqual({
      points: 26,
      expiresAt: now + minute,
    });
    expect(await store.counters.add('a', 1, { now: now + 30_000, expiresAt: now + 90_000, prolong: true })).toEqual({
      points: 27,
      expiresAt: now + 90_000,
    });
    expect(await store.counters.readCount('a', now + 90_000)).toBeNull();
    expect(await store.counters.add('a', 2, { now: now + 90_000, expiresAt: now + 99_000, prolong: false })).toEqual({
      points: 2,
      expiresAt: now + 99_000,
    });
    expect(await store.counters.remove('a')).toBe(true);
    expect(await store.counters.remove('a')).toBe(false);
  });

  it('keeps all of a transaction or nothing, and tells afterwards', async () => {
    const calls: string[] = [];
    const fails = store.transaction(async (inner) => {
      await inner.counters.add('undone', 1, { now, expiresAt: now + minute, prolong: false });
      inner.afterCommit(() => calls.push('undone'));
      throw new Error('made up');
    });
    await expect(fails).rejects.toThrow('made up');
    await store.transaction(async (inner) => {
      await inner.counters.add('kept', 1, { now, expiresAt: now + minute, prolong: false });
      inner.afterCommit(() => calls.push('kept'));
    });
    expect(calls).toEqual(['kept']);
    expect(await store.counters.readCount('undone', now)).toBeNull();
    expect(await store.counters.readCount('kept', now)).not.toBeNull();
  });
});
