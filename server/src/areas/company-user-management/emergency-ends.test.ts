import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, addMember, invite, makeCompany, removeMember } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { createMovingClock, hour } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

const prefix = '/company_user_management';
const reason = 'Patient in the emergency room, chart needed now';
const clock = createMovingClock();
let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
  strict = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => Promise.all([server.stop(), strict.stop()]));

const open = (to: TestServer, by: TestUser, userId: string, why = reason): Promise<CallAnswer> =>
  to.call('POST', `${prefix}/emergency_access/`, { token: by.accessToken, body: { user_id: userId, reason: why } });
const idOf = (answer: CallAnswer): string => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body['data'] as { id: string }).id;
};
const close = (to: TestServer, by: TestUser, id: string): Promise<CallAnswer> =>
  to.call('DELETE', `${prefix}/emergency_access/${id}/`, { token: by.accessToken });
const listChats = (by: TestUser, id: string): Promise<CallAnswer> =>
  server.call('GET', `${prefix}/emergency_access/${id}/chats/`, { token: by.accessToken });
const giveRole = async (to: TestServer, { owner }: TestCompany, userId: string, role: string): Promise<void> => {
  const body = { user_id: userId, role };
  const answer = await to.call('PATCH', `${prefix}/user_role/`, { token: owner.accessToken, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

async function signInAgain(user: TestUser): Promise<TestUser> {
  const { email, password } = user;
  const answer = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  return { ...user, accessToken: String(answer.body['accessToken']) };
}

async function auditLines(to: TestServer, tenantId: string, action: string): Promise<readonly string[]> {
  const rows = await to.server.database.kysely
    .selectFrom('audit_events')
    .select(['object_id', 'outcome'])
    .where('tenant_id', '=', tenantId)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.object_id ?? '-'} ${row.outcome}`);
}

describe('emergency access of who loses their role', () => {
  let company: TestCompany;
  let writer: TestUser;
  beforeAll(async () => {
    company = await makeCompany(server);
    writer = await addMember(server, company);
  });

  async function expectEnded(opener: TestUser, id: string): Promise<void> {
    const answer = await listChats(opener, id);
    expect([answer.status, answer.body['code']]).toEqual([403, 'emergency_access_ended']);
    expect(await auditLines(server, company.id, 'emergency_access.close')).toContain(`${id} success`);
    // Nothing is in the way of another.
    idOf(await open(server, opener, writer.id));
  }

  it.each(['clinician', 'auditor'])('stays ended when they are made %s and admin again', async (role) => {
    const admin = await addMember(server, company, 'admin');
    const id = idOf(await open(server, admin, writer.id));
    const others = idOf(await open(server, company.owner, writer.id));
    await giveRole(server, company, admin.id, role);
    await giveRole(server, company, admin.id, 'admin');
    await expectEnded(admin, id);
    expect((await listChats(company.owner, others)).status).toBe(200);
    await close(server, company.owner, others);
  });

  it('stays ended when they leave or are removed and come back', async () => {
    const leaver = await addMember(server, company, 'admin');
    const left = idOf(await open(server, leaver, writer.id));
    const leave = await server.call('POST', `${prefix}/leave_company/`, { token: leaver.accessToken, body: {} });
    expect(leave.status, JSON.stringify(leave.body)).toBe(200);
    const removed = await addMember(server, company, 'admin');
    const taken = idOf(await open(server, removed, writer.id));
    expect((await removeMember(server, company.owner, removed.id)).status).toBe(200);
    for (const [person, id] of [
      [leaver, left],
      [removed, taken],
    ] as const) {
      const back = await signInAgain(person);
      const { token } = await invite(server, company.owner, person.email, 'admin');
      expect((await acceptInvitation(server, back, token)).status).toBe(200);
      await expectEnded(back, id);
    }
  });

  it('is not opened by who was demoted a moment ago, elsewhere', async () => {
    const admin = await addMember(server, company, 'admin');
    await server.call('GET', `${prefix}/emergency_access/`, { token: admin.accessToken });
    // As another process would: this one still remembers the role.
    await server.server.accounts.store.members.changeRole(company.id, admin.id, 'clinician');
    expect((await open(server, admin, writer.id)).status).toBe(403);
    expect((await auditLines(server, company.id, 'emergency_access.open')).at(-1)).toBe(`${writer.id} denied`);
  });

  it('notes that somebody asked for their own charts, and for another reason', async () => {
    const admin = await addMember(server, company, 'admin');
    expect((await open(server, admin, admin.id)).status).toBe(400);
    expect((await auditLines(server, company.id, 'emergency_access.open')).at(-1)).toBe(`${admin.id} denied`);
    idOf(await open(server, admin, writer.id));
    expect((await open(server, admin, writer.id, 'Another reason for the same charts')).status).toBe(409);
    expect((await auditLines(server, company.id, 'emergency_access.open')).at(-1)).toBe(`${writer.id} denied`);
  });
});

describe('a manager who would flood others with mail', () => {
  it('opens access to one person’s charts six times an hour', { timeout: 120_000 }, async () => {
    const { database } = strict.server;
    const company = await makeCompany(strict);
    const writer = await addMember(strict, company);
    for (let count = 0; count < 6; count += 1) {
      const id = idOf(await open(strict, company.owner, writer.id));
      // A repeat is told to nobody, and does not count.
      expect(idOf(await open(strict, company.owner, writer.id))).toBe(id);
      await close(strict, company.owner, id);
    }
    const over = await open(strict, company.owner, writer.id);
    expect([over.status, over.body['code']]).toEqual([429, 'rate_limited']);
    expect(String(over.body['message'])).toContain('this person’s chats');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(3000);
    const left = await database.kysely
      .selectFrom('emergency_access')
      .select('id')
      .where('closed_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
    const mails = await strict.mailsTo(writer.email, 8);
    expect(mails.filter(({ subject }) => subject.startsWith('Emergency access'))).toHaveLength(6);
  });

  it('opens twenty in one company, whoever they are about', { timeout: 120_000 }, async () => {
    const company = await makeCompany(strict);
    const writers: TestUser[] = [];
    for (let count = 0; count < 4; count += 1) writers.push(await addMember(strict, company));
    const answers: CallAnswer[] = [];
    for (let count = 0; count < 21; count += 1) {
      const writer = writers[count % 4];
      const answer = await open(strict, company.owner, writer?.id ?? '');
      answers.push(answer);
      if (answer.status === 201) await close(strict, company.owner, idOf(answer));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    expect(String(answers.at(-1)?.body['message'])).toContain('Your company has opened emergency access many times');
  });

  it('sends five mails about a role within an hour, while the role goes on to change', async () => {
    const company = await makeCompany(strict);
    const member = await addMember(strict, company);
    const roles = ['admin', 'clinician', 'auditor', 'admin', 'clinician', 'auditor', 'admin'];
    for (const role of roles) await giveRole(strict, company, member.id, role);
    const count = async (atLeast: number): Promise<number> =>
      (await strict.mailsTo(member.email, atLeast)).filter(({ subject }) => subject.startsWith('Your role')).length;
    expect(await count(7)).toBe(5);
    const profile = await strict.call('GET', '/authentication_app/user_profile/', { token: member.accessToken });
    expect(profile.body['role']).toBe('admin');
    clock.advance(hour + 1000);
    const owner = await strict.call('POST', '/authentication_app/signin/', {
      body: { email: company.owner.email, password: company.owner.password },
    });
    const later = { ...company, owner: { ...company.owner, accessToken: String(owner.body['accessToken']) } };
    await giveRole(strict, later, member.id, 'clinician');
    expect(await count(8)).toBe(6);
  });
});
