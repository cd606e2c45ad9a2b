import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, addMember, invite, makeCompany, removeMember } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

/** Two processes on one database, as two servers of one installation. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ dataDir: server.dataDir });
});
afterAll(async () => {
  await other.stop({ keepData: true });
  await server.stop();
});

const prefix = '/company_user_management';
const post = ({ accessToken: token }: TestUser, path: string, body: object, method = 'POST'): Promise<CallAnswer> =>
  server.call(method, `${prefix}/${path}/`, { token, body });
const setRole = (by: TestUser, id: string, role: string): Promise<CallAnswer> =>
  post(by, 'user_role', { user_id: id, role }, 'PATCH');
const read = ({ accessToken: token }: TestUser): Promise<CallAnswer> =>
  server.call('GET', `${prefix}/company/`, { token });
const listOf = async ({ accessToken: token }: TestUser): Promise<readonly Record<string, unknown>[]> =>
  (await server.call('GET', `${prefix}/user_list/`, { token })).body as unknown as readonly Record<string, unknown>[];
const outcomeOf = ({ status, body }: CallAnswer): readonly unknown[] => [status, body['code'] ?? body['message']];

async function signInAgain({ email, password }: TestUser): Promise<string> {
  const answer = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  return String(answer.body['accessToken']);
}

/** Opens a stream of the company in this process that says nothing by itself and stays open. */
async function openStream(company: TestCompany, user: TestUser): Promise<{ readonly ended: Promise<unknown> }> {
  const { store } = server.server;
  const owner = { tenantId: company.id, userId: user.id };
  const [chat, question, reply] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const common = { createdAt: Date.now(), toolName: 'Chartwright', content: '' } as const;
  await store.chats.create(owner, { id: chat, title: '', now: Date.now() });
  await store.messages.add(owner, chat, { ...common, id: question, sentBy: 'user', replyTo: null, state: 'complete' });
  await store.messages.add(owner, chat, { ...common, id: reply, sentBy: 'bot', replyTo: question, state: 'queued' });
  await store.journal.claim(reply, 'another process', Date.now() + 60_000);
  const answer = await fetch(`${server.origin}/chat/stream/${reply}/`, {
    headers: { authorization: `Bearer ${user.accessToken}`, accept: 'text/event-stream' },
  });
  expect(answer.status).toBe(200);
  return { ended: answer.text().catch(() => 'cut') };
}

