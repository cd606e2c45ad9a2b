import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, type TestStore } from '../test-store.ts';
import type { Owner } from '../store.ts';
import type { EmrGrant, EmrTokens } from './launch-store.ts';

const now = 1_790_000_000_000;
const abilities = {
  fhirVersion: '4.0.1',
  software: '',
  authorizationEndpoint: 'https://ehr.example/a',
  tokenEndpoint: 'https://ehr.example/t',
  revocationEndpoint: null,
  issuer: null,
  alwaysNamesIssuer: false,
  takesSecretInBody: false,
  lasting: null,
  knowsScopesV2: true,
  reads: [],
  creates: [],
  conditionalCreates: [],
};
const grantOf = (patientId: string): EmrGrant => ({
  baseUrl: 'https://ehr.example/fhir',
  patientId,
  patient: { name: 'Madeup Testerly', birthDate: null, gender: null },
  encounterId: null,
  encounter: null,
  scopes: ['patient/*.rs'],
});
const lasting: EmrTokens = { accessToken: 'a1', expiresAt: now + 300_000, refreshToken: 'r1' };

describe.each(testDatabaseKinds)('records of EHRs on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  const open = async (owner: Owner, patientId = 'p1', tokens = lasting, at = now): Promise<string> => {
    const id = uuidv7();
    await test.store.emr.launches.add(owner, { ...grantOf(patientId), id, connectionId: 'c1' }, tokens, at);
    return id;
  };

  it('spends an attempt once, for its own person alone', async () => {
    const { attempts } = test.store.emr;
    const owner = newOwner();
    const attempt = { connectionId: 'c1', stateHash: 's', verifier: 'v', scopes: ['openid'] };
    await attempts.open(owner, 'h1', attempt, now + 10);
    expect(await attempts.spend(newOwner(owner.tenantId), 'h1', now)).toBe(null);
    expect(await attempts.spend({ ...owner, tenantId: uuidv7() }, 'h1', now)).toBe(null);
    expect(await attempts.spend(owner, 'h1', now + 10)).toBe(null);
    const all = await Promise.all(Array.from({ length: 5 }, () => attempts.spend(owner, 'h1', now)));
    expect(all.filter((one) => one !== null)).toEqual([attempt]);
    await attempts.open(owner, 'h2', attempt, now);
    await attempts.removeExpired(now);
    expect(await test.database.kysely.selectFrom('emr_attempts').select('id').execute()).toEqual([]);
  });

  it('lets one renew at a time, and keeps nothing of a launch that was closed meanwhile', async () => {
    const { launches } = test.store.emr;
    const owner = newOwner();
    const key = { owner, id: await open(owner) };
    const other = await test.openOther();
    const claims = await Promise.all(
      [launches, other.store.emr.launches, launches].map((one) => one.claimRenewal(key, 1, now, now + 1000)),
    );
    expect(claims.filter(Boolean).length).toBe(1);
    expect(await launches.claimRenewal(key, 1, now + 1001, now + 2000)).toBe(true);
    const renewed = { ...lasting, accessToken: 'a2', refreshToken: 'r2' };
    expect(await launches.renew(key, 1, renewed, now)).toBe(true);
    expect(await launches.renew(key, 1, { ...renewed, accessToken: 'a3' }, now)).toBe(false);
    expect(await other.store.emr.launches.readTokens(key)).toEqual({ tokens: renewed, version: 2 });
    // Who comes with tokens from before ends nothing.
    await launches.end(key, 1, now);
    expect(await launches.readTokens(key)).not.toBe(null);
    const closed = await launches.remove(owner, key.id);
    expect(closed).toMatchObject({
      connectionId: 'c1',
      baseUrl: 'https://ehr.example/fhir',
      patientId: 'p1',
      tokens: [renewed],
    });
    expect(await launches.renew(key, 2, renewed, now)).toBe(false);
    expect(await launches.readTokens(key)).toBe(null);
    await other.close();
  });

  it('does not open rows that were given to somebody else, or moved, from outside', async () => {
    const { launches, chats } = test.store.emr;
    const [victim, thief] = [newOwner('t-one'), newOwner('t-one')];
    const id = await open(victim);
    const launch = await launches.find(victim, id);
    if (launch === null) throw new Error('It is there.');
    await chats.bind(victim, 'chat-of-victim', launch, now);
    const { kysely } = test.database;
    await kysely.updateTable('emr_launches').set({ owner_id: thief.userId }).where('id', '=', id).execute();
    await kysely.updateTable('emr_chats').set({ owner_id: thief.userId }).where('launch_id', '=', id).execute();
    expect(await launches.find(thief, id)).toBe(null);
    await expect(launches.readTokens({ owner: thief, id })).rejects.toThrow();
    await expect(chats.find(thief, 'chat-of-victim')).rejects.toThrow();
    expect(await chats.list(thief)).toEqual([]);
    const connectionId = uuidv7();
    const connection = {
      id: connectionId,
      name: 'E',
      baseUrl: 'https://e.example',
      clientId: 'x',
      clientSecret: null,
      tenantId: 't-one',
      abilities,
    };
    await test.store.emr.connections.add(connection, 'working', now);
    await kysely.updateTable('emr_connections').set({ tenant_id: null }).where('id', '=', connectionId).execute();
    expect(await test.store.emr.connections.find(connectionId)).toBe(null);
    expect(await test.store.emr.connections.listFor('t-two')).toEqual([]);
  });

  it('forgets what has ended and what nobody uses, and chats keep their patients', async () => {
    const { launches, chats } = test.store.emr;
    const owner = newOwner();
    const short = { ...lasting, refreshToken: null };
    const [ended, unused, used] = [
      await open(owner, 'p2', short),
      await open(owner, 'p3', lasting, 1),
      await open(owner, 'p4'),
    ];
    const launch = await launches.find(owner, ended);
    if (launch === null) throw new Error('It is there.');
    expect(launch.endsAt).toBe(short.expiresAt);
    await chats.bind(owner, 'chat-1', launch, now);
    expect((await launches.listOpen(owner, now)).map(({ id }) => id)).toEqual([used, ended, unused]);
    expect((await launches.listOpen(owner, now + 300_000)).map(({ id }) => id)).toEqual([used, unused]);
    const gone = await launches.expire({ ended: now + 300_001, used: 2 }, 10);
    expect(new Set(gone.map(({ id }) => id))).toEqual(new Set([ended, unused]));
    expect(await chats.find(owner, 'chat-1')).toMatchObject({ launchId: null, patientId: 'p2' });
    const again = await open(owner, 'p2');
    expect(await chats.find(owner, 'chat-1')).toMatchObject({ launchId: again });
    expect(await launches.find(owner, again)).toMatchObject({ chatId: 'chat-1' });
  });
});
