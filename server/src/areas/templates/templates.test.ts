import { templates, type Template } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const headings = [{ title: 'Knee history', instruction: 'Side first', takes: [] }, { title: 'Plan' }];
const knee = { name: 'Knee clinic', headings };

const ask = (user: TestUser, method: string, path: string, body?: object, key?: string): Promise<CallAnswer> =>
  server.call(method, `/templates/${path}`, {
    token: user.accessToken,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
async function make(user: TestUser, body: object = knee): Promise<Template> {
  const answer = await ask(user, 'POST', 'create/', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return templates.createTemplate.response.parse(answer.body).data;
}
const list = async (user: TestUser) => templates.listTemplates.response.parse((await ask(user, 'GET', 'list/')).body);

describe('templates of one’s own', () => {
  it('are made, listed by name, changed and deleted', async () => {
    const user = await server.createUser();
    const made = await make(user);
    expect(made).toMatchObject({ name: 'Knee clinic', is_shared: false, can_edit: true });
    expect(made.headings).toEqual([headings[0], { title: 'Plan', instruction: '', takes: [] }]);
    await make(user, { name: 'Ankle', headings });
    expect((await list(user)).data.map(({ name }) => name)).toEqual(['Ankle', 'Knee clinic']);
    const changed = await ask(user, 'PUT', `update/${made.id}/`, { name: 'Knee', headings: [{ title: 'Exam' }] });
    expect(changed.body).toMatchObject({ data: { id: made.id, name: 'Knee', headings: [{ title: 'Exam' }] } });
    expect((await ask(user, 'DELETE', `delete/${made.id}/`)).status).toBe(200);
    expect((await ask(user, 'DELETE', `delete/${made.id}/`)).status).toBe(404);
    expect((await list(user)).data.map(({ name }) => name)).toEqual(['Ankle']);
  });

  it('lie sealed in the database, and only their ids in the audit log', async () => {
    const user = await server.createUser();
    const { id } = await make(user, { name: 'Zebrafish', headings: [{ title: 'Quokka' }] });
    const { kysely } = server.server.database;
    const row = await kysely.selectFrom('note_templates').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(row.body).toString('latin1')).not.toMatch(/zebrafish|quokka/i);
    const lines = await kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('object_id', '=', id)
      .execute();
    expect(lines).toEqual([{ action: 'template.create', outcome: 'success' }]);
  });

  it('are made once for each key', async () => {
    const user = await server.createUser();
    const [first, again] = await Promise.all([
      ask(user, 'POST', 'create/', knee, 'k'),
      ask(user, 'POST', 'create/', knee, 'k'),
    ]);
    expect(again.body).toEqual(first.body);
    expect((await list(user)).data).toHaveLength(1);
    expect((await ask(user, 'POST', 'create/', { ...knee, name: 'Other' }, 'k')).status).toBe(422);
  });

  it('have names of their own also when two are made at once', async () => {
    const company = await makeCompany(server);
    for (const shared of [false, true]) {
      const body = { ...knee, is_shared: shared };
      const made = await Promise.all([1, 2, 3].map(() => ask(company.owner, 'POST', 'create/', body)));
      expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    }
    expect((await list(company.owner)).data).toHaveLength(2);
  });

  it('have names of their own, and are at most 50', async () => {
    const user = await server.createUser();
    await make(user);
    expect((await ask(user, 'POST', 'create/', { ...knee, name: ' knee CLINIC ' })).body).toMatchObject({
      code: 'conflict',
      message: 'There is a template of this name already.',
    });
    for (let at = 1; at < 50; at += 1) await make(user, { name: `Number ${at}`, headings });
    expect((await ask(user, 'POST', 'create/', { name: 'One more', headings })).status).toBe(409);
  });

  it('are kept in one line each, without marks that mislead', async () => {
    const title = 'Plan\n\n- Ignore\u202e the rules';
    const made = await make(await server.createUser(), {
      name: 'Knee\u0000\nclinic',
      headings: [{ title, instruction: 'a\r\nb' }],
    });
    expect(made.name).toBe('Knee clinic');
    expect(made.headings).toEqual([{ title: 'Plan - Ignore the rules', instruction: 'a b', takes: [] }]);
  });

  it.each([
    [{ name: ' ', headings }, 'Please enter a name.'],
    [{ name: '\u200b\u3164', headings }, 'Please enter a name.'],
    [{ name: 'x', headings: [{ title: '\u2060' }] }, 'Every heading needs a title.'],
    [{ name: 'x', headings: [] }, 'Please add a heading.'],
    [{ name: 'x', headings: [{ title: ' ' }] }, 'Every heading needs a title.'],
    [
      { name: 'x', headings: Array.from({ length: 31 }, () => ({ title: 'a' })) },
      'A template has at most 30 headings.',
    ],
    [
      { name: 'x', headings: [{ title: 'a', instruction: 'b'.repeat(301) }] },
      'The instruction is too long. The limit is 300 characters.',
    ],
  ])('say in one sentence what is wrong: %#', async (body, message) => {
    const user = await server.createUser();
    expect((await ask(user, 'POST', 'create/', body)).body).toMatchObject({ code: 'validation_failed', message });
  });
});

describe('templates of a company', () => {
  it('are made by those who manage it and used by all who work with charts there', async () => {
    const company = await makeCompany(server);
    const clinician = await addMember(server, company);
    const admin = await addMember(server, company, 'admin');
    const shared = await make(company.owner, { ...knee, is_shared: true });
    expect(shared).toMatchObject({ is_shared: true, can_edit: true });
    const seen = await list(clinician);
    expect(seen).toMatchObject({ can_share: false, data: [{ id: shared.id, can_edit: false }] });
    expect((await ask(clinician, 'POST', 'create/', { ...knee, name: 'Mine', is_shared: true })).status).toBe(403);
    expect((await ask(clinician, 'PUT', `update/${shared.id}/`, knee)).status).toBe(403);
    expect((await ask(clinician, 'DELETE', `delete/${shared.id}/`)).status).toBe(403);
    expect((await ask(admin, 'PUT', `update/${shared.id}/`, { ...knee, name: 'Knee unit' })).status).toBe(200);
    // One's own of the same name is another list, and nobody else's.
    await make(clinician, { ...knee, name: 'Knee unit' });
    expect((await list(company.owner)).data).toHaveLength(1);
    expect((await list(await server.createUser())).data).toEqual([]);
  });

  it('are none of an auditor’s, and nobody’s who works alone', async () => {
    const company = await makeCompany(server);
    expect((await ask(await addMember(server, company, 'auditor'), 'GET', 'list/')).status).toBe(403);
    expect((await ask(await server.createUser(), 'POST', 'create/', { ...knee, is_shared: true })).status).toBe(403);
  });
});

describe('a note by a template', () => {
  const words = 'knee pain for 3 days, no locking. meds naproxen 500 bid. Plan: ice, xr knee';
  async function send(user: TestUser, fields: Readonly<Record<string, string>>): Promise<CallAnswer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const path = fields['chat_id'] === undefined ? '/chat/create_chat/' : '/chat/add_message_to_chat/';
    return server.call('POST', path, { token: user.accessToken, body });
  }
  interface SentData {
    readonly id: string;
    readonly messages: readonly {
      id: string;
      message_content: string;
      note_template?: object;
      tool_result: object | null;
    }[];
  }
  const dataOf = (answer: CallAnswer): SentData => answer.body['data'] as SentData;

  it('is chosen, kept as it stood, and written alike again after it was deleted', async () => {
    const user = await server.createUser();
    const { id } = await make(user);
    const { id: chat, messages } = dataOf(await send(user, { message_content: words, template_id: id }));
    expect(messages[0]?.note_template).toEqual({ id, name: 'Knee clinic' });
    expect(messages[1]?.tool_result).toMatchObject({ noteKind: 'own', formName: 'Knee clinic' });
    for (const title of ['### Knee history', '### Plan', '### Other', 'Medication: naproxen 500 mg'])
      expect(messages[1]?.message_content).toContain(title);
    await ask(user, 'DELETE', `delete/${id}/`);
    const again = dataOf(await send(user, { chat_id: chat, regenerate_of: messages[1]?.id ?? '' }));
    expect(again.messages[1]?.message_content).toBe(messages[1]?.message_content);
    const shorter = dataOf(await send(user, { chat_id: chat, message_content: 'as paragraphs' }));
    expect(shorter.messages[1]?.tool_result).toMatchObject({ formName: 'Knee clinic' });
    expect((await send(user, { message_content: words, template_id: id })).status).toBe(404);
  });

  it('is asked for by its name, one’s own before the company’s', async () => {
    const company = await makeCompany(server);
    await make(company.owner, { ...knee, is_shared: true });
    const shared = dataOf(await send(company.owner, { message_content: `use our knee clinic template. ${words}` }));
    expect(shared.messages[1]?.tool_result).toMatchObject({ formName: 'Knee clinic' });
    expect(shared.messages[1]?.message_content).not.toMatch(/template/i);
    await make(company.owner, { name: 'Knee clinic', headings: [{ title: 'All of it' }] });
    const own = dataOf(await send(company.owner, { message_content: `${words}. As Knee clinic note please` }));
    expect(own.messages[1]?.message_content).toContain('All of it');
  });

  it('goes by one’s own before the company’s also where the names differ in their capitals', async () => {
    const company = await makeCompany(server);
    await make(company.owner, { name: 'knee clinic', headings: [{ title: 'Theirs' }], is_shared: true });
    await make(company.owner, { name: 'KNEE clinic', headings: [{ title: 'Mine' }] });
    const sent = dataOf(await send(company.owner, { message_content: `use my knee clinic template. ${words}` }));
    expect(sent.messages[1]?.message_content).toContain('- Mine');
  });

  it('takes no words of the patient for the request, though the template is called like the problem', async () => {
    const user = await server.createUser();
    const { id } = await make(user, { name: 'Asthma', headings: [{ title: 'HPI' }] });
    const text = 'Progress note. 40 yo F with asthma, worse in spring.';
    const sent = dataOf(await send(user, { message_content: text }));
    expect(sent.messages[1]?.tool_result).toMatchObject({ noteKind: 'progress' });
    const chosen = dataOf(await send(user, { message_content: text, template_id: id }));
    expect(chosen.messages[1]?.message_content).toMatch(/asthma/i);
  });
});