describe('who is removed', () => {
  it('is out at once, keeps their account, and leaves the company’s chats behind', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    const second = await signInAgain(member);
    const form = new FormData();
    form.append('model_name', 'Chartwright');
    form.append('message_content', 'knee pain since a fall');
    const made = await server.call('POST', '/chat/create_chat/', { token: member.accessToken, body: form });
    const { id: chatId } = made.body['data'] as { id: string };
    expect(outcomeOf(await removeMember(server, company.owner, member.id))).toEqual([
      200,
      'User removed successfully!',
    ]);
    for (const token of [member.accessToken, second])
      expect(outcomeOf(await server.call('GET', `${prefix}/company/`, { token }))).toEqual([401, 'session_expired']);
    const refreshed = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: member.refreshToken },
    });
    expect(refreshed.status).toBe(401);
    const token = await signInAgain(member);
    const readChat = (by: string): Promise<CallAnswer> =>
      server.call('GET', `/chat/get_a_chat_content/${chatId}/`, { token: by });
    expect((await readChat(token)).status).toBe(404);
    expect((await readChat(company.owner.accessToken)).status).toBe(404);
    expect(await listOf(company.owner)).toEqual([]);
    const [mail] = await server.mailsTo(member.email, 3);
    expect(mail?.subject).toBe(`You were removed from ${company.name}`);
    // Who comes back finds what they made there.
    const again = await invite(server, company.owner, member.email);
    expect((await acceptInvitation(server, { ...member, accessToken: token }, again.token)).status).toBe(200);
    expect((await readChat(token)).status).toBe(200);
  });

  const ways: readonly (readonly [string, (company: TestCompany, member: TestUser) => Promise<CallAnswer>])[] = [
    ['is removed in another process', (company, member) => removeMember(other, company.owner, member.id)],
    ['is removed in this process', (company, member) => removeMember(server, company.owner, member.id)],
    [
      'is switched off by the directory in another process',
      async (company, { email }) => {
        const made = await server.call('POST', `${prefix}/directory/tokens/`, {
          token: company.owner.accessToken,
          body: { days: 1 },
        });
        const token = String(made.body['token']);
        const found = await other.call('GET', `/scim/v2/Users?filter=userName eq "${email}"`, { token });
        const [person] = found.body['Resources'] as readonly { readonly id: string }[];
        const Operations = [{ op: 'Replace', path: 'active', value: 'False' }];
        return other.call('PATCH', `/scim/v2/Users/${person?.id ?? ''}`, { token, body: { Operations } });
      },
    ],
    [
      'becomes an auditor in another process',
      (company, member) =>
        other.call('PATCH', `${prefix}/user_role/`, {
          token: company.owner.accessToken,
          body: { user_id: member.id, role: 'auditor' },
        }),
    ],
    [
      'leaves in another process',
      (_company, member) => other.call('POST', `${prefix}/leave_company/`, { token: member.accessToken, body: {} }),
    ],
  ];
  it.each(ways)('and %s reads no stream to its end', { timeout: 60_000 }, async (_name, end) => {
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    const { ended } = await openStream(company, member);
    const chats = await server.call('GET', '/chat/get_users_chat_list/', { token: member.accessToken });
    expect(chats.body['data']).toHaveLength(1);
    expect((await end(company, member)).status).toBe(200);
    await ended;
  });

  it('is named by their row or by their account, in the body or in the query', async () => {
    const company = await makeCompany(server);
    const token = company.owner.accessToken;
    const place = `${prefix}/remove_user_from_company/`;
    const [one, two] = [await addMember(server, company), await addMember(server, company)];
    const row = (await listOf(company.owner)).find(({ user_id: id }) => id === one.id)?.['id'];
    expect((await server.call('DELETE', place, { token, body: { user_id: row } })).status).toBe(200);
    expect((await server.call('DELETE', `${place}?user_id=${two.id}`, { token })).status).toBe(200);
    const invited = await invite(server, company.owner, 'soon@clinic.example');
    expect(outcomeOf(await server.call('DELETE', `${place}?user_id=${invited.id}`, { token }))).toEqual([
      200,
      'Invitation withdrawn.',
    ]);
    expect(await listOf(company.owner)).toEqual([]);
    const nobody = await server.call('DELETE', place, { token });
    expect(outcomeOf(nobody)).toEqual([400, 'validation_failed']);
    expect((await server.call('DELETE', `${place}?user_id=x`, { token })).status).toBe(400);
    expect(outcomeOf(await server.call('DELETE', `${place}?user_id=${one.id}`, { token }))).toEqual([404, 'not_found']);
  });

  it('is removed once by two who remove at the same moment', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    const member = await addMember(server, company);
    const answers = await Promise.all([
      removeMember(server, company.owner, member.id),
      removeMember(other, admin, member.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('who may remove and change whom', () => {
  it('is: the owner everybody, an admin clinicians and auditors, nobody the owner or themselves', async () => {
    const company = await makeCompany(server);
    const [admin, second] = [await addMember(server, company, 'admin'), await addMember(server, company, 'admin')];
    const clinician = await addMember(server, company);
    expect(outcomeOf(await removeMember(server, admin, company.owner.id))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await removeMember(server, admin, second.id))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await removeMember(server, admin, admin.id))).toEqual([409, 'conflict']);
    expect(outcomeOf(await removeMember(server, company.owner, company.owner.id))).toEqual([409, 'conflict']);
    expect((await removeMember(server, clinician, admin.id)).status).toBe(403);
    expect(outcomeOf(await setRole(admin, second.id, 'clinician'))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await setRole(admin, clinician.id, 'admin'))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await setRole(admin, admin.id, 'auditor'))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await setRole(admin, company.owner.id, 'auditor'))).toEqual([409, 'conflict']);
    expect(outcomeOf(await setRole(company.owner, company.owner.id, 'admin'))).toEqual([409, 'conflict']);
    for (const role of ['owner', 'individual', 'operator', '', null])
      expect((await post(company.owner, 'user_role', { user_id: clinician.id, role }, 'PATCH')).status).toBe(400);
    expect((await setRole(admin, clinician.id, 'auditor')).status).toBe(200);
    expect((await server.call('GET', '/chat/get_users_chat_list/', { token: clinician.accessToken })).status).toBe(403);
    expect((await removeMember(server, admin, clinician.id)).status).toBe(200);
    expect((await removeMember(server, company.owner, admin.id)).status).toBe(200);
    const roles = (await listOf(company.owner)).map(({ user_id: id, role }) => [id, role]);
    expect(roles).toEqual([[second.id, 'admin']]);
  });

  it('counts at once for a role that is given or taken, and is told by mail', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company, 'auditor');
    expect((await server.call('GET', `${prefix}/user_list/`, { token: member.accessToken })).status).toBe(403);
    expect((await setRole(company.owner, member.id, 'admin')).status).toBe(200);
    expect((await server.call('GET', `${prefix}/user_list/`, { token: member.accessToken })).status).toBe(200);
    expect((await server.mailsTo(member.email, 3))[0]).toMatchObject({
      subject: `Your role in ${company.name} has changed`,
    });
    expect((await setRole(company.owner, member.id, 'clinician')).status).toBe(200);
    expect((await server.call('GET', `${prefix}/user_list/`, { token: member.accessToken })).status).toBe(403);
    expect((await setRole(company.owner, member.id, 'clinician')).status).toBe(200);
    expect(await server.mailsTo(member.email, 4)).toHaveLength(4);
    const invited = await invite(server, company.owner, 'not-yet@clinic.example');
    expect(outcomeOf(await setRole(company.owner, invited.id, 'auditor'))).toEqual([409, 'conflict']);
  });

  it('ends where another company begins: its people and invitations are as good as missing', async () => {
    const [mine, theirs] = [await makeCompany(server), await makeCompany(server)];
    const member = await addMember(server, theirs);
    const invited = await invite(server, theirs.owner, 'guest@clinic.example');
    const row = String((await listOf(theirs.owner)).find(({ user_id: id }) => id === member.id)?.['id']);
    const missing = crypto.randomUUID();
    const calls: readonly ((id: string) => Promise<CallAnswer>)[] = [
      (id) => removeMember(server, mine.owner, id),
      (id) => setRole(mine.owner, id, 'auditor'),
      (id) => post(mine.owner, 'transfer_ownership', { user_id: id }),
    ];
    const before = await listOf(theirs.owner);
    for (const call of calls) {
      const plain = await call(missing);
      expect(outcomeOf(plain)).toEqual([404, 'not_found']);
      for (const id of [member.id, row, invited.id, theirs.owner.id, theirs.id, mine.id]) {
        const answer = await call(id);
        expect([answer.status, answer.body]).toEqual([plain.status, plain.body]);
      }
    }
    expect(await listOf(theirs.owner)).toEqual(before);
    expect((await read(member)).body).toMatchObject({ id: theirs.id, role: 'clinician' });
  });
});

