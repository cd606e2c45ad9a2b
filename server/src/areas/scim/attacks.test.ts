import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { createMovingClock, day } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { JsonBody, TestServer } from '../../testing/start-test-server.ts';
import { connectDirectory, directoryWith, type DirectoryClient } from './testing/directory-client.ts';

/** What somebody with a wrong token, with another company's, or with ill will can do: nothing. */

let clock: MovingClock;
let server: TestServer;
let company: TestCompany;
let other: TestCompany;
let directory: DirectoryClient;
let theirs: DirectoryClient;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
  company = await makeCompany(server);
  other = await makeCompany(server);
  directory = await connectDirectory(server, company);
  theirs = await connectDirectory(server, other);
});
afterAll(() => server.stop());

const missing = '01890000-0000-7000-8000-000000000000';

describe('a token', () => {
  it('is asked for at every resource, and nothing else opens them', async () => {
    const { token } = directory;
    const [, id = '', secret = ''] = token.split(/_(.{32})_/);
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${company.owner.accessToken}`,
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer nwd_${id}_${'A'.repeat(43)}`,
      `Bearer nwd_${missing.replaceAll('-', '')}_${secret}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${'x'.repeat(5000)}`,
    ];
    for (const path of ['/Users', '/Groups', '/ServiceProviderConfig', '/Schemas', '/nothing', `/Users/${missing}`])
      for (const authorization of wrong) {
        const answer = await fetch(`${server.origin}/scim/v2${path}`, {
          headers: authorization === undefined ? {} : { authorization },
        });
        expect([answer.status, answer.headers.get('www-authenticate')], authorization?.slice(0, 20)).toEqual([
          401,
          'Bearer',
        ]);
        expect(await answer.json()).toMatchObject({ status: '401' });
      }
    const right = await fetch(`${server.origin}/scim/v2/Users?count=1`, {
      headers: { AUTHORIZATION: `bearer ${token}` },
    });
    expect(right.status).toBe(200);
    const inAddress = await fetch(`${server.origin}/scim/v2/Users?access_token=${token}`);
    expect(inAddress.status).toBe(401);
  });

  it('opens no call of a session', async () => {
    const answer = await server.call('GET', '/company_user_management/user_list/', { token: directory.token });
    expect(answer.status).toBe(401);
  });

  it('is kept as a hash alone, and shown once', async () => {
    const secret = directory.token.split('_').slice(2).join('_');
    const rows = await server.server.database.kysely.selectFrom('scim_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const read = await server.call('GET', '/company_user_management/directory/', { token: company.owner.accessToken });
    expect(JSON.stringify(read.body)).not.toContain(secret);
    expect(JSON.stringify(read.body)).not.toContain(rows[0]?.token_hash ?? 'none');
  });

  it('counts no more once it is revoked, too old, or given to another company from outside', async () => {
    const { token } = directory;
    const second = await connectDirectory(server, company);
    expect((await second.send('GET', '/Users')).status).toBe(200);
    const { kysely } = server.server.database;
    const [row] = await kysely
      .selectFrom('scim_tokens')
      .selectAll()
      .where('tenant_id', '=', company.id)
      .orderBy('id', 'desc')
      .execute();
    await kysely
      .updateTable('scim_tokens')
      .set({ tenant_id: other.id })
      .where('id', '=', row?.id ?? '')
      .execute();
    expect((await second.send('GET', '/Users')).status).toBe(401);
    await kysely
      .updateTable('scim_tokens')
      .set({ tenant_id: company.id })
      .where('id', '=', row?.id ?? '')
      .execute();
    expect((await second.send('GET', '/Users')).status).toBe(200);
    const path = `/company_user_management/directory/tokens/${row?.id ?? ''}/`;
    expect((await server.call('DELETE', path, { token: other.owner.accessToken })).status).toBe(404);
    expect((await server.call('DELETE', path, { token: company.owner.accessToken })).status).toBe(200);
    expect((await second.send('GET', '/Users')).status).toBe(401);
    expect((await directoryWith(server, token).send('GET', '/Users')).status).toBe(200);
  });
});

