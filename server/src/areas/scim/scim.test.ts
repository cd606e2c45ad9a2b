import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { JsonBody, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { connectDirectory, type DirectoryClient } from './testing/directory-client.ts';

/** What the test suites of Okta and of Microsoft Entra ID send, over a real server. */

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let server: TestServer;
let company: TestCompany;
let directory: DirectoryClient;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  await server.server.database.kysely.updateTable('tenants').set({ seats: 200 }).where('id', '=', company.id).execute();
  directory = await connectDirectory(server, company);
});
afterAll(() => server.stop());

let people = 0;
const newName = (): string => `ana.${(people += 1)}@north.example`;
const find = async (filter: string): Promise<readonly JsonBody[]> => {
  const { status, body } = await directory.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
  expect(status).toBe(200);
  return body['Resources'] as readonly JsonBody[];
};
const read = async (id: string): Promise<JsonBody> => (await directory.send('GET', `/Users/${id}`)).body;

/** Lets an invited person in by the link of their mail. */
async function accept({ email: userName, accessToken }: TestUser): Promise<void> {
  const [mail] = await server.mailsTo(userName, 2).then((mails) => mails.filter(({ text }) => text.includes('token=')));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(
    (await server.call('POST', '/company_user_management/accept_invitation/', { token: accessToken, body: { token } }))
      .status,
  ).toBe(200);
}

describe('what the service says of itself', () => {
  it('is what RFC 7643 has it say', async () => {
    const config = await directory.send('GET', '/ServiceProviderConfig');
    expect(config.headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      sort: { supported: false },
      etag: { supported: true },
      changePassword: { supported: false },
    });
    const types = await directory.send('GET', '/ResourceTypes');
    expect(types.body).toMatchObject({ totalResults: 2, Resources: [{ id: 'User' }, { id: 'Group' }] });
    expect((await directory.send('GET', '/ResourceTypes/Group')).body).toMatchObject({ schema: groupSchema });
    expect((await directory.send('GET', '/Schemas')).body).toMatchObject({ totalResults: 2 });
    expect((await directory.send('GET', `/Schemas/${userSchema}`)).body).toMatchObject({ name: 'User' });
    expect((await directory.send('GET', '/Schemas/other')).status).toBe(404);
  });

  it('has no /Bulk, and says 405 to a method that a resource does not take', async () => {
    const bulk = await directory.send('POST', '/Bulk', {});
    expect([bulk.status, bulk.body['schemas']]).toEqual([404, ['urn:ietf:params:scim:api:messages:2.0:Error']]);
    expect((await directory.send('PUT', '/Users', {})).status).toBe(405);
    expect((await directory.send('DELETE', '/ServiceProviderConfig')).status).toBe(405);
  });
});

