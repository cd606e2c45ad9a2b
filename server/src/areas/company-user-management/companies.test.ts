import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, addMember, invite, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';

let server: TestServer;
const clock = createMovingClock();
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const prefix = '/company_user_management';
const read = (person: TestUser): Promise<CallAnswer> =>
  server.call('GET', `${prefix}/company/`, { token: person.accessToken });
const change = (person: TestUser, body: object): Promise<CallAnswer> =>
  server.call('PATCH', `${prefix}/company/`, { token: person.accessToken, body });
const create = (person: TestUser, name: unknown, headers: Readonly<Record<string, string>> = {}): Promise<CallAnswer> =>
  server.call('POST', `${prefix}/create_company/`, { token: person.accessToken, body: { name }, headers });
const profile = async ({ accessToken }: TestUser): Promise<CallAnswer['body']> =>
  (await server.call('GET', '/authentication_app/user_profile/', { token: accessToken })).body;

describe('making a company', () => {
  it('gives a person alone ten seats, of which theirs is one, at once', async () => {
    const owner = await server.createUser();
    expect((await read(owner)).status).toBe(403);
    const made = await create(owner, '  Praxis   Dr. Müller & Töchter ');
    expect(made.status).toBe(201);
    const company = { id: expect.any(String) as string, name: 'Praxis Dr. Müller & Töchter' };
    expect(made.body).toEqual({ message: 'Company created successfully!', company });
    expect((await read(owner)).body).toEqual({
      ...company,
      role: 'owner',
      seats: 10,
      seats_taken: 1,
      idle_minutes: 15,
      requires_second_factor: false,
      allows_browser_speech: false,
      uses_models: true,
      retention_days: null,
      recording_days: 0,
      mail_domain: 'clinic.example',
      withholds_own_trials: false,
    });
    expect(await profile(owner)).toMatchObject({ account_type: 'company', role: 'owner', company_name: company.name });
    const list = await server.call('GET', `${prefix}/user_list/`, { token: owner.accessToken });
    expect([list.status, list.body]).toEqual([200, []]);
  });

  it.each([
    ['', 'Company name is required'],
    ['  \t ', 'Company name is required'],
    ['\u200b\u202e', 'Company name is required'],
    ['x'.repeat(101), 'Company name is too long. The limit is 100 characters.'],
    [7, 'Company name is required'],
    [null, 'Company name is required'],
    [['Clinic'], 'Company name is required'],
  ])('asks for a name that is one (%j)', async (name, sentence) => {
    const answer = await create(await server.createUser(), name);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: { name: [sentence] } });
    expect(answer.body['Message']).toBe(answer.body['message']);
  });

  it('keeps a name in any alphabet, without what could mislead', async () => {
    const owner = await server.createUser();
    const made = await create(owner, '<b>聖路加</b>\u202e клиника\r\nBcc: x@y.example');
    expect(made.body['company']).toMatchObject({ name: '<b>聖路加</b> клиника Bcc: x@y.example' });
  });

  it('makes one for who asks fifty times at once, and refuses a second afterwards', async () => {
    const owner = await server.createUser();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => create(owner, `Clinic ${number}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${String(body['code'])}`))).toEqual(
      new Set(['409 already_in_company']),
    );
    const own = await server.server.database.kysely
      .selectFrom('audit_events')
      .select('tenant_id')
      .where('actor_id', '=', owner.id)
      .where('action', '=', 'company.create')
      .execute();
    expect(own).toHaveLength(1);
    expect((await read(owner)).body['id']).toBe(own[0]?.tenant_id);
  });

  it('answers a repeat with the first result, and another body under the same key with 422', async () => {
    const owner = await server.createUser();
    const key = { 'idempotency-key': 'company-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(owner, 'Twice', key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await create(owner, 'Another', key);
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is not for who runs the installation, nor for who belongs to one and works at their own desk', async () => {
    const operator = await server.createUser();
    await setAccount(server, operator.id, { isOperator: true, secondFactorAt: 1 });
    const refused = await create(operator, 'Mine');
    expect([refused.status, refused.body['code']]).toEqual([403, 'forbidden']);
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    await switchTo(member, 'personal');
    expect((await create(member, 'Second')).body['code']).toBe('already_in_company');
  });
});

function switchTo({ accessToken: token }: TestUser, workspace: string): Promise<CallAnswer> {
  return server.call('POST', '/authentication_app/settings/workspace/', { token, body: { workspace } });
}

