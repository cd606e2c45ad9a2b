import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, invite, makeCompany } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { createMovingClock, minute } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { connectDirectory, type DirectoryClient } from './testing/directory-client.ts';

/** What a company's owner decides: whether many may be removed, and what groups mean. */

const prefix = '/company_user_management/directory';
let clock: MovingClock;
let server: TestServer;
let company: TestCompany;
let directory: DirectoryClient;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  company = await makeCompany(server);
  await server.server.database.kysely.updateTable('tenants').set({ seats: 60 }).where('id', '=', company.id).execute();
  directory = await connectDirectory(server, company);
});

const asOwner = (method: string, path: string, body?: unknown): Promise<CallAnswer> =>
  server.call(method, `${prefix}${path}`, {
    token: company.owner.accessToken,
    ...(body === undefined ? {} : { body }),
  });
const settings = async (): Promise<JsonBody> => (await asOwner('GET', '/')).body['data'] as JsonBody;
const idOf = async ({ email }: Pick<TestUser, 'email'>): Promise<string> => {
  const { body } = await directory.send('GET', `/Users?filter=userName eq "${email}"`);
  return String((body['Resources'] as readonly JsonBody[])[0]?.['id']);
};
const roleOf = async ({ accessToken: token }: TestUser): Promise<unknown> =>
  (await server.call('GET', '/company_user_management/company/', { token })).body['role'];
const auditActions = async (): Promise<readonly string[]> => {
  const { kysely } = server.server.database;
  const rows = await kysely
    .selectFrom('audit_events')
    .select(['action', 'outcome'])
    .where('tenant_id', '=', company.id)
    .execute();
  return rows.map(({ action, outcome }) => `${action} ${outcome}`);
};

/** Proves again who the owner is, which six minutes later is asked for. */
async function confirm(): Promise<void> {
  const { accessToken: token, password } = company.owner;
  const { status } = await server.call('POST', '/authentication_app/confirm_identity/', { token, body: { password } });
  expect(status).toBe(200);
}

describe('many removals', () => {
  it('stop after five people within an hour, and go on once the owner allows it', async () => {
    const members: TestUser[] = [];
    for (let count = 0; count < 9; count += 1) members.push(await addMember(server, company));
    const ids = await Promise.all(members.map(idOf));
    const remove = (index: number): Promise<CallAnswer> =>
      index % 2 === 0
        ? directory.send('DELETE', `/Users/${ids[index] ?? ''}`)
        : directory.patch(`/Users/${ids[index] ?? ''}`, { op: 'replace', path: 'active', value: 'False' });
    for (let index = 0; index < 5; index += 1) expect((await remove(index)).status).toBeLessThan(300);
    expect((await settings())['stopped_on']).toBeNull();
    for (const index of [5, 6, 5]) {
      const stopped = await remove(index);
      expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '600']);
    }
    // Nobody more is out, and nothing else of a refused change is kept.
    expect(await roleOf(members[5] as TestUser)).toBe('clinician');
    expect((await directory.send('GET', `/Users/${ids[5] ?? ''}`)).body['active']).toBe(true);
    expect((await settings())['stopped_on']).not.toBeNull();
    const mails = (await server.mailsTo(company.owner.email, 2)).filter(({ subject }) =>
      subject.includes('wants to remove many'),
    );
    expect(mails.length).toBe(1);
    expect((await auditActions()).filter((action) => action === 'directory.stop denied').length).toBe(1);

    expect((await asOwner('POST', '/allow/', {})).status).toBe(200);
    expect(await settings()).toMatchObject({ stopped_on: null, allowed_until: expect.any(String) as string });
    for (const index of [5, 6, 7]) expect((await remove(index)).status).toBeLessThan(300);
  });

  it('are not those of invitations that are taken back', async () => {
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1)
      made.push((await directory.create(`n${count}.${company.id}@north.example`)).id);
    for (const id of made) expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
  });

  it('count no more after an hour', async () => {
    const members: TestUser[] = [];
    for (let count = 0; count < 7; count += 1) members.push(await addMember(server, company));
    const ids = await Promise.all(members.map(idOf));
    for (const id of ids.slice(0, 5)) await directory.send('DELETE', `/Users/${id}`);
    expect((await directory.send('DELETE', `/Users/${ids[5] ?? ''}`)).status).toBe(429);
    clock.advance(61 * minute);
    expect((await directory.send('DELETE', `/Users/${ids[5] ?? ''}`)).status).toBe(204);
  });
});

