import { afterAll, beforeAll, expect, it } from 'vitest';
import { pay, readPlan, waitForPlan } from '../testing/buy-plan.ts';
import { createMovingClock, day } from '../testing/moving-clock.ts';
import type { MovingClock } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { sendDueNotices } from '../jobs/payer-notices.ts';
import type { BillingParts } from './billing-parts.ts';

const never = new AbortController().signal;
let clock: MovingClock;
let server: TestServer;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

function parts(): BillingParts {
  const { accounts, payments } = server.server;
  if (payments === null) throw new Error('There are no plans here.');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { ...accounts, payments, log };
}

/** One account through the years, as its owner sees it. */
interface Life {
  user: TestUser;
  /** Mails that were seen before. */
  seen: number;
}

/** Lets days go by; the jobs of the installation run once a day, and somebody signs in again afterwards. */
async function live(life: Life, days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    clock.advance(day);
    // The provider is asked once for each customer, so that what is due is done and told.
    await settlePayments(parts(), never);
    await sendDueNotices(parts(), never);
  }
  await signIn(life);
}

async function signIn(life: Life): Promise<void> {
  const { email, password } = life.user;
  const { status, body } = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  if (status !== 200) throw new Error(`Signing in came to ${status} ${String(body['code'])}.`);
  life.user = { ...life.user, accessToken: String(body['accessToken']), refreshToken: String(body['refreshToken']) };
}

async function call(life: Life, method: string, path: string, body?: object) {
  const { accessToken: token } = life.user;
  return server.call(method, path, body === undefined ? { token } : { token, body });
}

async function openCheckout(life: Life, body: object, path = '/subscription/buy_subscription/'): Promise<string> {
  const answer = await call(life, 'POST', path, body);
  expect([answer.status, answer.body['code']]).toEqual([200, undefined]);
  return String(answer.body['checkout_url']);
}