describe('people, as Okta sends them', () => {
  it('are looked for, made, read, and found again', async () => {
    const userName = newName();
    expect(await find(`userName eq "${userName}"`)).toEqual([]);
    const made = await directory.send('POST', '/Users', {
      schemas: [userSchema],
      userName,
      name: { givenName: 'Ana', familyName: 'Ruiz' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Ana Ruiz',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    });
    expect(made.status).toBe(201);
    const id = String(made.body['id']);
    expect(made.headers.get('location')).toBe(`${server.origin}/scim/v2/Users/${id}`);
    expect(made.headers.get('etag')).toBe('W/"1"');
    expect(made.body).toMatchObject({
      schemas: [userSchema],
      userName,
      externalId: '00ujl29u0le5T6Aj10h7',
      name: { givenName: 'Ana', familyName: 'Ruiz' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      active: true,
      meta: { resourceType: 'User', version: 'W/"1"' },
    });
    expect(JSON.stringify(made.body)).not.toMatch(/1mz050nq|en-US/);
    expect(await read(id)).toEqual(made.body);
    for (const filter of [
      `userName eq "${userName.toUpperCase()}"`,
      `username EQ "${userName}" and active eq true`,
      'externalId eq "00ujl29u0le5T6Aj10h7"',
      `(externalId eq "x" or emails[type eq "work" and value eq "${userName}"]) and not (active eq false)`,
      `${userSchema}:userName sw "${userName.slice(0, 8)}" and meta.created gt "2020-01-01T00:00:00Z"`,
    ])
      expect(
        (await find(filter)).map((one) => one['id']),
        filter,
      ).toContain(id);
    expect(await find('externalId eq "00UJL29U0LE5T6AJ10H7"')).toEqual([]);
    const again = await directory.send('POST', '/Users', { schemas: [userSchema], userName: userName.toUpperCase() });
    expect([again.status, again.body['scimType'], again.body['status']]).toEqual([409, 'uniqueness', '409']);
    const [mail] = await server.mailsTo(userName);
    expect(mail?.subject).toContain(company.name);
  });

  it('answer 404 in SCIM’s own shape where there is nobody', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', '__proto__', 'x'.repeat(150)]) {
      const { status, body, headers } = await directory.send('GET', `/Users/${id}`);
      expect([status, body['status']]).toEqual([404, '404']);
      expect(headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
    }
  });

  it('are replaced, switched off by a value without a path, and on again', async () => {
    const userName = newName();
    const { id } = await directory.create(userName, { name: { givenName: 'Eva', familyName: 'Sol' } });
    const put = await directory.send('PUT', `/Users/${id}`, {
      schemas: [userSchema],
      id,
      userName,
      name: { givenName: 'Another', familyName: 'Excited' },
      active: true,
      meta: { resourceType: 'User', version: 'W/"99"' },
    });
    expect(put.body).toMatchObject({ id, name: { givenName: 'Another' }, meta: { version: 'W/"2"' } });
    const off = await directory.patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
    expect([off.status, off.body['active']]).toEqual([200, false]);
    expect((await read(id))['active']).toBe(false);
    // A whole person without the word about it stays out.
    expect((await directory.send('PUT', `/Users/${id}`, { userName })).body['active']).toBe(false);
    const on = await directory.patch(`/Users/${id}`, { op: 'replace', value: { active: true } });
    expect(on.body['active']).toBe(true);
    expect((await server.mailsTo(userName, 2)).filter(({ text }) => text.includes('token=')).length).toBe(2);
  });

  it('are listed by pages', async () => {
    for (let count = 0; count < 3; count += 1) await directory.create(newName());
    const page = async (query: string): Promise<JsonBody> => (await directory.send('GET', `/Users?${query}`)).body;
    const all = await page('startIndex=1&count=100');
    const total = Number(all['totalResults']);
    expect(total).toBeGreaterThanOrEqual(4);
    expect(await page('startIndex=2&count=2')).toMatchObject({ totalResults: total, startIndex: 2, itemsPerPage: 2 });
    expect(await page('startIndex=0&count=1')).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
    expect(await page('count=0')).toMatchObject({ totalResults: total, itemsPerPage: 0, Resources: [] });
    expect(await page('count=-1')).toMatchObject({ itemsPerPage: 0 });
    expect(await page(`startIndex=${total + 1}`)).toMatchObject({ itemsPerPage: 0 });
    expect(await page('sortBy=userName&count=1')).toMatchObject({ itemsPerPage: 1 });
    const [first] = (await page('count=1&attributes=userName'))['Resources'] as readonly JsonBody[];
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['id', 'schemas', 'userName']);
    expect((await directory.send('GET', '/Users?count=many')).body['scimType']).toBe('invalidValue');
  });
});

describe('people, as Entra ID sends them', () => {
  it('are patched by paths with filters, in capitals, with truth as a text', async () => {
    const userName = newName();
    const { id } = await directory.create(userName, {
      schemas: [userSchema, enterprise],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      active: 'True',
      emails: [{ type: 'work', value: 'old@north.example', primary: true }],
      [enterprise]: { department: 'Ward 3' },
    });
    const patched = await directory.patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@north.example' },
      { op: 'Add', path: 'emails[type eq "other"].value', value: 'home@north.example' },
      { op: 'Replace', path: 'name.familyName', value: 'Nuevo' },
      { op: 'Add', path: `${enterprise}:department`, value: 'Ward 4' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '000' },
      { op: 'Replace', path: `${userSchema}:displayName`, value: 'Ana Nuevo' },
    );
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({
      name: { familyName: 'Nuevo' },
      displayName: 'Ana Nuevo',
      emails: [
        { type: 'work', value: 'new@north.example', primary: true },
        { type: 'other', value: 'home@north.example' },
      ],
    });
    expect(JSON.stringify(patched.body)).not.toContain('Ward');
    const dotted = await directory.patch(`/Users/${id}`, {
      op: 'Add',
      value: { 'name.givenName': 'Ana', 'emails[type eq "work"].value': 'third@north.example', externalId: 'e-9' },
    });
    expect(dotted.body).toMatchObject({ name: { givenName: 'Ana', familyName: 'Nuevo' }, externalId: 'e-9' });
    const off = await directory.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
    expect(off.body['active']).toBe(false);
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await directory.send('GET', `/Users/${id}`)).status).toBe(404);
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(404);
  });

  it('are refused with the kind of failure that RFC 7644 names', async () => {
    const { id } = await directory.create(newName());
    const kind = async (...operations: readonly JsonBody[]): Promise<unknown> =>
      (await directory.patch(`/Users/${id}`, ...operations)).body['scimType'];
    expect(await kind({ op: 'replace', path: 'id', value: 'x' })).toBe('mutability');
    expect(await kind({ op: 'remove', path: 'userName' })).toBe('mutability');
    expect(await kind({ op: 'replace', path: 'emails[type eq "none"].value', value: 'x@y.example' })).toBe('noTarget');
    expect(await kind({ op: 'remove' })).toBe('noTarget');
    expect(await kind({ op: 'replace', path: 'emails[type eq', value: 'x' })).toBe('invalidPath');
    expect(await kind({ op: 'move', path: 'active', value: true })).toBe('invalidSyntax');
    expect(await kind({ op: 'replace', path: 'active', value: 'perhaps' })).toBe('invalidValue');
    expect(await kind({ op: 'replace', path: 'userName', value: 'no address' })).toBe('invalidValue');
    expect((await directory.send('GET', '/Users?filter=userName%20is%20%22x%22')).body).toMatchObject({
      status: '400',
      scimType: 'invalidFilter',
    });
    // Nothing of a request is kept where a part of it is refused.
    await kind(
      { op: 'replace', path: 'displayName', value: 'Kept' },
      { op: 'replace', path: 'active', value: 'perhaps' },
    );
    expect((await read(id))['displayName']).toBeUndefined();
  });
});

