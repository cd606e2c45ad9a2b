import { chat, learning, type CompanyStyle } from '@notewright/contract';
import type { Preference } from '@notewright/engine/learn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDamageLog } from '../../kernel/damage.ts';
import { createLearningStore, nothingLearned } from '../../store/learning/learning-store.ts';
import { addMember, makeCompany, type TestCompany } from '../../testing/make-company.ts';
import { startTestServer, type CallAnswer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => server.stop());

const exam: Preference = { kind: 'heading', section: 'physical-examination', title: 'Exam' };
const british: Preference = { kind: 'spelling', form: 'british' };
const examId = 'heading.en.physical-examination.exam';

const ask = (user: TestUser, method: string, path: string, body?: object): Promise<CallAnswer> =>
  server.call(method, `/learning/${path}`, { token: user.accessToken, ...(body === undefined ? {} : { body }) });
const styleOf = ({ status, body }: CallAnswer): CompanyStyle => {
  expect(status, JSON.stringify(body)).toBe(200);
  return learning.readCompanyStyle.response.parse(body);
};
const read = async (user: TestUser): Promise<CompanyStyle> => styleOf(await ask(user, 'GET', 'company/'));
const offer = (user: TestUser, is_offered = true): Promise<CallAnswer> =>
  ask(user, 'PUT', 'company/offer/', { is_offered });
const take = (user: TestUser, id = examId): Promise<CallAnswer> => ask(user, 'PUT', `company/take/${id}/`);
const statesOf = async (user: TestUser): Promise<string[]> => {
  const { data } = learning.listLearned.response.parse((await ask(user, 'GET', 'list/')).body);
  return data.map(({ id, state }) => `${id} ${state}`);
};

/** Has somebody use a preference in their company and have seen another once, as three signed notes would. */
async function use(company: TestCompany, user: TestUser, preference: Preference): Promise<void> {
  const { database, keyring } = server.server;
  const damage = createDamageLog({ error: () => undefined });
  const seen = { preference: british, state: 'watched', notes: [true] } as const;
  const learned = [{ preference, state: 'accepted', notes: [true, true, true] } as const, seen];
  await createLearningStore({ database, keys: keyring, damage }).save(
    { tenantId: company.id, userId: user.id },
    { ...nothingLearned, learned, credentials: 'MD' },
    1,
  );
}

async function headingIn(user: TestUser): Promise<string | undefined> {
  const body = new FormData();
  body.set('message_content', 'Knee pain. Exam: R knee tender. Plan: rest, return in 2 weeks');
  const answer = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body });
  const reply = chat.createChat.response.parse(answer.body).data.messages[1];
  return /^#+ (Exam|Physical examination)$/m.exec(reply?.message_content ?? '')?.[1];
}

const actionsOf = async (user: TestUser): Promise<string[]> =>
  (
    await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_id', 'outcome'])
      .where('actor_id', '=', user.id)
      .where('action', 'like', 'learning.%')
      .orderBy('id')
      .execute()
  ).map(({ action, object_id: id, outcome }) => `${action} ${id} ${outcome}`);

describe('a company’s style', () => {
  it('is what an owner offers on purpose, and is used by those alone who take it', async () => {
    const company = await makeCompany(server);
    const [member, other] = [await addMember(server, company), await addMember(server, company)];
    await use(company, company.owner, exam);
    expect(await read(member)).toEqual({ may_offer: false, offers: 0, data: [] });
    expect(await headingIn(company.owner)).toBe('Exam');

    expect(styleOf(await offer(company.owner))).toMatchObject({ may_offer: true, offers: 1 });
    const { data } = await read(member);
    // Neither what was only seen, nor the credentials, nor how many notes it rests on.
    expect(data).toEqual([
      { id: examId, preference: exam, choices: expect.any(Array), offered_by: [company.owner.email] },
    ]);
    expect(await headingIn(member)).toBe('Physical examination');
    expect((await take(member)).status).toBe(200);
    expect([await statesOf(member), await statesOf(other)]).toEqual([[`${examId} accepted`], []]);
    expect([await headingIn(member), await headingIn(other)]).toEqual(['Exam', 'Physical examination']);
    expect(await actionsOf(company.owner)).toEqual(['learning.offer on success']);
    expect(await actionsOf(member)).toEqual([`learning.take ${examId} success`]);
  });

  it('is offered no more once it is withdrawn; who took it keeps it', async () => {
    const company = await makeCompany(server);
    const [member, other] = [await addMember(server, company), await addMember(server, company)];
    await use(company, company.owner, exam);
    await offer(company.owner);
    await take(member);
    expect(styleOf(await offer(company.owner, false))).toMatchObject({ offers: 0, data: [] });
    expect((await take(other)).body).toMatchObject({ code: 'not_found' });
    expect(await actionsOf(other)).toEqual(['learning.take unknown denied']);
    expect(await statesOf(member)).toEqual([`${examId} accepted`]);
    expect(await headingIn(company.owner)).toBe('Exam');
  });

  it('holds nothing that was accepted since, before it is offered again', async () => {
    const company = await makeCompany(server);
    await use(company, company.owner, exam);
    await offer(company.owner);
    const to = { kind: 'heading', section: 'physical-examination', title: 'PE' };
    expect((await ask(company.owner, 'PUT', `change/${examId}/`, { preference: to })).status).toBe(200);
    expect((await read(company.owner)).data.map(({ id }) => id)).toEqual([examId]);
    await offer(company.owner);
    expect((await read(company.owner)).data.map(({ preference }) => preference)).toEqual([to]);
  });

  it('is offered by owner and admins alone, while they are one, and each is named', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    const member = await addMember(server, company);
    for (const user of [company.owner, admin, member]) await use(company, user, exam);
    expect((await offer(member)).status).toBe(403);
    await offer(company.owner);
    await offer(admin);
    const names = async (): Promise<readonly string[]> => (await read(member)).data.flatMap((one) => one.offered_by);
    expect((await names()).toSorted()).toEqual([company.owner.email, admin.email].toSorted());
    const token = company.owner.accessToken;
    const body = { user_id: admin.id, role: 'clinician' };
    const changed = await server.call('PATCH', '/company_user_management/user_role/', { token, body });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await names()).toEqual([company.owner.email]);
  });

  it('is another company’s, and nobody’s who works alone', async () => {
    const [company, another] = [await makeCompany(server), await makeCompany(server)];
    await use(company, company.owner, exam);
    await offer(company.owner);
    const alone = await server.createUser();
    for (const stranger of [another.owner, alone]) {
      expect((await read(stranger)).data).toEqual([]);
      expect((await take(stranger)).body).toMatchObject({ code: 'not_found' });
    }
    expect((await offer(alone)).status).toBe(403);
  });
});