describe('another company', () => {
  it('has people and groups that are as good as missing', async () => {
    const { id } = await theirs.create('kept@south.example');
    const group = await theirs.send('POST', '/Groups', { displayName: 'South', members: [{ value: id }] });
    const groupId = String(group.body['id']);
    const stranger = await addMember(server, other);
    for (const path of [`/Users/${id}`, `/Users/${stranger.id}`, `/Groups/${groupId}`]) {
      const absent = await directory.send('GET', path.replace(/[^/]+$/, missing));
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { userName: 'x@north.example', displayName: 'x' }],
        ['PATCH', { Operations: [{ op: 'replace', value: { displayName: 'x' } }] }],
        ['DELETE', undefined],
      ] as const) {
        const { status, body: answer } = await directory.send(method, path, body);
        expect([status, answer], `${method} ${path}`).toEqual([404, absent.body]);
      }
    }
    const added = await directory.send('POST', '/Groups', { displayName: 'Mine', members: [{ value: id }] });
    const none = await directory.send('POST', '/Groups', { displayName: 'Mine', members: [{ value: missing }] });
    expect([added.status, added.body]).toEqual([none.status, none.body]);
    expect((await theirs.send('GET', `/Groups/${groupId}`)).body).toMatchObject({ members: [{ value: id }] });
    const listed = JSON.stringify((await directory.send('GET', '/Users')).body);
    expect(listed).not.toMatch(/south\.example/);
    expect(listed).not.toContain(stranger.email);
  });

  it('shows in no answer: an address that is taken there is made here like any other', async () => {
    const member = await addMember(server, other);
    const taken = await directory.send('POST', '/Users', { userName: member.email });
    const free = await directory.send('POST', '/Users', { userName: 'free@north.example' });
    const shape = ({ status, body }: typeof taken): unknown => [
      status,
      JSON.stringify(body)
        .replaceAll(String(body['id']), 'ID')
        .replaceAll(String(body['userName']), 'NAME')
        .replaceAll(/\d{4}-[^"]+Z/g, 'TIME'),
    ];
    expect(shape(taken)).toEqual(shape(free));
    expect((await directory.send('GET', `/Users?filter=userName eq "kept@south.example"`)).body['totalResults']).toBe(
      0,
    );
  });
});

