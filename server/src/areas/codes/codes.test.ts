import { codes } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { cptOf } from './search-codes.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser();
});
afterAll(() => server.stop());

const search = (body: object, token: string | undefined = user.accessToken) =>
  server.call('POST', '/codes/search/', { ...(token === undefined ? {} : { token }), body });
const describeCode = (body: object) => server.call('POST', '/codes/describe/', { token: user.accessToken, body });

describe('looking codes up', () => {
  it.each([
    ['M54.5', 'M54.5'],
    ['m5450', 'M54.50'],
    ['htn', 'I10'],
    ['hypertenson', 'I10'],
  ])('finds %s', async (query, code) => {
    const answer = await search({ query, limit: 30 });
    expect(answer.status).toBe(200);
    const { data, tables, cpt } = codes.searchCodes.response.parse(answer.body);
    expect(data.map((hit) => hit.code)).toContain(code);
    expect(tables).toContain('ICD-10-CM');
    expect(cpt).toBe('built-in');
    for (const { title, matched } of data)
      for (const { start, end } of matched) expect(title.slice(start, end)).not.toBe('');
  });

  it('finds nothing for nothing, keeps to the systems and the number asked for', async () => {
    for (const query of ['', '   ', 'zzqqxx'])
      expect(codes.searchCodes.response.parse((await search({ query })).body).data).toEqual([]);
    const { data } = codes.searchCodes.response.parse(
      (await search({ query: 'injection', systems: ['HCPCS'], limit: 2 })).body,
    );
    expect(data.length).toBeLessThanOrEqual(2);
    expect(data.every(({ system }) => system === 'HCPCS')).toBe(true);
  });

  it.each([
    ['the operator hides CPT', { withoutCpt: true, tables: [{ kind: 'cpt' }] }, 'hidden'],
    ['a licensed file is loaded', { withoutCpt: false, tables: [{ kind: 'mue' }, { kind: 'cpt' }] }, 'licensed'],
    ['other files are', { withoutCpt: false, tables: [{ kind: 'mue' }] }, 'built-in'],
  ] as const)('says what there is of CPT where %s', (_where, loaded, expected) => {
    expect(cptOf(loaded)).toBe(expected);
  });

  it('tells what stands above and below a code', async () => {
    const answer = await describeCode({ code: 'M54.5' });
    const { data } = codes.describeCode.response.parse(answer.body);
    expect(data).toMatchObject({ code: 'M54.5', billable: false, parents: [{ code: 'M54' }] });
    expect(data.children.map(({ code }) => code)).toContain('M54.50');
    expect((await describeCode({ code: 'Z99.ZZZ' })).status).toBe(404);
  });

  it('takes no long query, no other field, and nobody who is not signed in', async () => {
    expect((await search({ query: 'x'.repeat(201) })).status).toBe(400);
    expect((await search({ query: 'x', more: 1 })).status).toBe(400);
    expect((await server.call('POST', '/codes/search/', { body: { query: 'x' } })).status).toBe(401);
  });

  it('leaves no line in the audit log', async () => {
    const count = async () => {
      const rows = await server.server.database.kysely.selectFrom('audit_events').select('id').execute();
      return rows.length;
    };
    const before = await count();
    await search({ query: 'patient fell from a ladder' });
    await describeCode({ code: 'I10' });
    expect(await count()).toBe(before);
  });
});
