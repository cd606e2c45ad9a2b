import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodeBreakers, countWrongCode } from '../../accounts/code-failures.ts';
import { tries } from '../../accounts/tries.ts';
import { contractEndpoints } from '../../http/check-registry.ts';
import { addMember, invite, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, day, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';

const clock = createMovingClock();
let server: TestServer;
let operator: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  operator = await makeOperator(await server.createUser());
});
afterAll(() => server.stop());

const signIn = async ({ email, password }: Pick<TestUser, 'email' | 'password'>): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/signin/', { body: { email, password } });

/** As the command on the machine does; with a second factor, whose own setting up is tested elsewhere. */
async function makeOperator(user: TestUser): Promise<TestUser> {
  await setAccount(server, user.id, { isOperator: true, secondFactorAt: clock.now() });
  return user;
}

const as = (user: TestUser, method: string, path: string, body?: unknown): Promise<CallAnswer> =>
  server.call(method, `/operator/${path}`, { token: user.accessToken, ...(body === undefined ? {} : { body }) });

const send = async (user: TestUser, words: string): Promise<string> => {
  const form = new FormData();
  form.set('model_name', 'Chartwright');
  form.set('message_content', words);
  const made = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  expect(made.status).toBeLessThan(300);
  return (made.body['data'] as { id: string }).id;
};

/** A subscription as a reading at the payment provider leaves it. */
async function givePlan(tenantId: string, status: 'active' | 'ended'): Promise<void> {
  const now = clock.now();
  await server.server.accounts.store.billing.subscriptions.insert(
    randomUUID(),
    {
      tenantId,
      provider: 'built-in',
      providerId: `sub_${tenantId}`,
      customerId: `cus_${tenantId}`,
      plan: 'company',
      seats: 10,
      amount: 65_000,
      status,
      periodStart: now,
      periodEnd: now + 30 * day,
      cancelAtPeriodEnd: false,
      endedAt: status === 'ended' ? now : null,
      startedAt: now,
    },
    now,
  );
}

const auditOf = (action: string) =>
  server.server.database.kysely
    .selectFrom('audit_events')
    .select(['tenant_id', 'actor_id', 'object_type', 'object_id', 'outcome'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('an operator', () => {
  it('reaches no chat, also none of those that were theirs before', async () => {
    const person = await server.createUser();
    const chatId = await send(person, 'ZQXPATIENT has knee pain.');
    await makeOperator(person);
    const chatCalls = contractEndpoints.filter((endpoint) => endpoint.path.startsWith('/chat/'));
    expect(chatCalls.length).toBeGreaterThan(10);
    for (const endpoint of chatCalls) {
      const path = endpoint.path.replace(/:\w+/, chatId);
      const body = endpoint.fileField === undefined ? {} : new FormData();
      const answer = await server.call(endpoint.method, path, {
        token: person.accessToken,
        ...(endpoint.method === 'GET' ? {} : { body }),
      });
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403]);
      expect(JSON.stringify(answer.body)).not.toContain('ZQXPATIENT');
    }
  });

  it('hears of no patient, no chat and no person in what the calls tell', async () => {
    const company = await makeCompany(server, undefined, 'Told Clinic');
    await send(company.owner, 'ZQXPATIENT has knee pain.');
    for (const path of ['overview/', 'companies/', 'undelivered_mails/']) {
      const text = JSON.stringify((await as(operator, 'GET', path)).body);
      expect(text).not.toMatch(/ZQXPATIENT|clinic\.example/);
      expect(text).not.toContain(company.owner.id);
    }
  });

  it('cannot be anybody else: every call is closed to the other roles and without a second factor', async () => {
    const company = await makeCompany(server);
    const lacking = await server.createUser();
    await server.server.accounts.store.installation.setOperator(lacking.id, true);
    server.server.accounts.callers.forgetUser(lacking.id);
    for (const user of [company.owner, await addMember(server, company, 'auditor'), await server.createUser()])
      expect((await as(user, 'GET', 'overview/')).body['code']).toBe('forbidden');
    expect((await as(lacking, 'GET', 'overview/')).body['code']).toBe('second_factor_missing');
  });
});

describe('the overview', () => {
  it('tells version, database, mail, counts and settings, and of a secret only that it is set', async () => {
    const answer = await as(operator, 'GET', 'overview/');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: server.server.database.kind,
      mail: { kind: 'embedded', undelivered: expect.any(Number), waiting: expect.any(Number) },
      payments: { provider: 'built-in', waiting: 0, stranded: 0 },
      model: null,
    });
    const { people, sessions, operators } = answer.body['counts'] as Record<string, number>;
    expect(operators).toBeGreaterThanOrEqual(1);
    expect(people).toBeGreaterThan(operators ?? 0);
    expect(sessions).toBeGreaterThanOrEqual(people ?? 0);
    const rows = answer.body['settings'] as readonly { name: string; value: string }[];
    expect(rows).toContainEqual({ name: 'INSTALLATION_KEY', value: 'not set' });
    expect(rows).toContainEqual({ name: 'BIN_DAYS', value: '30' });
    expect(await auditOf('operator.read')).toMatchObject({ tenant_id: '', actor_id: operator.id });
  });
});

