import { randomBytes } from 'node:crypto';
import { ProblemError } from '../../kernel/problem.ts';
import { settlePayments } from '../../jobs/settle-payments.ts';
import { sendDueNotices } from '../../jobs/payer-notices.ts';
import { findTestCard } from '../../payments/built-in/test-cards.ts';
import { PaymentSignatureError } from '../../payments/payments.ts';
import type { Order } from '../../store/billing/order-store.ts';
import { cancelPlan, resumePlan } from '../cancel-plan.ts';
import type { Standing } from '../../plans/standing.ts';
import { elapse, readStanding, settleAll } from './model-walk.ts';
import type { Acts, Walk } from './model-walk.ts';
import { cards } from './open-test-billing.ts';
import type { News, TestBilling, TestPerson } from './open-test-billing.ts';
import { charge, end, mayPay, periodOf, quote, take } from './plain-model.ts';
import type { Card, ModelPurchase } from './plain-model.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const never = new AbortController().signal;

/** What can happen, the more often the more often it is named. */
export const acts: Acts = [
  buy,
  buy,
  buy,
  pay,
  pay,
  pay,
  cancel,
  resume,
  changeCard,
  passTime,
  passTime,
  passTime,
  hear,
  hear,
  forge,
  lose,
  work,
  found,
  join,
  join,
  part,
];

async function buy(walk: Walk): Promise<string> {
  const { billing, random, person, model, inStep } = walk;
  const plan = random.pick(['individual', 'company', 'custom', 'custom', 'one', 'two']);
  const count = 1 + random.below(20);
  const expected = inStep ? quote(model, plan, count) : null;
  const options = { plan, userCount: plan === 'custom' ? count : null };
  try {
    const token = await billing.buy(person, options);
    const page = await billing.provider.checkouts.readCheckout(token);
    if (expected !== null && page?.due !== expected) {
      const known = model.purchases.find((one) => one.token === token);
      // A page that was opened before shows the price of then.
      if (known === undefined) throw new Error(`${plan} ${count} costs ${page?.due}, expected was ${expected}`);
    }
    await note(walk, token, page?.due ?? 0);
    return `${plan} ${count}: ${page?.due}`;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const isExpected = expected === null || expected === error.code;
    if (!isExpected) throw new Error(`${plan} ${count} was refused (${error.code}), not ${expected}`, { cause: error });
    return `${plan} ${count} refused: ${error.code}`;
  }
}

/** Keeps in the model what was opened, and that what was open before is closed now. */
async function note({ billing, person, model }: Walk, token: string, due: number): Promise<void> {
  for (const one of model.purchases) if (one.token !== token && !one.lost && one.state === 'open') one.state = 'closed';
  if (model.purchases.some((one) => one.token === token)) return;
  const order = await findUnderWay(billing, person);
  const { id: orderId, kind, plan, seats, addedSeats: added, replaces, tenantId, makesCompany } = order;
  const { customers } = billing.parts.store.billing;
  const customer = (await customers.find(tenantId, billing.parts.payments.name)) ?? '';
  // A purchase in the company itself has made it a customer.
  if (!makesCompany && model.madeByHand !== null) model.madeByHand.customer ??= customer;
  const holder = makesCompany || model.hasCompany ? ('company' as const) : ('own' as const);
  const placed = { token, orderId, kind, plan, seats, added, due, customer, holder, replaces, makesCompany } as const;
  model.purchases.push({ ...placed, placedAt: model.now, state: 'open', lost: false, begun: null });
}

async function findUnderWay(billing: TestBilling, person: TestPerson): Promise<Order> {
  const { tenantId } = await billing.callerOf(person);
  const [order] = await billing.parts.store.billing.orders.listUnderWay({ buyerId: person.userId, tenantId });
  if (order === undefined) throw new Error('A purchase has an address and no order.');
  return order;
}