describe('versions', () => {
  it('keep a change from overwriting one that its sender has not seen', async () => {
    const { id } = await directory.create(newName());
    const change = (tag: string, displayName: string) =>
      directory.send(
        'PATCH',
        `/Users/${id}`,
        { Operations: [{ op: 'replace', path: 'displayName', value: displayName }] },
        { 'IF-MATCH': tag },
      );
    const first = await change('W/"1"', 'One');
    expect([first.status, first.headers.get('etag')]).toEqual([200, 'W/"2"']);
    expect((await change('W/"1"', 'Two')).status).toBe(412);
    expect((await change('*', 'Three')).status).toBe(200);
    expect((await directory.send('GET', `/Users/${id}`, undefined, { 'if-none-match': 'W/"3"' })).status).toBe(304);
    expect((await directory.send('DELETE', `/Users/${id}`, undefined, { 'if-match': 'W/"1"' })).status).toBe(412);
  });
});

describe('a person who is there already', () => {
  it('is found among those whom the directory did not make, and taken out as removal does', async () => {
    const member = await addMember(server, company);
    const [found] = await find(`userName eq "${member.email}"`);
    expect(found).toMatchObject({ active: true, userName: member.email });
    const off = await directory.patch(`/Users/${String(found?.['id'])}`, {
      op: 'replace',
      path: 'active',
      value: false,
    });
    expect(off.body['active']).toBe(false);
    const left = await server.call('GET', '/authentication_app/user_profile/', { token: member.accessToken });
    expect(left.status).toBe(401);
    const subjects = (await server.mailsTo(member.email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain(`You were removed from ${company.name}`);
    // Their account stays their own.
    const { email, password } = member;
    const again = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
    expect(again.status).toBe(200);
  });

  it('elsewhere is invited like anybody, and not taken over', async () => {
    const other = await makeCompany(server);
    const strangers = [other.owner, await server.createUser()];
    const answers = [];
    for (const { email } of strangers) answers.push(await directory.create(email));
    answers.push(await directory.create(newName()));
    const shapes = answers.map((body) => [
      Object.keys(body).toSorted(),
      body['active'],
      (body['meta'] as JsonBody)['version'],
    ]);
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    const stays = await server.call('GET', '/company_user_management/company/', { token: other.owner.accessToken });
    expect(stays.body['id']).toBe(other.id);
    // Putting them out again reaches nothing but the invitation.
    expect((await directory.send('DELETE', `/Users/${answers[0]?.id ?? ''}`)).status).toBe(204);
    const after = await server.call('GET', '/company_user_management/company/', { token: other.owner.accessToken });
    expect(after.status).toBe(200);
  });

  it('keeps their address and their name, whatever the directory calls them', async () => {
    const userName = newName();
    const user = await server.createUser(userName);
    const { id } = await directory.create(userName);
    await accept(user);
    const renamed = newName();
    const changed = await directory.patch(`/Users/${id}`, {
      op: 'replace',
      value: { userName: renamed, displayName: 'Other' },
    });
    expect(changed.body).toMatchObject({ userName: renamed, active: true });
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
    expect(JSON.stringify(profile.body)).toContain(userName);
    expect(JSON.stringify(profile.body)).not.toContain('Other');
    expect((await directory.patch(`/Users/${id}`, { op: 'replace', value: { active: false } })).body['active']).toBe(
      false,
    );
  });

  it('is the owner, whom nobody removes or demotes', async () => {
    const [owner] = await find(`userName eq "${company.owner.email}"`);
    const path = `/Users/${String(owner?.['id'])}`;
    expect((await directory.patch(path, { op: 'replace', value: { active: false } })).status).toBe(403);
    expect((await directory.send('DELETE', path)).status).toBe(403);
    const read = await server.call('GET', '/company_user_management/company/', { token: company.owner.accessToken });
    expect(read.body['role']).toBe('owner');
  });
});

describe('groups', () => {
  it('are made, filled, emptied and removed as both directories do it', async () => {
    const { id: one } = await directory.create(newName());
    const { id: two } = await directory.create(newName());
    const made = await directory.send('POST', '/Groups', {
      schemas: [groupSchema],
      displayName: 'Ward nurses',
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      members: [{ value: one, display: 'x' }],
    });
    expect(made.status).toBe(201);
    const path = `/Groups/${String(made.body['id'])}`;
    const members = async (): Promise<readonly unknown[]> =>
      ((await directory.send('GET', path)).body['members'] as readonly JsonBody[]).map((member) => member['value']);
    expect(await members()).toEqual([one]);
    await directory.patch(path, { op: 'Add', path: 'members', value: [{ value: two }] });
    expect(await members()).toEqual([one, two]);
    await directory.patch(path, { op: 'Remove', path: 'members', value: [{ value: one }] });
    expect(await members()).toEqual([two]);
    await directory.patch(path, { op: 'remove', path: `members[value eq "${two}"]` });
    expect(await members()).toEqual([]);
    await directory.patch(path, { op: 'replace', value: { id: made.body['id'], displayName: 'Nurses' } });
    await directory.patch(path, {
      op: 'replace',
      path: 'members',
      value: [{ value: one }, { value: two }, { value: one }],
    });
    expect(await members()).toEqual([one, two]);
    const found = await directory.send(
      'GET',
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "nurses"')}`,
    );
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ displayName: 'Nurses' }] });
    expect(JSON.stringify(found.body)).not.toContain('members');
    expect(((await read(one))['groups'] as readonly JsonBody[])[0]).toMatchObject({ display: 'Nurses' });
    const again = await directory.send('POST', '/Groups', { displayName: 'NURSES' });
    expect([again.status, again.body['scimType']]).toEqual([409, 'uniqueness']);
    const stranger = await directory.patch(path, { op: 'add', path: 'members', value: [{ value: company.owner.id }] });
    expect([stranger.status, stranger.body['scimType']]).toEqual([400, 'invalidValue']);
    await directory.send('DELETE', `/Users/${one}`);
    expect(await members()).toEqual([two]);
    expect((await directory.send('DELETE', path)).status).toBe(204);
    expect((await directory.send('GET', path)).status).toBe(404);
    expect((await read(two))['active']).toBe(true);
  });
});

describe('seats', () => {
  it('are taken by who is made, and where there is none a sentence says so', async () => {
    const small = await makeCompany(server);
    await server.server.database.kysely.updateTable('tenants').set({ seats: 2 }).where('id', '=', small.id).execute();
    const own = await connectDirectory(server, small);
    const { id } = await own.create(newName());
    const userName = newName();
    const full = await own.send('POST', '/Users', { userName });
    expect([full.status, full.body['detail']]).toEqual([
      403,
      'All seats of the company are taken. Its owner can buy more of them.',
    ]);
    // Nothing of it is kept.
    expect((await own.send('GET', '/Users')).body['totalResults']).toBe(2);
    expect((await own.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await own.send('POST', '/Users', { userName })).status).toBe(201);
  });
});