describe('what a company asks of its people', () => {
  it('is changed by the owner, and takes effect for all', async () => {
    const company = await makeCompany(server);
    const clinician = await addMember(server, company);
    const body = { name: 'Neue Praxis', idle_minutes: 60, retention_days: 3650 };
    const changed = await change(company.owner, body);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...body, message: 'Company updated successfully!', role: 'owner' });
    expect((await read(clinician)).body).toMatchObject({ ...body, role: 'clinician', seats_taken: 2 });
    expect(await profile(clinician)).toMatchObject({ company_name: 'Neue Praxis', idle_minutes: 60 });
    expect((await change(company.owner, { retention_days: null })).body).toMatchObject({ retention_days: null });
    expect((await change(company.owner, {})).status).toBe(200);
  });

  it.each([
    [{ idle_minutes: 1 }, 'idle_minutes'],
    [{ idle_minutes: 61 }, 'idle_minutes'],
    [{ idle_minutes: 2.5 }, 'idle_minutes'],
    [{ idle_minutes: '15' }, 'idle_minutes'],
    [{ retention_days: 29 }, 'retention_days'],
    [{ retention_days: 36_501 }, 'retention_days'],
    [{ retention_days: -1 }, 'retention_days'],
    [{ requires_second_factor: 1 }, 'requires_second_factor'],
    [{ name: '' }, 'name'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const { owner } = await makeCompany(server);
    const before = (await read(owner)).body;
    const answer = await change(owner, { name: 'Other', ...body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body['errors'] as object)).toEqual([field]);
    expect((await read(owner)).body).toEqual(before);
  });

  it('is changed by an admin as far as name and idle time go', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    expect((await change(admin, { name: 'By an admin', idle_minutes: 5 })).status).toBe(200);
    for (const body of [{ retention_days: 30 }, { requires_second_factor: false }, { retention_days: null }]) {
      const refused = await change(admin, { name: 'Taken', ...body });
      expect([refused.status, refused.body['Message']]).toEqual([
        403,
        'Only the owner of your company can change this.',
      ]);
    }
    expect((await read(admin)).body).toMatchObject({ name: 'By an admin', idle_minutes: 5, retention_days: null });
  });

  it('is a second factor only once the owner has one, and then of everybody at once', async () => {
    const company = await makeCompany(server);
    const clinician = await addMember(server, company);
    const ask = () => change(company.owner, { requires_second_factor: true });
    const refused = await ask();
    expect([refused.status, refused.body['Message']]).toEqual([
      409,
      'Please set up a second factor of your own before you ask everybody for one.',
    ]);
    expect((await read(clinician)).status).toBe(200);
    await setAccount(server, company.owner.id, { secondFactorAt: 1 });
    expect((await ask()).status).toBe(200);
    expect((await read(clinician)).body['code']).toBe('second_factor_missing');
    expect(await profile(clinician)).toMatchObject({ needs_second_factor: true, has_second_factor: false });
    expect((await read(company.owner)).status).toBe(200);
    expect((await change(company.owner, { requires_second_factor: false })).status).toBe(200);
    expect((await read(clinician)).status).toBe(200);
  });
});

describe('a member’s two desks', () => {
  it('keep their chats apart, in one session and not in another', async () => {
    const company = await makeCompany(server);
    const member = await server.createUser();
    const body = { model_name: 'Chartwright', message_content: 'cough for three days' };
    const make = async (): Promise<string> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.append(name, value);
      const made = await server.call('POST', '/chat/create_chat/', { token: member.accessToken, body: form });
      expect(made.status).toBe(201);
      return (made.body['data'] as { id: string }).id;
    };
    const listed = async (): Promise<readonly string[]> => {
      const answer = await server.call('GET', '/chat/get_users_chat_list/', { token: member.accessToken });
      return (answer.body['data'] as { id: string }[]).map(({ id }) => id);
    };
    const open = async (id: string): Promise<number> =>
      (await server.call('GET', `/chat/get_a_chat_content/${id}/`, { token: member.accessToken })).status;
    const own = await make();
    await addMember(server, company, 'clinician', member);
    expect(await listed()).toEqual([]);
    expect(await open(own)).toBe(404);
    const companys = await make();
    const switched = await switchTo(member, 'personal');
    expect(switched.body).toEqual({ message: 'You work on your own now.', workspace: 'personal' });
    expect(await listed()).toEqual([own]);
    expect([await open(own), await open(companys)]).toEqual([200, 404]);
    expect(await profile(member)).toMatchObject({
      workspace: 'personal',
      role: 'individual',
      account_type: 'individual',
    });
    expect((await switchTo(member, 'company')).status).toBe(200);
    expect(await listed()).toEqual([companys]);
    expect([await open(own), await open(companys)]).toEqual([404, 200]);
  });

  it('are one for who belongs to no company', async () => {
    const person = await server.createUser();
    expect((await switchTo(person, 'personal')).status).toBe(200);
    const refused = await switchTo(person, 'company');
    expect([refused.status, refused.body['message']]).toEqual([409, 'You do not belong to a company.']);
    expect((await switchTo(person, 'elsewhere')).status).toBe(400);
  });
});

describe('the company’s audit chain', () => {
  it('tells what was done to whom, and by whom', async () => {
    const company = await makeCompany(server);
    const { id: withdrawn } = await invite(server, company.owner, 'withdrawn@clinic.example');
    const person = await server.createUser();
    const { id: invitation, token } = await invite(server, company.owner, person.email);
    await acceptInvitation(server, person, token);
    await change(company.owner, { name: 'Renamed' });
    const call = (method: string, path: string, body: object) =>
      server.call(method, `${prefix}/${path}/`, { token: company.owner.accessToken, body });
    await call('DELETE', 'remove_user_from_company', { user_id: withdrawn });
    await call('PATCH', 'user_role', { user_id: person.id, role: 'auditor' });
    await call('POST', 'transfer_ownership', { user_id: person.id });
    await call('POST', 'leave_company', {});
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'object_type', 'object_id', 'outcome'])
      .where('tenant_id', '=', company.id)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['company.create', company.owner.id, 'company', company.id, 'success'],
      ['user.invite', company.owner.id, 'invitation', withdrawn, 'success'],
      ['user.invite', company.owner.id, 'invitation', invitation, 'success'],
      ['user.join', person.id, 'invitation', invitation, 'success'],
      ['company.update', company.owner.id, 'company', company.id, 'success'],
      ['user.remove', company.owner.id, 'invitation', withdrawn, 'success'],
      ['user.role', company.owner.id, 'user', person.id, 'success'],
      ['company.transfer', company.owner.id, 'user', person.id, 'success'],
      ['user.leave', company.owner.id, 'user', company.owner.id, 'success'],
    ]);
    expect(server.logLines.join('\n')).not.toContain('withdrawn@clinic.example');
  });
});