describe('the breakers of mailed codes', () => {
  it('are shown while they are open', async () => {
    const { accounts } = server.server;
    const breakers = async () => (await as(operator, 'GET', 'overview/')).body['code_breakers'];
    expect(await breakers()).toEqual([]);
    for (let wrong = 0; wrong < tries.wrongCodesADay; wrong += 1)
      await countWrongCode(accounts, accounts.store, { email: 'a@clinic.example', purpose: 'sign-up', points: 1 });
    expect(await breakers()).toEqual(['day']);
    await closeCodeBreakers(accounts.store);
    expect(await breakers()).toEqual([]);
  });
});

describe('damaged data', () => {
  it('is counted a row once, however often it is read, and counts nothing else', async () => {
    const damagedRows = async () => (await as(operator, 'GET', 'overview/')).body['damaged_rows'];
    expect(await damagedRows()).toBe(0);
    const user = await server.createUser();
    const id = await send(user, 'Cough.');
    await send(user, 'Fever.');
    const title = Buffer.from('not what was sealed');
    await server.server.database.kysely.updateTable('chats').set({ title }).where('id', '=', id).execute();
    const list = () => server.call('GET', '/chat/get_users_chat_list/', { token: user.accessToken });
    expect([(await list()).status, (await list()).status]).toEqual([200, 200]);
    expect(await damagedRows()).toBe(1);
  });
});

describe('companies', () => {
  it('are listed a page at a time, each once', async () => {
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push((await makeCompany(server)).id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await as(operator, 'GET', `companies/?limit=2${cursor}`);
      seen.push(...(answer.body['data'] as readonly { id: string }[]).map((one) => one.id));
      const next = answer.body['next_cursor'];
      cursor = typeof next === 'string' ? `&cursor=${next}` : '';
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(seen.length);
    expect(made.every((id) => seen.includes(id))).toBe(true);
  });

  it('are shown with the plan that they have, had, or never had', async () => {
    const [running, ended, none] = [await makeCompany(server), await makeCompany(server), await makeCompany(server)];
    await givePlan(running.id, 'active');
    await givePlan(ended.id, 'ended');
    await as(operator, 'PATCH', `company/${ended.id}/`, { trial_ends_on: null });
    const { body } = await as(operator, 'GET', 'companies/');
    const shown = new Map((body['data'] as readonly { id: string }[]).map((one) => [one.id, one]));
    expect(shown.get(running.id)).toMatchObject({ plan_name: 'Company Plan', state: 'active' });
    expect(shown.get(ended.id)).toMatchObject({ plan_name: 'Company Plan', state: 'expired' });
    expect(shown.get(none.id)).toMatchObject({ plan_name: null });
    expect((await as(operator, 'PATCH', `company/${running.id}/`, { seats: 11 })).body).toMatchObject({
      plan_name: 'Company Plan',
      state: 'active',
    });
  });

  it('get other seats and another trial, never fewer seats than are taken', async () => {
    const company = await makeCompany(server);
    await addMember(server, company);
    await invite(server, company.owner, 'waiting@clinic.example');
    const path = `company/${company.id}/`;
    const few = await as(operator, 'PATCH', path, { seats: 2 });
    expect([few.status, few.body['errors']]).toEqual([
      400,
      { seats: ['3 seats are taken by members and invitations; there cannot be fewer.'] },
    ]);
    const ends = '2031-03-05T12:00:00.000Z';
    const changed = await as(operator, 'PATCH', path, { seats: 40, trial_ends_on: ends });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { seats: 40, seats_taken: 3, members: 2, trial_ends_on: ends },
    ]);
    expect((await as(operator, 'PATCH', path, { trial_ends_on: null })).body['trial_ends_on']).toBeNull();
    expect((await as(operator, 'PATCH', path, {})).body['seats']).toBe(40);
    expect(await auditOf('operator.change_company')).toEqual({
      tenant_id: '',
      actor_id: operator.id,
      object_type: 'company',
      object_id: company.id,
      outcome: 'success',
    });
  });

  it.each([{ seats: 0 }, { seats: 1.5 }, { seats: '9' }, { seats: 1e9 }, { trial_ends_on: 'soon' }, { name: 'x' }])(
    'take no %j',
    async (body) => {
      const company = await makeCompany(server);
      expect((await as(operator, 'PATCH', `company/${company.id}/`, body)).body['code']).toBe('validation_failed');
    },
  );

  it('are companies: neither an individual’s workspace nor nothing is one', async () => {
    const alone = await server.createUser();
    const { personalTenantId } = (await server.server.accounts.store.users.find(alone.id)) ?? {};
    for (const id of [personalTenantId, '01890000-0000-7000-8000-000000000000', 'x'])
      expect((await as(operator, 'PATCH', `company/${id}/`, { seats: 5 })).status).toBe(404);
  });
});

