import { subscription } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planCards } from '../../plans/plan-table.ts';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, day, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { pay, readPlan, waitForPlan } from '../../testing/buy-plan.ts';

const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

type Who = Pick<TestUser, 'accessToken'>;

function buy({ accessToken: token }: Who, body: object, headers: Record<string, string> = {}): Promise<CallAnswer> {
  return server.call('POST', '/subscription/buy_subscription/', { token, body, headers });
}

function buyOnWeb({ accessToken: token }: Who, plan: string): Promise<CallAnswer> {
  return server.call('POST', '/subscription_app/buy_subscription_on_web/', {
    token,
    body: { subscription_plan: plan },
  });
}

async function bought(user: TestUser, body: object, until = 'active'): Promise<subscription.Subscription> {
  const answer = await buy(user, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await pay(String(answer.body['checkout_url']));
  return waitForPlan(server, user, ({ state, is_purchase_open: isOpen }) => state === until && !isOpen);
}

describe('the plans', () => {
  it('are the same for everybody, and are those of the plan table', async () => {
    const { status, body } = await server.call('GET', '/subscription_app/plans/');
    expect(status).toBe(200);
    const data: unknown = JSON.parse(JSON.stringify(planCards));
    expect(body).toEqual({ data, trial_days: 14, default_user_count: 10, user_count_most: 10_000 });
    expect(subscription.listPlans.response.parse(body)).toEqual(body);
    const price = Object.fromEntries(planCards.map(({ id, list, price: shown }) => [`${list} ${id}`, shown]));
    expect(price).toEqual({
      'choose individual': '$65',
      'choose company': '$650',
      'seats custom': '$49',
      'upgrade one': '$12.99',
      'upgrade two': '$8.30',
      'pricing professional': '$56',
      'pricing team': '$588',
      'pricing unlimited': '',
    });
  });
});

describe('somebody by themselves', () => {
  it('is in the trial at first, and may buy', async () => {
    const user = await server.createUser();
    const plan = await readPlan(server, user);
    expect(subscription.readSubscription.response.parse(plan)).toEqual(plan);
    expect(plan).toMatchObject({
      state: 'trial',
      plan: null,
      amount: null,
      seats: 1,
      seats_taken: 1,
      may_write: true,
      may_buy: true,
      payer: null,
      is_purchase_open: false,
      company_invites: false,
      last_purchase: null,
    });
    const left = new Date(plan.trial_ends_on ?? 0).getTime() - clock.now();
    expect(left / day).toBeGreaterThan(13.9);
    expect(left / day).toBeLessThanOrEqual(14);
  });

  it('buys a plan from click to receipt', async () => {
    const user = await server.createUser();
    const answer = await buyOnWeb(user, 'one');
    const url = String(answer.body['checkout_url']);
    expect(url.startsWith(`${server.origin}/checkout/`)).toBe(true);
    expect(await readPlan(server, user)).toMatchObject({ is_purchase_open: true, last_purchase: null });
    const done = await pay(url);
    expect(done).toBe(`${server.origin}/manageSubscription?purchase=done`);
    const plan = await waitForPlan(server, user, ({ state }) => state === 'active');
    expect(plan).toMatchObject({ plan: 'one', plan_name: 'Monthly Plan', amount: 1299, interval: 'month', seats: 1 });
    expect(plan.renews_on).toBe(plan.expires_on);
    const { accessToken: token } = user;
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token });
    expect(profile.body).toMatchObject({
      subscription_status: 'active',
      account_type: 'individual',
      subscription_expires_on: plan.expires_on,
      may_write: true,
      may_buy: true,
    });
    await expect
      .poll(async () => (await server.call('GET', '/subscription_app/invoices/', { token })).body['data'])
      .toMatchObject([{ amount: 1299, status: 'paid' }]);
    const actions = await actionsOf(user.id);
    expect(actions).toContain('subscription.buy');
  });

  it('is told in one sentence why a purchase is none', async () => {
    const user = await server.createUser();
    const wrong: readonly (readonly [object, number, string])[] = [
      [{ subscription_plan: 'custom', user_count: 10, amount: 489 }, 409, 'amount_differs'],
      [{ subscription_plan: 'custom' }, 400, 'validation_failed'],
      [{ subscription_plan: 'individual', user_count: 2 }, 400, 'validation_failed'],
      [{ subscription_plan: 'custom', user_count: 0 }, 400, 'validation_failed'],
      [{ subscription_plan: 'custom', user_count: 1.5 }, 400, 'validation_failed'],
      [{ subscription_plan: 'custom', user_count: 10_001 }, 400, 'validation_failed'],
      [{ subscription_plan: 'custom', user_count: '10' }, 400, 'validation_failed'],
      [{ subscription_plan: 'one' }, 400, 'validation_failed'],
      [{ subscription_plan: 'individual', tenant_id: makeId() }, 400, 'validation_failed'],
      [{ subscription_plan: 'individual', amount: -65 }, 400, 'validation_failed'],
      [{}, 400, 'validation_failed'],
    ];
    for (const [body, status, code] of wrong) {
      const answer = await buy(user, body);
      expect([answer.status, answer.body['code']], JSON.stringify(body)).toEqual([status, code]);
      expect(answer.body['Message']).toBe(answer.body['message']);
    }
    expect((await readPlan(server, user)).is_purchase_open).toBe(false);
    await bought(user, { subscription_plan: 'individual', amount: 65 });
    expect((await buy(user, { subscription_plan: 'individual' })).body).toMatchObject({
      code: 'plan_held',
      message: 'You have this plan already.',
    });
  });

  it('gets the same page for the same key, and 422 for the same key with something else', async () => {
    const user = await server.createUser();
    const key = { 'idempotency-key': makeId() };
    const [first, again] = [
      await buy(user, { subscription_plan: 'individual' }, key),
      await buy(user, { subscription_plan: 'individual' }, key),
    ];
    expect(again.body).toEqual(first.body);
    const other = await buy(user, { subscription_plan: 'company' }, key);
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_mismatch']);
  });

  it('cancels, and takes it back, as often as they like', async () => {
    const user = await server.createUser();
    const { accessToken: token } = user;
    const cancel = (method: 'GET' | 'POST', who = token): Promise<CallAnswer> =>
      server.call(method, '/subscription_app/cancel_subscription/', { token: who });
    const resume = (): Promise<CallAnswer> => server.call('POST', '/subscription_app/resume_subscription/', { token });
    for (const asked of [cancel('GET'), cancel('POST'), resume()])
      expect((await asked).body).toMatchObject({ code: 'no_subscription', Message: 'There is no running plan.' });
    const plan = await bought(user, { subscription_plan: 'individual' });
    const until = new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone: 'UTC' });
    const words = `${until.format(new Date(plan.expires_on ?? 0))} (UTC)`;
    for (const method of ['POST', 'GET', 'POST'] as const) {
      const answer = await cancel(method);
      const message = `Subscription cancelled. It goes on until ${words}.`;
      expect(answer.body).toEqual({ message, Message: message, subscription_expires_on: plan.expires_on });
    }
    expect(await readPlan(server, user)).toMatchObject({ state: 'cancelled', renews_on: null, may_write: true });
    expect((await buy(user, { subscription_plan: 'individual' })).body['message']).toBe(
      `You have this plan until ${words}. Resume it instead.`,
    );
    for (let index = 0; index < 2; index += 1) {
      const message = `Subscription resumed. It renews on ${words}.`;
      expect((await resume()).body).toEqual({ message, Message: message });
    }
    expect(await readPlan(server, user)).toMatchObject({ state: 'active', renews_on: plan.expires_on });
    const actions = await actionsOf(user.id);
    expect(actions.filter((one) => one === 'subscription.cancel')).toHaveLength(1);
    expect(actions.filter((one) => one === 'subscription.resume')).toHaveLength(1);
    // Nobody else’s is touched by it.
    const stranger = await server.createUser();
    expect((await cancel('POST', stranger.accessToken)).body['code']).toBe('no_subscription');
  });

  it('cancels nothing for who only looks whether the call is there', async () => {
    const user = await server.createUser();
    await bought(user, { subscription_plan: 'individual' });
    const { status } = await server.call('HEAD', '/subscription_app/cancel_subscription/', { token: user.accessToken });
    expect(status).toBe(405);
    expect((await readPlan(server, user)).state).toBe('active');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    ['another site, in a browser that does not say so', { origin: 'https://evil.example' }],
  ])('cancels nothing by a GET of %s', async (_from, headers) => {
    const user = await server.createUser();
    await bought(user, { subscription_plan: 'individual' });
    // Not by `fetch`, which says itself how it was asked.
    const cancel = async (more: Readonly<Record<string, string>>): Promise<number> => {
      const asked = { host: 'localhost', authorization: `Bearer ${user.accessToken}`, ...more };
      const url = '/subscription_app/cancel_subscription/';
      return (await server.server.app.inject({ method: 'GET', url, headers: asked })).statusCode;
    };
    expect(await cancel(headers)).toBe(403);
    expect((await readPlan(server, user)).state).toBe('active');
    expect(await cancel({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
  });

  it('cancels once, when it is asked for many times at the same moment', async () => {
    const user = await server.createUser();
    await bought(user, { subscription_plan: 'individual' });
    const { accessToken: token } = user;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call('POST', '/subscription_app/cancel_subscription/', { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readPlan(server, user)).toMatchObject({ state: 'cancelled' });
    expect((await actionsOf(user.id)).filter((one) => one === 'subscription.cancel')).not.toHaveLength(0);
    const mails = await server.mailsTo(user.email, 3);
    expect(mails.filter(({ subject }) => /cancel/i.test(subject))).toHaveLength(1);
  });

  it('goes to another plan, and pays the difference', async () => {
    const user = await server.createUser();
    await bought(user, { subscription_plan: 'individual' });
    const answer = await buyOnWeb(user, 'two');
    await pay(String(answer.body['checkout_url']));
    const plan = await waitForPlan(server, user, ({ plan: id, is_purchase_open: isOpen }) => id === 'two' && !isOpen);
    expect(plan).toMatchObject({ state: 'active', amount: 9960, interval: 'year' });
    const [order] = (await server.server.accounts.store.billing.orders.listOf({ buyerId: user.id })).slice(-1);
    expect(order).toMatchObject({ credit: 6500, amountDue: 3460, state: 'done' });
    const { personalTenantId } = (await server.server.accounts.store.users.find(user.id)) ?? {};
    expect(await server.server.accounts.store.billing.subscriptions.listRunning(personalTenantId ?? '')).toHaveLength(
      1,
    );
    expect((await buyOnWeb(user, 'one')).body).toMatchObject({ code: 'plan_held' });
  });

  it('changes the card on a page of the provider’s, and only when it is them', async () => {
    const user = await server.createUser();
    const { accessToken: token } = user;
    const open = (who: string): Promise<CallAnswer> =>
      server.call('POST', '/subscription_app/payment_method/', { token: who });
    expect((await open(token)).body['code']).toBe('no_subscription');
    await bought(user, { subscription_plan: 'individual' });
    const answer = await open(token);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const url = String(answer.body['checkout_url']);
    expect(url.startsWith(`${server.origin}/`)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
    clock.advance(6 * minute);
    expect((await open(token)).body['code']).toBe('proof_required');
    expect((await open((await server.createUser()).accessToken)).body['code']).toBe('no_subscription');
    expect(await actionsOf(user.id)).toContain('subscription.portal');
  });
});

describe('a company', () => {
  it('is made by the purchase of somebody by themselves, whose chats stay theirs', async () => {
    const user = await server.createUser();
    const { accessToken: token } = user;
    const chat = new FormData();
    chat.set('message_content', 'A made-up cough.');
    expect((await server.call('POST', '/chat/create_chat/', { token, body: chat })).status).toBe(201);
    const answer = await buy(user, { subscription_plan: 'custom', user_count: 5, amount: 245 });
    await pay(String(answer.body['checkout_url']));
    await expect
      .poll(async () => (await server.call('GET', '/authentication_app/user_profile/', { token })).body)
      .toMatchObject({ role: 'owner', account_type: 'company', subscription_status: 'active' });
    const plan = await waitForPlan(server, user, ({ last_purchase: last }) => last !== null);
    expect(plan).toMatchObject({ plan: 'custom', seats: 5, seats_taken: 1, amount: 24_500 });
    expect(plan.last_purchase).toEqual({
      plan: 'custom',
      plan_name: 'Custom Plan',
      seats_added: 0,
      made_company: true,
      settled_on: expect.any(String),
    });
    expect(Math.abs(Date.parse(plan.last_purchase?.settled_on ?? '') - clock.now())).toBeLessThan(minute);
    const chats = (): Promise<CallAnswer> => server.call('GET', '/chat/get_users_chat_list/', { token });
    expect((await chats()).body['data']).toEqual([]);
    await server.call('POST', '/authentication_app/settings/workspace/', { token, body: { workspace: 'personal' } });
    expect((await chats()).body['data']).toHaveLength(1);
    // Their own workspace is covered by their company, and buys nothing by itself.
    const home = await readPlan(server, user);
    expect(home).toMatchObject({ state: 'active', plan: 'custom', may_write: true, may_buy: false });
    expect(home.last_purchase).toBeNull();
    // Also while a free trial of their own still runs.
    expect((await buy(user, { subscription_plan: 'individual' })).body['code']).toBe('plan_held');
    expect((await buy(user, { subscription_plan: 'company' })).body['code']).toBe('already_in_company');
  });

  it('adds users to its plan, for what is left of the month', async () => {
    const { owner } = await makeCompany(server);
    expect(await readPlan(server, owner)).toMatchObject({ state: 'trial', seats: 10, payer: null, may_buy: true });
    expect((await buy(owner, { subscription_plan: 'individual' })).status).toBe(403);
    await bought(owner, { subscription_plan: 'company' });
    expect((await buy(owner, { subscription_plan: 'company' })).body['code']).toBe('plan_held');
    clock.advance(1000);
    const answer = await buy(owner, { subscription_plan: 'custom', user_count: 3, amount: 147 });
    const page = await (await fetch(String(answer.body['checkout_url']))).text();
    expect(page).toMatch(/3 more users until \w+ \d\d, \d{4} \(UTC\)/);
    expect(page).toMatch(/From \w+ \d\d, \d{4} \(UTC\) your plan renews for \$[\d,]+\.00 for \d+ users, every month/);
    await pay(String(answer.body['checkout_url']));
    const plan = await waitForPlan(server, owner, ({ seats }) => seats === 13);
    expect(plan).toMatchObject({ plan: 'company', amount: 65_000 + 3 * 4900, state: 'active' });
    await waitForPlan(server, owner, ({ last_purchase: last }) => last?.seats_added === 3);
    expect(subscription.readSubscription.response.parse(plan)).toEqual(plan);
  });

  it('shows its members who pays and until when, and not how much; they buy nothing', async () => {
    const company = await makeCompany(server);
    const [member, admin] = [await addMember(server, company), await addMember(server, company, 'admin')];
    await bought(company.owner, { subscription_plan: 'custom', user_count: 4 });
    expect((await readPlan(server, company.owner)).last_purchase).toMatchObject({
      plan: 'custom',
      made_company: false,
    });
    // What another bought is no news of one's own.
    expect((await readPlan(server, admin)).last_purchase).toBeNull();
    const seen = await readPlan(server, member);
    expect(seen.last_purchase).toBeNull();
    expect(seen).toMatchObject({
      state: 'active',
      plan_name: 'Custom Plan',
      amount: null,
      seats: 4,
      seats_taken: 3,
      may_buy: false,
      payer: { company_name: company.name, owner_email: company.owner.email },
    });
    expect(seen.expires_on).toBe((await readPlan(server, admin)).expires_on);
    expect(await readPlan(server, admin)).toMatchObject({ may_buy: true, payer: null, amount: 19_600 });
    for (const path of ['/subscription_app/cancel_subscription/', '/subscription_app/resume_subscription/'])
      expect((await server.call('POST', path, { token: member.accessToken })).body['code']).toBe('forbidden');
    expect((await buy(member, { subscription_plan: 'company' })).body['code']).toBe('forbidden');
  });

  it('buys for everybody it has, and not for fewer', async () => {
    const company = await makeCompany(server);
    for (let index = 0; index < 2; index += 1) await addMember(server, company);
    expect((await buy(company.owner, { subscription_plan: 'custom', user_count: 2 })).body).toMatchObject({
      code: 'seats_full',
      message: 'Your company has 3 members. Please choose at least as many users.',
    });
    expect(await bought(company.owner, { subscription_plan: 'custom', user_count: 3 })).toMatchObject({ seats: 3 });
    const body = { email: 'one-more@clinic.example' };
    const full = await server.call('POST', '/company_user_management/add_user/', {
      token: company.owner.accessToken,
      body,
    });
    expect(full.body['code']).toBe('seats_full');
  });
});

async function actionsOf(actorId: string): Promise<string[]> {
  const { kysely } = server.server.database;
  const rows = await kysely.selectFrom('audit_events').select('action').where('actor_id', '=', actorId).execute();
  return rows.map(({ action }) => action);
}

describe('how often somebody buys', () => {
  it('is limited for each person', async () => {
    const strict = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { accessToken: token } = await strict.createUser();
      const body = { subscription_plan: 'individual', user_count: 1 };
      const codes: unknown[] = [];
      for (let index = 0; index < 31; index += 1)
        codes.push((await strict.call('POST', '/subscription/buy_subscription/', { token, body })).body['code']);
      expect(codes.slice(0, 30).every((code) => code === 'validation_failed')).toBe(true);
      expect(codes[30]).toBe('rate_limited');
    } finally {
      await strict.stop();
    }
  });
});

describe('without plans (BILLING=off)', () => {
  let off: TestServer;
  beforeAll(async () => {
    off = await startTestServer({ clock, settings: { BILLING: 'off' } });
  });
  afterAll(() => off.stop());

  it('has no call of a plan, and lets everybody do everything for ever', async () => {
    const user = await off.createUser();
    const { accessToken: token } = user;
    const calls: readonly (readonly [string, string, object?])[] = [
      ['GET', '/subscription_app/plans/'],
      ['GET', '/subscription_app/subscription/'],
      ['POST', '/subscription/buy_subscription/', { subscription_plan: 'individual' }],
      ['POST', '/subscription_app/buy_subscription_on_web/', { subscription_plan: 'one' }],
      ['GET', '/subscription_app/cancel_subscription/'],
      ['POST', '/subscription_app/cancel_subscription/'],
      ['POST', '/subscription_app/resume_subscription/'],
      ['POST', '/subscription_app/payment_method/'],
      ['GET', '/subscription_app/invoices/'],
      ['GET', `/subscription_app/invoices/${makeId()}/download/`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await off.call(method, path, { token, ...(body === undefined ? {} : { body }) });
      expect([answer.status, answer.body['code']], path).toEqual([404, 'billing_off']);
    }
    expect((await off.call('GET', '/subscription_app/usage/', { token })).status).toBe(200);
    clock.advance(40 * day);
    const { email, password } = user;
    const again = await off.call('POST', '/authentication_app/signin/', { body: { email, password } });
    const later = String(again.body['accessToken']);
    const profile = await off.call('GET', '/authentication_app/user_profile/', { token: later });
    expect(profile.body).toMatchObject({ may_write: true, may_buy: false, subscription_status: null });
    const chat = new FormData();
    chat.set('message_content', 'A made-up cough.');
    expect((await off.call('POST', '/chat/create_chat/', { token: later, body: chat })).status).toBe(201);
    const { owner } = await makeCompany(off, { ...user, accessToken: later });
    const invited = { email: 'guest@clinic.example' };
    const invite = await off.call('POST', '/company_user_management/add_user/', {
      token: owner.accessToken,
      body: invited,
    });
    expect(invite.status).toBe(200);
  });
});