describe('handing a company over', () => {
  it('leaves one owner, an admin who was it, and a mail for both', async () => {
    const company = await makeCompany(server);
    const heir = await addMember(server, company, 'auditor');
    const chief = await invite(server, company.owner, 'chief@clinic.example', 'admin');
    expect(outcomeOf(await post(company.owner, 'transfer_ownership', { user_id: company.owner.id }))).toEqual([
      409,
      'conflict',
    ]);
    expect(outcomeOf(await post(company.owner, 'transfer_ownership', { user_id: chief.id }))).toEqual([
      404,
      'not_found',
    ]);
    expect((await post(company.owner, 'transfer_ownership', { user_id: heir.id })).status).toBe(200);
    expect((await read(heir)).body).toMatchObject({ role: 'owner', name: company.name });
    expect((await read(company.owner)).body).toMatchObject({ role: 'admin' });
    expect((await server.mailsTo(heir.email, 3))[0]).toMatchObject({ subject: `You own ${company.name} now` });
    expect((await server.mailsTo(company.owner.email, 2))[0]).toMatchObject({
      subject: `You handed ${company.name} over`,
    });
    const list = await listOf(heir);
    expect(list.map(({ user_id: id, is_owner: isOwner, invition_status: status }) => [id, isOwner, status])).toEqual([
      [null, false, 'pending'],
      [heir.id, true, 'accepted'],
      [company.owner.id, false, 'accepted'],
    ]);
    // What was sent for an admin counts on: its new sender is the owner.
    const read2 = await server.call('POST', `${prefix}/read_invitation/`, { body: { token: chief.token } });
    expect(read2.body).toMatchObject({ role: 'admin', invited_by: heir.email });
    expect((await removeMember(server, heir, company.owner.id)).status).toBe(200);
  });

  it('goes to one of several who are named at the same moment', async () => {
    const company = await makeCompany(server);
    const heirs = [
      await addMember(server, company),
      await addMember(server, company),
      await addMember(server, company),
    ];
    const answers = await Promise.all(
      heirs.map(({ id }, index) =>
        (index % 2 === 0 ? server : other).call('POST', `${prefix}/transfer_ownership/`, {
          token: company.owner.accessToken,
          body: { user_id: id },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await server.server.database.kysely
      .selectFrom('memberships')
      .select('role')
      .where('tenant_id', '=', company.id)
      .execute();
    expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('leaving a company', () => {
  it('is for everybody but the owner, and the session goes on at their own desk', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company, 'admin');
    expect(outcomeOf(await post(company.owner, 'leave_company', {}))).toEqual([409, 'conflict']);
    expect(outcomeOf(await post(member, 'leave_company', {}))).toEqual([200, 'You have left the company.']);
    expect(outcomeOf(await post(member, 'leave_company', {}))).toEqual([403, 'forbidden']);
    const { body } = await server.call('GET', '/authentication_app/user_profile/', { token: member.accessToken });
    expect(body).toMatchObject({ account_type: 'individual', role: 'individual', company_name: null });
    expect(await listOf(company.owner)).toEqual([]);
  });
});