describe('an account', () => {
  it('that is switched off is out at once and told by mail; switched on, it can be used again', async () => {
    const person = await server.createUser();
    const off = await as(operator, 'POST', 'disable_account/', { email: ` ${person.email.toUpperCase()} ` });
    expect([off.status, off.body['message']]).toEqual([200, 'Account switched off.']);
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token: person.accessToken });
    expect(profile.status).toBe(401);
    expect((await signIn(person)).body['code']).toBe('invalid_credentials');
    const again = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: person.refreshToken },
    });
    expect(again.status).toBe(401);
    const [mail] = await server.mailsTo(person.email, 2);
    expect(mail?.subject).toBe('Your Notewright account was switched off');
    await as(operator, 'POST', 'disable_account/', { email: person.email });
    expect((await as(operator, 'POST', 'enable_account/', { email: person.email })).status).toBe(200);
    const [back] = await server.mailsTo(person.email, 3);
    expect(back?.subject).toBe('Your Notewright account was switched on again');
    expect((await signIn(person)).status).toBe(200);
    expect((await server.mailsTo(person.email, 3)).length).toBeLessThanOrEqual(4);
    expect(await auditOf('operator.disable_account')).toMatchObject({
      tenant_id: '',
      object_type: 'user',
      object_id: person.id,
    });
  });

  it('of an operator is not switched off by another, and one that is not there says so', async () => {
    const own = await as(operator, 'POST', 'disable_account/', { email: operator.email });
    expect([own.status, own.body['code']]).toEqual([403, 'forbidden']);
    const none = await as(operator, 'POST', 'disable_account/', { email: 'nobody@clinic.example' });
    expect([none.status, none.body['message']]).toEqual([404, 'There is no account with this email address.']);
    expect((await as(operator, 'POST', 'enable_account/', { email: 'x' })).body['code']).toBe('validation_failed');
  });
});

describe('undelivered mails', () => {
  const mails = () => server.server.accounts.store.mails;
  const mail = (id: string, more: object = {}) => ({
    id,
    to: 'ada@far.example',
    subject: 'ZQXSUBJECT',
    text: 'ZQXWORDS',
    html: '<p>ZQXWORDS</p>',
    code: null,
    ...more,
  });

  /** Ends a mail as the delivery does, without the delivery coming first. */
  async function endMail(id: string, more: object = {}): Promise<void> {
    await mails().enqueue(mail(id, more), clock.now());
    const { kysely } = server.server.database;
    await kysely
      .updateTable('outbox')
      .set({ attempts: 3, lease_until: clock.now() + minute })
      .where('id', '=', id)
      .execute();
    const end = { reason: 'refused', code: 'EENVELOPE', status: 550 } as const;
    await mails().giveUp({ id, attempts: 3, to: 'ada@far.example' }, end, clock.now());
  }

  const listed = async (): Promise<readonly Record<string, unknown>[]> =>
    (await as(operator, 'GET', 'undelivered_mails/')).body['data'] as readonly Record<string, unknown>[];

  it('are listed without their words, tried again once, and arrive', async () => {
    const id = '01890000-0000-7000-8000-0000000000a1';
    await endMail(id);
    const rows = await listed();
    expect(rows.find((row) => row['id'] === id)).toMatchObject({
      reason: 'refused',
      status: 550,
      attempts: 3,
      domain: 'far.example',
      can_retry: true,
    });
    expect(JSON.stringify(rows)).not.toMatch(/ZQX|ada@/);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => as(operator, 'POST', `undelivered_mails/${id}/retry/`)),
    );
    expect(tries.map((answer) => answer.status).toSorted()).toEqual([200, 404, 404, 404]);
    const [arrived] = await server.mailsTo('ada@far.example');
    expect([arrived?.subject, arrived?.text]).toEqual(['ZQXSUBJECT', 'ZQXWORDS']);
    expect((await listed()).some((row) => row['id'] === id)).toBe(false);
  });

  it('with a code are not kept and cannot be tried again, only dropped', async () => {
    const [code, link] = ['01890000-0000-7000-8000-0000000000a2', '01890000-0000-7000-8000-0000000000a3'];
    await endMail(code, { code: '1234', usefulFor: 1000 });
    await endMail(link, { usefulFor: 1000 });
    for (const id of [code, link]) {
      expect((await listed()).find((row) => row['id'] === id)).toMatchObject({ can_retry: false });
      expect((await as(operator, 'POST', `undelivered_mails/${id}/retry/`)).body['code']).toBe('conflict');
      expect((await as(operator, 'DELETE', `undelivered_mails/${id}/`)).status).toBe(200);
      expect((await as(operator, 'DELETE', `undelivered_mails/${id}/`)).status).toBe(404);
    }
  });
});

it('asks for a proof before every change', async () => {
  clock.advance(6 * minute);
  const id = '01890000-0000-7000-8000-000000000000';
  const changes = [
    ['PATCH', `company/${id}/`],
    ['POST', 'disable_account/'],
    ['POST', 'enable_account/'],
    ['POST', `undelivered_mails/${id}/retry/`],
    ['DELETE', `undelivered_mails/${id}/`],
  ] as const;
  for (const [method, path] of changes)
    expect((await as(operator, method, path, {})).body['code'], path).toBe('proof_required');
  expect((await as(operator, 'GET', 'overview/')).status).toBe(200);
  clock.advance(-6 * minute);
});
