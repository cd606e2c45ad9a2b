import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, hour, minute } from '../../testing/moving-clock.ts';
import { addMember, makeCompany, removeMember } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

const prefix = '/company_user_management';
const reason = 'Patient in the emergency room, chart needed now';
const clock = createMovingClock();
let server: TestServer;
let company: TestCompany;
let clinician: TestUser;
let chatId: string;
beforeAll(async () => {
  server = await startTestServer({ clock });
  company = await makeCompany(server);
  clinician = await addMember(server, company, 'clinician');
  chatId = await writeChat(clinician, 'cough for three days, no fever');
});
afterAll(() => server.stop());

async function writeChat(writer: TestUser, words: string): Promise<string> {
  const body = new FormData();
  body.set('message_content', words);
  const made = await server.call('POST', '/chat/create_chat/', { token: writer.accessToken, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return (made.body['data'] as { id: string }).id;
}

const open = (by: TestUser, userId: string, why: unknown = reason): Promise<CallAnswer> =>
  server.call('POST', `${prefix}/emergency_access/`, {
    token: by.accessToken,
    body: { user_id: userId, reason: why },
  });

interface Grant {
  readonly id: string;
  readonly is_open: boolean;
  readonly reason: string;
  readonly closed_on: string | null;
}
const grantOf = (answer: CallAnswer): Grant => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body['data'] as Grant;
};

const get = (by: TestUser, path: string): Promise<CallAnswer> =>
  server.call('GET', `${prefix}/${path}`, { token: by.accessToken });
const listChats = (by: TestUser, id: string): Promise<CallAnswer> => get(by, `emergency_access/${id}/chats/`);
const readChat = (by: TestUser, id: string, chat = chatId): Promise<CallAnswer> =>
  get(by, `emergency_access/${id}/chats/${chat}/`);
const close = (by: TestUser, id: string): Promise<CallAnswer> =>
  server.call('DELETE', `${prefix}/emergency_access/${id}/`, { token: by.accessToken });

/** A token that has just been proved: some tests move the clock on. */
async function signInAgain(user: TestUser): Promise<TestUser> {
  const { email, password } = user;
  const answer = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect(answer.status).toBe(200);
  return { ...user, accessToken: String(answer.body['accessToken']) };
}

/** Lines of the audit log about emergency access and what was read with it, oldest first. */
async function auditLines(tenantId: string): Promise<readonly string[]> {
  const rows = await server.server.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'object_type', 'object_id', 'outcome'])
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('action', 'like', 'emergency_access.%'), eb('action', '=', 'chat.read')]))
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.action} ${row.object_type ?? '-'} ${row.object_id ?? '-'} ${row.outcome}`);
}

describe('emergency access', () => {
  it('opens one person’s chats to who gives a reason, tells both, and notes every reading', async () => {
    const own = await makeCompany(server, undefined, 'Northside Clinic');
    const writer = await addMember(server, own, 'clinician');
    const admin = await addMember(server, own, 'admin');
    const written = await writeChat(writer, 'knee pain after a fall');
    const grant = grantOf(await open(admin, writer.id));
    expect(grant).toMatchObject({
      opened_by: { user_id: admin.id, email: admin.email },
      subject: { user_id: writer.id, email: writer.email },
      reason,
      is_open: true,
      closed_on: null,
    });
    const list = await listChats(admin, grant.id);
    expect(list.body).toMatchObject({ access: { id: grant.id }, data: [{ id: written }], next_cursor: null });
    const read = await readChat(admin, grant.id, written);
    expect(read.body).toMatchObject({
      data: { id: written, messages: [{ message_content: 'knee pain after a fall' }, {}] },
    });
    expect((await close(admin, grant.id)).body).toMatchObject({ data: { is_open: false } });
    expect(await auditLines(own.id)).toEqual([
      `emergency_access.open emergency_access ${grant.id} success`,
      `emergency_access.open user ${writer.id} success`,
      `emergency_access.read emergency_access ${grant.id} success`,
      `emergency_access.read emergency_access ${grant.id} success`,
      `chat.read chat ${written} success`,
      `emergency_access.close emergency_access ${grant.id} success`,
    ]);
    for (const person of [own.owner, writer]) {
      const mail = (await server.mailsTo(person.email, 2)).find(({ subject }) =>
        subject.startsWith('Emergency access'),
      );
      expect(mail?.text).toContain(`${admin.email} opened emergency access`);
      expect(mail?.text).toContain('Northside Clinic');
      expect(mail?.text).not.toContain(reason);
    }
  });

  it('tells the owner of their own, too', async () => {
    const own = await makeCompany(server);
    const writer = await addMember(server, own, 'clinician');
    grantOf(await open(own.owner, writer.id));
    const mails = await server.mailsTo(own.owner.email, 2);
    expect(mails.filter(({ subject }) => subject.startsWith('Emergency access'))).toHaveLength(1);
  });

  it('is for the owner and admins, and for nobody else', async () => {
    const grant = grantOf(await open(company.owner, clinician.id));
    const auditor = await addMember(server, company, 'auditor');
    const other = await addMember(server, company, 'clinician');
    const stranger = await server.createUser();
    for (const person of [auditor, other, clinician, stranger]) {
      expect((await open(person, clinician.id)).status).toBe(403);
      expect((await get(person, 'emergency_access/')).status).toBe(403);
      expect((await get(person, 'former_members/')).status).toBe(403);
      expect((await listChats(person, grant.id)).status).toBe(403);
      expect((await readChat(person, grant.id)).status).toBe(403);
      expect((await close(person, grant.id)).status).toBe(403);
    }
    await close(company.owner, grant.id);
  });

  it('is no other company’s, whose ids look like ones that do not exist', async () => {
    const grant = grantOf(await open(company.owner, clinician.id));
    const { owner } = await makeCompany(server);
    const missing = crypto.randomUUID();
    for (const id of [grant.id, missing]) {
      expect((await listChats(owner, id)).body).toMatchObject({ code: 'not_found' });
      expect((await readChat(owner, id)).body).toMatchObject({ code: 'not_found' });
      expect((await close(owner, id)).body).toMatchObject({ code: 'not_found' });
    }
    expect((await open(owner, clinician.id)).body).toEqual((await open(owner, missing)).body);
    expect((await open(owner, clinician.id)).status).toBe(404);
    expect((await get(owner, 'emergency_access/')).body).toEqual({ data: [] });
    await close(company.owner, grant.id);
  });

  it('is used by who opened it alone, and closed by them or by the owner', async () => {
    const [first, second] = [await addMember(server, company, 'admin'), await addMember(server, company, 'admin')];
    const grant = grantOf(await open(first, clinician.id));
    for (const person of [second, company.owner]) {
      expect((await listChats(person, grant.id)).status).toBe(404);
      expect((await readChat(person, grant.id)).status).toBe(404);
    }
    expect((await close(second, grant.id)).status).toBe(403);
    expect((await readChat(first, grant.id)).status).toBe(200);
    expect((await close(company.owner, grant.id)).status).toBe(200);
    expect((await readChat(first, grant.id)).body).toMatchObject({ code: 'emergency_access_ended' });
    const lines = await auditLines(company.id);
    expect(lines.filter((line) => line === `emergency_access.read emergency_access ${grant.id} denied`)).toHaveLength(
      5,
    );
  });

  it('opens that person’s chats of that company, and no others', async () => {
    const elsewhere = await makeCompany(server);
    const grant = grantOf(await open(company.owner, clinician.id));
    const colleague = await addMember(server, company, 'clinician');
    const others = [
      await writeChat(colleague, 'a colleague’s'),
      await writeChat(company.owner, 'the reader’s own'),
      await writeChat(elsewhere.owner, 'another company’s'),
    ];
    const workspace = (to: string): Promise<CallAnswer> =>
      server.call('POST', '/authentication_app/settings/workspace/', {
        token: clinician.accessToken,
        body: { workspace: to },
      });
    await workspace('personal');
    others.push(await writeChat(clinician, 'the same person’s own'));
    await workspace('company');
    for (const id of others) expect((await readChat(company.owner, grant.id, id)).status).toBe(404);
    const listed = (await listChats(company.owner, grant.id)).body['data'] as readonly { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([chatId]);
    // And the calls of the chat itself stay closed.
    const { status } = await server.call('GET', `/chat/get_a_chat_content/${chatId}/`, {
      token: company.owner.accessToken,
    });
    expect(status).toBe(404);
    await close(company.owner, grant.id);
  });

  it('shows what that person decided about flags, and lets nobody else decide', async () => {
    const saveChoice = (by: TestUser, choice: string): Promise<CallAnswer> =>
      server.call('POST', `/chat/flag_choices/${chatId}/`, { token: by.accessToken, body: { flag_id: 'f1', choice } });
    expect((await saveChoice(clinician, 'accepted')).status).toBe(200);
    const grant = grantOf(await open(company.owner, clinician.id));
    const { flag_choices: choices } = (await readChat(company.owner, grant.id)).body['data'] as {
      flag_choices: object;
    };
    expect(choices).toMatchObject([{ flag_id: 'f1', choice: 'accepted', chosen_by: clinician.id }]);
    expect((await saveChoice(company.owner, 'fixed')).status).toBe(404);
    await close(company.owner, grant.id);
  });

  it('shows what was edited and signed, and lets nobody edit or sign', async () => {
    const token = clinician.accessToken;
    const { messages } = (await server.call('GET', `/chat/get_a_chat_content/${chatId}/`, { token })).body['data'] as {
      messages: readonly { id: string; sent_by: string }[];
    };
    const reply = messages.find(({ sent_by: by }) => by === 'bot')?.id ?? '';
    const version = '01890000-0000-7000-8000-00000000ed18';
    const save = (by: TestUser, of: string, body: object): Promise<CallAnswer> =>
      server.call('PUT', `/chat/note/${of}/`, { token: by.accessToken, body: { version_id: version, ...body } });
    const sign = (by: TestUser): Promise<CallAnswer> =>
      server.call('POST', `/chat/note/${version}/signature/`, { token: by.accessToken, body: { revision: 1 } });
    expect((await save(clinician, reply, { revision: 0, message_content: 'Rest.' })).status).toBe(200);
    expect((await sign(clinician)).status).toBe(200);
    const grant = grantOf(await open(company.owner, clinician.id));
    const shown = (await readChat(company.owner, grant.id)).body['data'] as { messages: readonly { id: string }[] };
    expect(shown.messages.find(({ id }) => id === version)).toMatchObject({
      message_content: 'Rest.',
      edit: { of: reply, revision: 1 },
      signatures: [{ intact: true }],
    });
    expect((await save(company.owner, version, { revision: 1, message_content: 'Walk.' })).status).toBe(404);
    expect((await sign(company.owner)).status).toBe(404);
    await close(company.owner, grant.id);
  });

  it('asks for a reason that says something', async () => {
    const long = 'x'.repeat(501);
    for (const why of ['', '   ', 'too short', long, '\u200b'.repeat(20), 7, null, ['a reason in a list']]) {
      const answer = await open(company.owner, clinician.id, why);
      expect(answer.status, String(why)).toBe(400);
      expect(answer.body['code']).toBe('validation_failed');
      expect(Object.keys(answer.body['errors'] as object)).toEqual(['reason']);
    }
    const arabic = 'المريض في غرفة الطوارئ\r\n\u202eسطر ثان';
    const grant = grantOf(await open(company.owner, clinician.id, `  ${arabic}  `));
    expect(grant.reason).toBe('المريض في غرفة الطوارئ\nسطر ثان');
    await close(company.owner, grant.id);
    const body = { user_id: clinician.id, reason, expires_on: '2999-01-01T00:00:00Z' };
    const more = await server.call('POST', `${prefix}/emergency_access/`, { token: company.owner.accessToken, body });
    expect(more.status).toBe(400);
    expect((await open(company.owner, 'x')).status).toBe(400);
    expect((await open(company.owner, company.owner.id)).body).toMatchObject({
      errors: { user_id: ['These are your own chats; you can read them as they are.'] },
    });
  });

  it('pressed twenty times at once is opened once, and told once', async () => {
    const own = await makeCompany(server);
    const writer = await addMember(server, own, 'clinician');
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(own.owner, writer.id)));
    expect(new Set(answers.map((answer) => grantOf(answer).id)).size).toBe(1);
    expect((await get(own.owner, 'emergency_access/')).body['data']).toHaveLength(1);
    const lines = await auditLines(own.id);
    expect(lines.filter((line) => line.startsWith('emergency_access.open emergency_access'))).toHaveLength(1);
    // A code, an invitation, and this.
    const mails = await server.mailsTo(writer.email, 3);
    expect(mails.filter(({ subject }) => subject.startsWith('Emergency access'))).toHaveLength(1);
    expect(await open(own.owner, writer.id, 'Another reason altogether')).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    const closings = await Promise.all(
      Array.from({ length: 20 }, () => close(own.owner, grantOf(answers[0] as CallAnswer).id)),
    );
    expect(closings.every(({ status }) => status === 200)).toBe(true);
    expect((await auditLines(own.id)).filter((line) => line.startsWith('emergency_access.close'))).toHaveLength(1);
  });

  it('reaches the chats of who has left, and tells nobody but the owner then', async () => {
    const own = await makeCompany(server);
    const leaver = await addMember(server, own, 'clinician');
    const idle = await addMember(server, own, 'clinician');
    const admin = await addMember(server, own, 'admin');
    const written = await writeChat(leaver, 'kept for the company');
    expect((await get(admin, 'former_members/')).body).toEqual({
      data: [],
      owner: { user_id: own.owner.id, email: own.owner.email },
    });
    for (const person of [leaver, idle]) expect((await removeMember(server, own.owner, person.id)).status).toBe(200);
    const mailsBefore = (await server.mailsTo(leaver.email)).length;
    expect((await get(own.owner, 'former_members/')).body).toEqual({
      data: [{ user_id: leaver.id, email: leaver.email }],
      owner: null,
    });
    expect((await open(own.owner, idle.id)).status).toBe(404);
    const grant = grantOf(await open(own.owner, leaver.id));
    expect((await readChat(own.owner, grant.id, written)).status).toBe(200);
    await server.mailsTo(own.owner.email, 2);
    const later = (await server.mailsTo(leaver.email)).filter(({ subject }) => subject.startsWith('Emergency access'));
    expect(later).toEqual([]);
    expect((await server.mailsTo(leaver.email)).length).toBeGreaterThanOrEqual(mailsBefore);
    // What lies in the bin is not opened.
    await server.server.database.kysely.updateTable('chats').set({ binned_at: 1 }).where('id', '=', written).execute();
    expect((await readChat(own.owner, grant.id, written)).status).toBe(404);
    expect((await get(own.owner, 'former_members/')).body['data']).toEqual([]);
  });

  it('ends with its opener’s place in the company, and with their role', async () => {
    const own = await makeCompany(server);
    const writer = await addMember(server, own, 'clinician');
    const [leaving, lowered] = [await addMember(server, own, 'admin'), await addMember(server, own, 'admin')];
    const written = await writeChat(writer, 'some words');
    const grants = [grantOf(await open(leaving, writer.id)), grantOf(await open(lowered, writer.id))] as const;
    expect((await readChat(leaving, grants[0].id, written)).status).toBe(200);
    expect((await removeMember(server, own.owner, leaving.id)).status).toBe(200);
    const body = { user_id: lowered.id, role: 'clinician' };
    const changed = await server.call('PATCH', `${prefix}/user_role/`, { token: own.owner.accessToken, body });
    expect(changed.status).toBe(200);
    expect([401, 403]).toContain((await readChat(leaving, grants[0].id, written)).status);
    expect((await readChat(await signInAgain(leaving), grants[0].id, written)).status).toBe(403);
    expect((await readChat(lowered, grants[1].id, written)).status).toBe(403);
    expect((await listChats(lowered, grants[1].id)).status).toBe(403);
  });

  it('keeps its reason sealed, and shows it to the owner and admins', async () => {
    const own = await makeCompany(server);
    const writer = await addMember(server, own, 'clinician');
    grantOf(await open(own.owner, writer.id, 'Marked-reason-Qx7 for the ward'));
    const { kysely } = server.server.database;
    const rows = await kysely.selectFrom('emergency_access').select('reason').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Buffer.from(row.reason).toString('latin1')).not.toContain('Marked-reason');
    expect(server.logLines.join('\n')).not.toContain('Marked-reason');
    const admin = await addMember(server, own, 'admin');
    expect((await get(admin, 'emergency_access/')).body).toMatchObject({
      data: [{ reason: 'Marked-reason-Qx7 for the ward' }],
    });
  });

  it('asks who opens it to show that it is them', async () => {
    const own = await makeCompany(server);
    const writer = await addMember(server, own, 'clinician');
    clock.advance(6 * minute);
    expect((await open(own.owner, writer.id)).body).toMatchObject({ code: 'proof_required' });
    expect((await get(own.owner, 'emergency_access/')).body).toEqual({ data: [] });
  });

  it('ends after an hour, and makes room for the next', async () => {
    const own = await makeCompany(server);
    const writer = await addMember(server, own, 'clinician');
    const written = await writeChat(writer, 'some words');
    const first = grantOf(await open(await signInAgain(own.owner), writer.id));
    clock.advance(hour - minute);
    const late = await signInAgain(own.owner);
    expect((await readChat(late, first.id, written)).status).toBe(200);
    clock.advance(minute);
    const later = await signInAgain(own.owner);
    for (const answer of [await listChats(later, first.id), await readChat(later, first.id, written)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'emergency_access_ended' } });
    expect((await close(later, first.id)).body).toMatchObject({ data: { is_open: false, closed_on: null } });
    const second = grantOf(await open(later, writer.id, 'The patient is back on the ward'));
    expect(second.id).not.toBe(first.id);
    expect((await readChat(later, second.id, written)).status).toBe(200);
    const list = (await get(later, 'emergency_access/')).body['data'] as readonly Grant[];
    expect(list.map(({ id, is_open, closed_on }) => ({ id, is_open, closed_on }))).toEqual([
      { id: second.id, is_open: true, closed_on: null },
      { id: first.id, is_open: false, closed_on: null },
    ]);
    clock.advance(366 * 24 * hour);
    expect((await get(await signInAgain(own.owner), 'emergency_access/')).body).toEqual({ data: [] });
  });
});