async function pay(walk: Walk): Promise<string> {
  const { billing, random, model } = walk;
  // Two payments of which nobody has heard are settled in the order in which they are heard of; one is enough.
  if (model.purchases.some(({ state }) => state === 'paid')) await settleAll(walk);
  const payable = model.purchases.findLast((one) => mayPay(one, model.now));
  const recent = model.purchases.at(-1 - random.below(Math.min(3, Math.max(1, model.purchases.length))));
  const purchase = random.isOneIn(4) ? recent : (payable ?? recent);
  if (purchase === undefined) return 'nothing';
  const card = random.pick(['good', 'good', 'declinedLater', 'declinedLater', 'declined']);
  const outcome = await billing.pay(purchase.token, card);
  const canPay = mayPay(purchase, model.now);
  const wasPaid = purchase.state === 'paid' || purchase.state === 'settled';
  const expected = wasPaid ? 'paid' : !canPay ? 'expired' : card === 'declined' ? 'declined' : 'paid';
  if (outcome !== expected) throw new Error(`paying came to ${outcome}, expected was ${expected}`);
  if (outcome !== 'paid' || wasPaid || card === 'declined') return `${purchase.plan}: ${outcome}`;
  const begun = await findBegun(walk, purchase);
  take(model, purchase, card, begun);
  walk.inStep = false;
  return `${purchase.plan} ${purchase.seats} with ${card}: ${outcome}`;
}

async function findBegun({ billing }: Walk, { kind, orderId, customer }: ModelPurchase): Promise<string | null> {
  if (kind === 'seats') return null;
  const begun = await billing.parts.payments.listSubscriptions(customer);
  const mine = begun.find((one) => one.orderId === orderId);
  if (mine === undefined) throw new Error('A payment began nothing.');
  return mine.id;
}

type Called = (walk: Walk, standing: Standing) => Promise<void>;

async function call(walk: Walk, work: Called): Promise<string> {
  const standing = await readStanding(walk);
  try {
    await work(walk, standing);
    return `of ${standing.state}: done`;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const isLive = ['active', 'past_due', 'cancelled'].includes(standing.state);
    if (walk.inStep && isLive) throw new Error(`a plan that is ${standing.state}: ${error.code}`, { cause: error });
    return `of ${standing.state}: ${error.code}`;
  }
}

const source = { ip: '192.0.2.1', userAgent: 'test' };
const modelPlan = ({ model }: Walk, { subscription }: Standing) =>
  model.plans.find(({ id }) => id === subscription?.providerId);

function cancel(walk: Walk): Promise<string> {
  return call(walk, async ({ billing, person, model }, standing) => {
    await cancelPlan(billing.parts, { caller: await billing.callerOf(person), ...source });
    const plan = modelPlan(walk, standing);
    if (plan === undefined || standing.state === 'cancelled') return;
    // What has run out unpaid may be charged still.
    if (standing.state !== 'active' && plan.owed) end(model, plan, false);
    else plan.cancelled = true;
  });
}

function resume(walk: Walk): Promise<string> {
  return call(walk, async ({ billing, person }, standing) => {
    await resumePlan(billing.parts, { caller: await billing.callerOf(person), ...source });
    const plan = modelPlan(walk, standing);
    if (plan !== undefined && standing.state === 'cancelled') plan.cancelled = false;
  });
}

async function changeCard(walk: Walk): Promise<string> {
  const { billing, random, model } = walk;
  const { subscription } = await readStanding(walk);
  const plan = model.plans.find(({ id }) => id === subscription?.providerId);
  if (subscription === null || plan === undefined) return 'nothing';
  const card: Card = random.pick(['good', 'declinedLater']);
  const url = await billing.parts.payments.openPortal(subscription.customerId, 'https://notes.example/');
  const found = findTestCard(cards[card]);
  if (found === null) throw new Error('There is no such card.');
  await billing.provider.checkouts.changeCard(url.slice(url.lastIndexOf('/') + 1), found);
  model.cards.set(plan.customer, card);
  for (const one of model.plans)
    if (one.customer === plan.customer && one.endedAt === null && one.owed && charge(model, one)) walk.inStep = false;
  return card;
}