describe('what is sent', () => {
  const post = (body: string, type = 'application/scim+json', path = '/Users') =>
    fetch(`${server.origin}/scim/v2${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${directory.token}`, 'content-type': type },
    });

  it('may say its content type with parameters and capitals, and nothing but JSON', async () => {
    const types = ['application/scim+json; charset=utf-8', 'Application/SCIM+JSON;charset="utf-8"', 'application/json'];
    for (const [index, type] of types.entries())
      expect((await post(JSON.stringify({ userName: `type${index}@north.example` }), type)).status, type).toBe(201);
    for (const type of ['text/plain', 'application/xml', 'application/jsonx', 'multipart/form-data; boundary=x']) {
      const answer = await post('{"userName":"no@north.example"}', type);
      expect([answer.status, await answer.json()], type).toMatchObject([415, { status: '415' }]);
    }
  });

  it('reaches no prototype', async () => {
    for (const body of [
      '{"userName":"p@north.example","__proto__":{"active":false}}',
      '{"userName":"p@north.example","name":{"__proto__":{"polluted":1}}}',
      '{"userName":"p@north.example","constructor":{"prototype":{"polluted":1}}}',
    ])
      expect((await post(body)).status, body).toBe(400);
    const { id } = await directory.create('proto@north.example');
    for (const path of [
      '__proto__.polluted',
      'constructor.prototype',
      'name.__proto__',
      'emails[__proto__ eq "x"].value',
      '__proto__',
      'toString',
      'name.constructor',
    ]) {
      const answer = await directory.patch(`/Users/${id}`, { op: 'add', path, value: 'yes' });
      expect([200, 400], path).toContain(answer.status);
    }
    await directory.send(
      'GET',
      `/Users?filter=${encodeURIComponent('__proto__.polluted eq "yes" or constructor.name pr')}`,
    );
    expect(({} as JsonBody)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    const found = await directory.send(
      'GET',
      `/Users?filter=${encodeURIComponent('toString pr or constructor pr or hasOwnProperty pr')}`,
    );
    expect(found.body['totalResults']).toBe(0);
  });

  it('is refused where it is too deep, too large, or twice', async () => {
    const deep = `${'{"name":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect((await post(deep)).status).toBe(400);
    expect(
      (await post(`{"userName":"d@north.example","emails":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).status,
    ).toBe(400);
    expect((await post(JSON.stringify({ userName: 'x'.repeat(3_000_000) }))).status).toBe(413);
    expect((await post('{"userName":"a@north.example","USERNAME":"b@north.example"}')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post('null')).status).toBe(400);
    expect((await post('{')).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a${index}`, 1]));
    expect((await post(JSON.stringify({ userName: 'm@north.example', ...many }))).status).toBe(400);
    expect((await post(JSON.stringify({ userName: 'l@north.example', displayName: 'line\nbreak' }))).status).toBe(400);
  });

  it('filters nothing but what it says, and not for long', async () => {
    const filter = async (text: string): Promise<JsonBody> =>
      (await directory.send('GET', `/Users?filter=${encodeURIComponent(text)}`)).body;
    for (const text of [
      'userName eq "x" or',
      'userName eq "x" ; active eq true',
      `userName eq "x'; drop table users; --"" or "1" eq "1"`,
      'userName eq x',
      'userName eq "x"" or active pr',
      '"a" eq "a"',
      '('.repeat(30),
      `${'('.repeat(30)}active pr${')'.repeat(30)}`,
      Array.from({ length: 101 }, () => 'active pr').join(' or '),
      `userName eq "${'x'.repeat(3000)}"`,
      'userName.a.b.c pr',
      'not active pr',
      'emails[type eq "work"',
      'userName eq {"a":1}',
      'userName eq [1]',
    ])
      expect(await filter(text), text.slice(0, 40)).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    expect((await filter(`userName eq "' or '1'='1"`))['totalResults']).toBe(0);
    expect((await filter('userName eq "%"'))['totalResults']).toBe(0);
    expect((await filter('userName eq "\\u0000"'))['totalResults']).toBe(0);
  });

  it('is in no log and in no audit row by name or address', async () => {
    await directory.create('hidden.name@north.example', {
      name: { familyName: 'Hiddenfamily' },
      externalId: 'hidden-id',
    });
    await directory.send('GET', '/Users?filter=userName eq "hidden.name@north.example"');
    await directory.send('POST', '/Users', { userName: 'hidden.name@north.example' });
    await directory.send('POST', '/Groups', { displayName: 'Hiddengroup' });
    const logs = server.logLines.join('\n');
    expect(logs).toContain('/scim/v2/Users');
    expect(logs).not.toMatch(/hidden/i);
    expect(logs).not.toContain(directory.token.slice(-20));
    const { kysely } = server.server.database;
    const rows = JSON.stringify(
      await kysely.selectFrom('audit_events').select(['action', 'object_type', 'object_id']).execute(),
    );
    expect(rows).toContain('directory.create');
    expect(rows).not.toMatch(/hidden|@/i);
  });

  it('is answered 429 with a time to come back once it is too much', async () => {
    const strict = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1' } });
    const statuses: number[] = [];
    let last: Response | null = null;
    for (let count = 0; count < 31; count += 1) {
      last = await fetch(`${strict.origin}/scim/v2/Users`, {
        headers: { authorization: `Bearer nwd_${'0'.repeat(32)}_${'A'.repeat(43)}` },
      });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(statuses[30]).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.stop();
  });

  it('may come with a header twice, and counts once or not at all', async () => {
    const { port } = new URL(server.origin);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(
        {
          port,
          path: '/scim/v2/Users',
          headers: [
            'Host',
            `127.0.0.1:${port}`,
            'Authorization',
            'Bearer wrong',
            'Authorization',
            `Bearer ${directory.token}`,
          ],
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(401);
  });
});

describe('a token that is too old', () => {
  it('counts no more', async () => {
    clock.advance(31 * day);
    expect((await directory.send('GET', '/Users')).status).toBe(401);
  });
});
