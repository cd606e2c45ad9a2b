import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/make-company.ts';
import type { TestCompany } from '../testing/make-company.ts';
import { day } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { ownMailDomain } from './withheld-trials.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startTestServer();
  company = await makeCompany(server, await server.createUser('owner@north.example'));
});
afterEach(() => server.stop());

const change = (by: TestUser, withholds: boolean): Promise<CallAnswer> =>
  server.call('PATCH', '/company_user_management/company/', {
    token: by.accessToken,
    body: { withholds_own_trials: withholds },
  });

/** Whether a person who has just signed up with an address has a trial before them. */
async function hasTrial(email: string): Promise<boolean> {
  const user = await server.createUser(email);
  const profile = await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
  return Date.parse(String(profile.body['trial_ends_on'])) > Date.now() + day;
}

async function actions(): Promise<readonly string[]> {
  const rows = await server.server.database.kysely
    .selectFrom('audit_events')
    .select('action')
    .where('action', 'like', 'company.own_trials%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('a company that wants no free trials for people of its mail domain', () => {
  it('has them withheld from who signs up with such an address, and from nobody else, until it changes its mind', async () => {
    expect(await hasTrial('before@north.example')).toBe(true);
    const changed = await change(company.owner, true);
    expect(changed.body).toMatchObject({ mail_domain: 'north.example', withholds_own_trials: true });
    expect(await hasTrial('Ada@North.Example')).toBe(false);
    expect(await hasTrial('ada@ward.north.example')).toBe(true);
    expect(await hasTrial('ada@south.example')).toBe(true);
    const again = await change(company.owner, false);
    expect(again.body).toMatchObject({ withholds_own_trials: false });
    expect(await hasTrial('grace@north.example')).toBe(true);
    await change(company.owner, false);
    expect(await actions()).toEqual(['company.own_trials_withheld', 'company.own_trials_given']);
  });

  it('decides it for the domain of its present owner alone', async () => {
    await change(company.owner, true);
    const { kysely } = server.server.database;
    const { store } = server.server.accounts;
    const heir = await server.createUser('heir@south.example');
    await kysely.updateTable('memberships').set({ role: 'admin' }).where('user_id', '=', company.owner.id).execute();
    await store.members.join({ userId: heir.id, tenantId: company.id, role: 'owner', joinedAt: Date.now() });
    expect(await hasTrial('ada@north.example')).toBe(true);
    expect(await hasTrial('ada@south.example')).toBe(true);
  });

  it('cannot be one whose owner has an address at a public mail service', async () => {
    const { owner } = await makeCompany(server, await server.createUser('owner.of.a.clinic@googlemail.com'));
    const refused = await change(owner, true);
    expect([refused.status, refused.body['code']]).toEqual([409, 'conflict']);
    const read = await server.call('GET', '/company_user_management/company/', { token: owner.accessToken });
    expect(read.body).toMatchObject({ mail_domain: null, withholds_own_trials: false });
    expect(await hasTrial('somebody.else@gmail.com')).toBe(true);
    expect(await actions()).toEqual([]);
  });
});

describe('who has no trial because of it', () => {
  it('is asked to get an invitation; who has one still is not', async () => {
    const read = async ({ accessToken: token }: TestUser): Promise<unknown> =>
      (await server.call('GET', '/subscription_app/subscription/', { token })).body['company_invites'];
    const before = await server.createUser('before@north.example');
    await change(company.owner, true);
    const after = await server.createUser('after@north.example');
    const elsewhere = await server.createUser('after@south.example');
    expect([await read(before), await read(after), await read(elsewhere)]).toEqual([false, true, false]);
  });
});

describe('the domain of an organisation', () => {
  it.each([
    ['ada@north.example', 'north.example'],
    ['Ada+x@NORTH.example', 'north.example'],
    ['ada@gmail.com', null],
    ['ada@googlemail.com', null],
    ['ada@Outlook.com', null],
    ['ada@comcast.net', null],
  ])('of %s is %s', (email, domain) => {
    expect(ownMailDomain(email)).toBe(domain);
  });
});