async function passTime(walk: Walk): Promise<string> {
  const { random, model } = walk;
  const span = random.pick([minute, 20 * minute, 5 * hour, day, 2 * day, 6 * day, 16 * day, 32 * day, 90 * day]);
  const running = model.plans.find(({ endedAt }) => endedAt === null);
  // Around a renewal more can happen than at other times.
  const renewal = running === undefined ? model.now : periodOf(running).to - model.now;
  const away = random.pick([-hour, 1, hour, day, 2 * day, 6 * day, 8 * day]);
  const isRenewal = random.isOneIn(2) && running !== undefined && renewal < 40 * day && renewal + away > 0;
  const exact = isRenewal ? renewal + away : Math.floor(span * (0.5 + random.next()));
  await elapse(walk, exact);
  walk.inStep = false;
  return `${Math.round(exact / hour)} h`;
}

/** The provider tells what it has to tell; some of it gets lost, comes twice, late, or the other way round. */
async function hear({ billing, random }: Walk): Promise<string> {
  await billing.runProvider();
  const all = billing.news.splice(0);
  if (random.isOneIn(3)) all.reverse();
  const later: News[] = [];
  let heard = 0;
  for (const one of all) {
    const delivery = random.below(8);
    if (delivery === 0) continue;
    if (delivery === 1) later.push(one);
    const signed = billing.sign(one.body);
    if (delivery > 1) await billing.hear(signed);
    if (delivery === 2) await billing.hear(signed);
    if (delivery > 1) heard += 1;
  }
  billing.news.push(...later);
  return `${heard} of ${all.length}`;
}

/** What nobody signed, or long ago, or for other words, is not even looked at. */
async function forge({ billing, random }: Walk): Promise<string> {
  const body = `{"id":"evt_${random.below(1e9)}","type":"subscription","object":"sub_x"}`;
  const { signature } = billing.sign(body);
  const forged = random.pick([
    { body, signature: `t=${Math.floor(billing.clock.now() / 1000)},v1=${randomBytes(32).toString('hex')}` },
    { body: body.replace('sub_x', 'sub_y'), signature },
    { body, signature: '' },
  ]);
  try {
    await billing.hear(forged);
  } catch (error) {
    if (error instanceof PaymentSignatureError) return 'refused';
    throw error;
  }
  throw new Error('What was forged was believed.');
}

/** Ours takes an order for closed that can still be paid. */
async function lose({ billing, model }: Walk): Promise<string> {
  const open = model.purchases.findLast((one) => one.state === 'open');
  if (open === undefined) return 'nothing';
  const { orders } = billing.parts.store.billing;
  if (await orders.move(open.orderId, ['opening', 'open'], 'expired', billing.clock.now())) open.lost = true;
  return open.plan;
}

/** Makes a company without buying anything, on the trial of who makes it. */
async function found({ billing, random, person, model }: Walk): Promise<string> {
  if (model.hasCompany || !random.isOneIn(3)) return 'nothing';
  // What is under way is heard of first: a purchase may have made one.
  if (model.purchases.some(({ state }) => state === 'paid')) return 'nothing';
  await billing.newCompany(person, model.trialEnds);
  Object.assign(model, { hasCompany: true, members: 1, madeByHand: { customer: null } });
  return 'a company';
}

const companyOf = async ({ billing, person }: Walk): Promise<string> =>
  (await billing.parts.store.users.find(person.userId))?.membership?.tenantId ?? '';

async function join(walk: Walk): Promise<string> {
  const { billing, model } = walk;
  if (!model.hasCompany) return 'nothing';
  const { userId } = await billing.newPerson();
  const tenantId = await companyOf(walk);
  if (tenantId === '') return 'nothing';
  await billing.parts.store.members.join({ userId, tenantId, role: 'clinician', joinedAt: model.now });
  model.members += 1;
  return `${model.members}`;
}

async function part(walk: Walk): Promise<string> {
  const { billing, model } = walk;
  const tenantId = await companyOf(walk);
  const members = await billing.parts.store.members.list(tenantId);
  const last = members.find(({ role }) => role === 'clinician');
  if (last === undefined) return 'nothing';
  await billing.parts.store.members.remove(tenantId, last.userId);
  model.members -= 1;
  return `${model.members}`;
}

/** The jobs do what they do by themselves, without anything having been heard. */
async function work({ billing, random }: Walk): Promise<string> {
  if (random.isOneIn(3)) await sendDueNotices(billing.parts, never);
  await settlePayments(billing.parts, never);
  return '';
}
