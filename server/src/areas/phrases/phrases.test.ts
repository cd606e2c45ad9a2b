import { limits, phrases, type Phrase } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => server.stop());

const knee = { name: 'knee', words: 'Knee: {stable|unstable}, *** effusion.', description: 'Normal knee' };

const ask = (user: TestUser, method: string, path: string, body?: object, key?: string): Promise<CallAnswer> =>
  server.call(method, `/phrases/${path}`, {
    token: user.accessToken,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
async function make(user: TestUser, body: object = knee): Promise<Phrase> {
  const answer = await ask(user, 'POST', 'create/', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return phrases.createPhrase.response.parse(answer.body).data;
}
const list = async (user: TestUser) => phrases.listPhrases.response.parse((await ask(user, 'GET', 'list/')).body);
const namesOf = async (user: TestUser): Promise<string[]> => (await list(user)).data.map(({ name }) => name);
const importList = (user: TestUser, body: object): Promise<CallAnswer> => ask(user, 'POST', 'import/', body);
async function exportOf(user: TestUser, query = ''): Promise<string> {
  const answer = await fetch(`${server.origin}/phrases/export/${query}`, {
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  return answer.text();
}

describe('phrases of one’s own', () => {
  it('are made, listed by name, changed and deleted', async () => {
    const user = await server.createUser();
    const made = await make(user);
    expect(made).toMatchObject({ ...knee, is_shared: false, can_edit: true });
    await make(user, { name: '.Ankle', words: 'Ankle: normal.\r\n\r\n' });
    expect((await list(user)).data.map(({ name, words }) => [name, words])).toEqual([
      ['Ankle', 'Ankle: normal.'],
      [knee.name, knee.words],
    ]);
    const changed = await ask(user, 'PUT', `update/${made.id}/`, { name: 'hip', words: 'Hip: normal.' });
    expect(changed.body).toMatchObject({ data: { id: made.id, name: 'hip', words: 'Hip: normal.', description: '' } });
    expect((await ask(user, 'DELETE', `delete/${made.id}/`)).status).toBe(200);
    expect((await ask(user, 'DELETE', `delete/${made.id}/`)).status).toBe(404);
    expect(await namesOf(user)).toEqual(['Ankle']);
  });

  it('lie sealed in the database, and only their ids in the audit log', async () => {
    const user = await server.createUser();
    const { id } = await make(user, { name: 'zebrafish', words: 'Quokka', description: 'Okapi' });
    const { kysely } = server.server.database;
    const row = await kysely.selectFrom('phrases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(row.body).toString('latin1')).not.toMatch(/zebrafish|quokka|okapi/i);
    const lines = await kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('object_id', '=', id)
      .execute();
    expect(lines).toEqual([{ action: 'phrase.create', outcome: 'success' }]);
  });

  it('are made once for each key', async () => {
    const user = await server.createUser();
    const [first, again] = await Promise.all([
      ask(user, 'POST', 'create/', knee, 'k'),
      ask(user, 'POST', 'create/', knee, 'k'),
    ]);
    expect(again.body).toEqual(first.body);
    expect(await namesOf(user)).toEqual(['knee']);
    expect((await ask(user, 'POST', 'create/', { ...knee, name: 'other' }, 'k')).status).toBe(422);
  });

  it('have names of their own, whatever their capitals, also when several are made or changed at once', async () => {
    const user = await server.createUser();
    const names = ['Knee', 'KNEE', 'knee'];
    const made = await Promise.all(names.map((name) => ask(user, 'POST', 'create/', { ...knee, name })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { id } = await make(user, { name: 'hip', words: 'x' });
    const renamed = await ask(user, 'PUT', `update/${id}/`, { name: 'kNEE', words: 'x' });
    expect(renamed.body).toMatchObject({ code: 'conflict', message: 'There is a phrase of this name already.' });
  });

  it.each([
    ['no name', { name: '', words: 'x' }, 'Please enter a name.'],
    ['a name that begins with a figure', { name: '3knee', words: 'x' }, /^A name begins with a letter/],
    ['a name of two words', { name: 'knee exam', words: 'x' }, /^A name begins with a letter/],
    ['a long name', { name: 'k'.repeat(41), words: 'x' }, /40 characters/],
    ['no words', { name: 'knee', words: ' \n ' }, 'Please enter the words of the phrase.'],
    ['too many words', { name: 'knee', words: 'x'.repeat(4001) }, /4,000 characters/],
    ['a long description', { name: 'knee', words: 'x', description: 'x'.repeat(201) }, /200 characters/],
  ])('are refused with %s', async (_what, body, sentence) => {
    const answer = await ask(await server.createUser(), 'POST', 'create/', body);
    expect(answer.status).toBe(400);
    expect(Object.values(answer.body['errors'] as Record<string, string[]>).flat()).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });
});

describe('the company’s phrases', () => {
  it('are made by those who manage it, used by all of it, and seen by nobody else', async () => {
    const company = await makeCompany(server);
    const [admin, member] = [await addMember(server, company, 'admin'), await addMember(server, company)];
    const shared = await make(company.owner, { ...knee, is_shared: true });
    await make(admin, { name: 'hip', words: 'x', is_shared: true });
    expect((await list(member)).can_share).toBe(false);
    expect((await list(member)).data).toEqual([
      expect.objectContaining({ name: 'hip', is_shared: true, can_edit: false }),
      { ...shared, can_edit: false },
    ]);
    expect(await namesOf((await makeCompany(server)).owner)).toEqual([]);
    const refused = [
      await ask(member, 'POST', 'create/', { ...knee, name: 'other', is_shared: true }),
      await ask(member, 'PUT', `update/${shared.id}/`, knee),
      await ask(member, 'DELETE', `delete/${shared.id}/`),
      await importList(member, { text: 'a,b', is_shared: true }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await ask(admin, 'PUT', `update/${shared.id}/`, { ...knee, words: 'Changed' })).status).toBe(200);
  });

  it('stand beside a member’s own of the same name, which others do not see', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    await make(company.owner, { ...knee, is_shared: true });
    await make(member, { ...knee, words: 'Mine' });
    expect((await list(member)).data.map(({ is_shared: shared }) => shared).sort()).toEqual([false, true]);
    expect((await list(company.owner)).data.map(({ words }) => words)).toEqual([knee.words]);
  });

  it('stay where they are when somebody leaves, with what that person made there', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    await make(member);
    const left = await server.call('POST', '/company_user_management/leave_company/', {
      token: member.accessToken,
    });
    expect(left.status).toBe(200);
    expect(await namesOf(member)).toEqual([]);
    const { kysely } = server.server.database;
    expect(await kysely.selectFrom('phrases').select('id').where('owner_id', '=', member.id).execute()).toHaveLength(1);
  });
});

describe('a list of phrases', () => {
  const table =
    'name,words,description\r\nknee,"Knee: ""stable"",\r\nno effusion",Knee\r\n3x,bad,\r\nKNEE,again,\r\nhip,Hip,';

  it('is shown before it is kept, and what is not taken is said', async () => {
    const user = await server.createUser();
    const seen = phrases.importPhrases.response.parse((await importList(user, { text: table })).body);
    expect(seen).toEqual({
      taken: [
        { name: 'knee', words: 'Knee: "stable",\nno effusion', description: 'Knee' },
        { name: 'hip', words: 'Hip', description: '' },
      ],
      left: [
        { line: 4, name: '3x', reason: 'name-invalid' },
        { line: 5, name: 'KNEE', reason: 'name-twice' },
      ],
      stored: false,
    });
    expect(await namesOf(user)).toEqual([]);
    const kept = await importList(user, { text: table, store: true });
    expect(kept.body).toEqual({ ...seen, stored: true });
    expect(await namesOf(user)).toEqual(['hip', 'knee']);
    const again = phrases.importPhrases.response.parse((await importList(user, { text: table, store: true })).body);
    expect(again.taken).toEqual([]);
    expect(await namesOf(user)).toEqual(['hip', 'knee']);
    const { kysely } = server.server.database;
    const lines = await kysely.selectFrom('audit_events').select('action').where('actor_id', '=', user.id).execute();
    expect(lines.filter(({ action }) => action === 'phrase.import')).toHaveLength(2);
  });

  it('fills the list to its end and no further, also when it is sent twice at once', async () => {
    const user = await server.createUser();
    const text = Array.from({ length: limits.phrases + 3 }, (_none, at) => `p${at},Words ${at}`).join('\n');
    const answers = await Promise.all([1, 2].map(() => importList(user, { text, store: true })));
    const taken = answers.map(({ body }) => (body['taken'] as readonly object[]).length);
    expect(taken.sort((a, b) => a - b)).toEqual([0, limits.phrases]);
    expect((await list(user)).data).toHaveLength(limits.phrases);
    expect((await ask(user, 'POST', 'create/', knee)).body).toMatchObject({ code: 'conflict' });
  });

  it('comes back from a table that was exported, letter for letter', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const words = '- one, "two"\n- @age@ =1+1\n+ {a|b}; *** \'=x';
    await make(user, { ...knee, words });
    const exported = await exportOf(user);
    expect(exported).toContain("'- one");
    expect((await importList(other, { text: exported, store: true })).status).toBe(200);
    expect((await list(other)).data.map((one) => [one.name, one.words, one.description])).toEqual([
      ['knee', words, knee.description],
    ]);
    expect(await exportOf(user, '?shared=true')).not.toContain('one');
  });

  it('is refused above its limit', async () => {
    const text = 'x'.repeat(limits.phraseListBytes + 1);
    expect((await importList(await server.createUser(), { text })).status).toBeGreaterThanOrEqual(400);
  });
});