/** Subjects of the mails about plans that came since the last look, once there are as many as expected. */
async function newMails(life: Life, count: number): Promise<readonly string[]> {
  const isOfPlan = ({ subject }: { readonly subject: string }): boolean => /plan|trial|Users were added/.test(subject);
  const deadline = performance.now() + 10_000;
  for (;;) {
    const mails = (await server.mailsTo(life.user.email)).filter(isOfPlan).toReversed();
    if (mails.length >= life.seen + count || performance.now() > deadline) {
      const fresh = mails.slice(life.seen).map(({ subject }) => subject);
      life.seen = mails.length;
      return fresh;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface Paper {
  readonly amount: number;
  readonly status: string;
}

/** The invoices, once there are so many: the news of each come by themselves. */
async function readPapers(life: Life, count: number): Promise<readonly Paper[]> {
  const deadline = performance.now() + 15_000;
  for (;;) {
    const papers = (await call(life, 'GET', '/subscription_app/invoices/?limit=100')).body['data'] as Paper[];
    if (papers.length >= count || performance.now() > deadline) return papers;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const mayWrite = async (life: Life): Promise<unknown> =>
  (await call(life, 'GET', '/authentication_app/user_profile/')).body['may_write'];

it('three years of an account: trial, plan, renewals, a failed one, a yearly plan, a company, its seats, and the end', async () => {
  const life: Life = { user: await server.createUser(), seen: 0 };
  const name = new FormData();
  name.append('name', 'Dana Reed');
  expect((await call(life, 'PATCH', '/authentication_app/user_profile/', name)).status).toBe(200);

  // A trial of fourteen days, of which the mail of the eleventh tells.
  expect(await readPlan(server, life.user)).toMatchObject({ state: 'trial', plan: null, may_write: true });
  await live(life, 12);
  expect(await newMails(life, 1)).toEqual(['Your Notewright trial ends soon']);
  await live(life, 3);
  expect(await readPlan(server, life.user)).toMatchObject({ state: 'none', may_write: false });
  expect(await mayWrite(life)).toBe(false);

  // A declined card changes nothing; a good one begins the plan.
  const url = await openCheckout(life, { subscription_plan: 'one' }, '/subscription_app/buy_subscription_on_web/');
  await pay(url, 'declined');
  expect((await readPlan(server, life.user)).state).toBe('none');
  await pay(url, 'declined_at_renewal');
  const first = await waitForPlan(server, life.user, ({ state }) => state === 'active');
  expect(first).toMatchObject({ plan: 'one', amount: 1299, seats: 1, may_write: true });
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan has begun']);

  // The card is declined at the first renewal; the grace runs, another card pays, and all is well for a year.
  await live(life, 32);
  const owed = await readPlan(server, life.user);
  expect(owed).toMatchObject({ state: 'past_due', may_write: true });
  expect(owed.grace_ends_on).not.toBeNull();
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan could not be renewed']);
  const portal = await call(life, 'POST', '/subscription_app/payment_method/');
  await pay(String(portal.body['checkout_url']), 'accepted');
  await waitForPlan(server, life.user, ({ state }) => state === 'active');
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan is paid']);
  await live(life, 300);
  expect(await readPlan(server, life.user)).toMatchObject({ state: 'active', plan: 'one' });
  expect(await newMails(life, 0)).toEqual([]);

  // A year at once instead, less what is left of the month. Its renewal is told of a week before.
  const yearly = await openCheckout(life, { subscription_plan: 'two' }, '/subscription_app/buy_subscription_on_web/');
  await pay(yearly);
  await waitForPlan(server, life.user, ({ plan }) => plan === 'two');
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan has begun']);
  await live(life, 362);
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan renews soon']);
  await live(life, 30);
  expect(await readPlan(server, life.user)).toMatchObject({ state: 'active', plan: 'two' });

  // A company: the buyer owns it at once, and the yearly plan of before is credited and ends.
  await pay(await openCheckout(life, { subscription_plan: 'company' }));
  await waitForPlan(server, life.user, ({ plan }) => plan === 'company');
  await signIn(life);
  const profile = (await call(life, 'GET', '/authentication_app/user_profile/')).body;
  expect(profile).toMatchObject({ account_type: 'company', role: 'owner', subscription_status: 'active' });
  expect(profile['company_name']).toBe('Dana Reed’s company');
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan has begun']);

  // Three more users until the next renewal, and with it from then on.
  await live(life, 10);
  await pay(await openCheckout(life, { subscription_plan: 'custom', user_count: 3 }));
  const seats = await waitForPlan(server, life.user, ({ seats: many }) => many === 13);
  expect(seats).toMatchObject({ plan: 'company', amount: 65_000 + 3 * 4900 });
  expect(await newMails(life, 1)).toEqual(['Users were added to your Notewright plan']);
  await live(life, 300);
  expect(await readPlan(server, life.user)).toMatchObject({ state: 'active', seats: 13 });

  // Cancelled, taken back, cancelled again, and over at the end of what is paid for.
  await call(life, 'POST', '/subscription_app/cancel_subscription/');
  await call(life, 'POST', '/subscription_app/resume_subscription/');
  await call(life, 'POST', '/subscription_app/cancel_subscription/');
  expect((await newMails(life, 3)).toSorted()).toEqual([
    'Your Notewright plan goes on',
    'Your Notewright plan is cancelled',
    'Your Notewright plan is cancelled',
  ]);
  const cancelled = await readPlan(server, life.user);
  expect(cancelled).toMatchObject({ state: 'cancelled', renews_on: null, may_write: true });
  await live(life, 32);
  expect(await readPlan(server, life.user)).toMatchObject({ state: 'expired', may_write: false });
  expect(await newMails(life, 1)).toEqual(['Your Notewright plan has ended']);

  // What was paid stands on paper: every month of thirteen users, and all of them paid.
  const papers = await readPapers(life, 12);
  expect(papers.filter(({ amount }) => amount === 65_000 + 3 * 4900)).toHaveLength(papers.length - 2);
  expect(papers.every(({ status }) => status === 'paid')).toBe(true);
});