describe('what groups mean', () => {
  it('is tried before it is switched on, and counts for whom was shown', async () => {
    const nurse = await addMember(server, company);
    const chief = await addMember(server, company);
    const byHand = await addMember(server, company, 'admin');
    const guest = `guest.${company.id}@north.example`;
    const { id: guestId } = await directory.create(guest);
    const group = await directory.send('POST', '/Groups', {
      displayName: 'Chiefs',
      members: [{ value: await idOf(chief) }, { value: guestId }, { value: await idOf(company.owner) }],
    });
    expect(await roleOf(chief)).toBe('clinician');
    const group_roles = [{ group: 'chiefs', role: 'admin' }];
    const tried = await asOwner('POST', '/try_group_roles/', {
      group_roles: [...group_roles, { group: 'Nobody', role: 'auditor' }],
    });
    expect(tried.body).toMatchObject({ unknown_groups: ['Nobody'] });
    const shown = await asOwner('POST', '/try_group_roles/', { group_roles });
    expect(
      new Set(
        (shown.body['changes'] as readonly JsonBody[]).map(
          ({ email, from, to }) => `${String(email)} ${String(from)} ${String(to)}`,
        ),
      ),
    ).toEqual(
      new Set([`${chief.email} clinician admin`, `${guest} clinician admin`, `${byHand.email} admin clinician`]),
    );
    // Nothing has changed by trying.
    expect([await roleOf(chief), await roleOf(byHand), (await settings())['gives_roles']]).toEqual([
      'clinician',
      'admin',
      false,
    ]);
    const wrong = await asOwner('PUT', '/group_roles/', { group_roles, tried: 'x' });
    expect(wrong.status).toBe(409);
    expect(
      (
        await asOwner('PUT', '/group_roles/', {
          group_roles: [{ group: 'chiefs', role: 'auditor' }],
          tried: shown.body['tried'],
        })
      ).status,
    ).toBe(409);
    const on = await asOwner('PUT', '/group_roles/', { group_roles, tried: shown.body['tried'] });
    expect([on.status, on.body['changed']]).toEqual([200, 3]);
    expect([await roleOf(chief), await roleOf(byHand), await roleOf(nurse), await roleOf(company.owner)]).toEqual([
      'admin',
      'clinician',
      'clinician',
      'owner',
    ]);

    // From now on the directory gives and takes it.
    const path = `/Groups/${String(group.body['id'])}`;
    await directory.patch(path, { op: 'add', path: 'members', value: [{ value: await idOf(nurse) }] });
    expect(await roleOf(nurse)).toBe('admin');
    await directory.patch(path, { op: 'remove', path: `members[value eq "${await idOf(chief)}"]` });
    expect(await roleOf(chief)).toBe('clinician');
    await directory.send('DELETE', path);
    expect([await roleOf(nurse), await roleOf(company.owner)]).toEqual(['clinician', 'owner']);
    const off = await asOwner('POST', '/try_group_roles/', { group_roles: [] });
    expect((await asOwner('PUT', '/group_roles/', { group_roles: [], tried: off.body['tried'] })).body['changed']).toBe(
      0,
    );
    expect(await settings()).toMatchObject({ gives_roles: false, group_roles: [] });
  });

  it('gives an admin nothing to decide, and asks the owner who they are', async () => {
    const admin = await addMember(server, company, 'admin');
    for (const [method, path] of [
      ['GET', '/'],
      ['POST', '/tokens/'],
      ['POST', '/allow/'],
      ['PUT', '/group_roles/'],
    ] as const)
      expect(
        (
          await server.call(method, `${prefix}${path}`, {
            token: admin.accessToken,
            ...(method === 'GET' ? {} : { body: {} }),
          })
        ).status,
      ).toBe(403);
    clock.advance(6 * minute);
    const asked = await asOwner('POST', '/tokens/', { days: 30 });
    expect([asked.status, asked.body['code']]).toEqual([403, 'proof_required']);
    await confirm();
    expect((await asOwner('POST', '/tokens/', { days: 30 })).status).toBe(201);
  });
});

describe('tokens', () => {
  it('are five at most, and say when they were used', async () => {
    for (let count = 0; count < 4; count += 1)
      expect((await asOwner('POST', '/tokens/', { days: 365 })).status).toBe(201);
    expect((await asOwner('POST', '/tokens/', { days: 365 })).status).toBe(409);
    await directory.send('GET', '/Users');
    const tokens = (await settings())['tokens'] as readonly JsonBody[];
    expect(tokens.length).toBe(5);
    expect(tokens.filter(({ last_used_on: used }) => used !== null).length).toBe(1);
    expect((await auditActions()).filter((action) => action === 'directory.token success').length).toBe(5);
  });
});

describe('a hand-over of the company', () => {
  it('ends the tokens of the old owner, and the new one makes their own', async () => {
    const heir = await addMember(server, company, 'admin');
    const body = { user_id: heir.id };
    const token = company.owner.accessToken;
    expect((await directory.send('GET', '/Users')).status).toBe(200);
    const handed = await server.call('POST', '/company_user_management/transfer_ownership/', { token, body });
    expect(handed.status).toBe(200);
    for (const path of ['/Users', '/ServiceProviderConfig'])
      expect((await directory.send('GET', path)).status).toBe(401);
    const own = await connectDirectory(server, { ...company, owner: heir });
    expect((await own.send('GET', '/Users')).status).toBe(200);
  });
});

describe('an invitation that was sent by hand', () => {
  it('is the directory’s to find and to take back', async () => {
    const email = `by.hand.${company.id}@north.example`;
    await invite(server, company.owner, email);
    const id = await idOf({ email });
    expect((await directory.send('GET', `/Users/${id}`)).body).toMatchObject({ userName: email, active: true });
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
    const list = await server.call('GET', '/company_user_management/user_list/', { token: company.owner.accessToken });
    expect(JSON.stringify(list.body)).not.toContain(email);
  });
});
