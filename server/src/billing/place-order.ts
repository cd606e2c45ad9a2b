import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { answerOnce } from '../accounts/answer-once.ts';
import type { OnceRequest } from '../accounts/answer-once.ts';
import { auditAccount } from '../accounts/audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Order } from '../store/billing/order-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { closeOrder, findCheckout } from './open-checkout.ts';
import { askForPlans, readFacts } from './purchase-facts.ts';
import type { PaidPeriods } from './purchase-facts.ts';
import { isPriceOfThen, quotePurchase } from './quote-purchase.ts';
import type { PurchaseFacts, PurchaseOptions, Quote } from './quote-purchase.ts';

export interface PurchaseRequest extends OnceRequest, RequestSource {}

/** How often what stands in the way of a purchase is cleared before its buyer is asked to wait. */
const tries = 8;
/** Milliseconds for which an order that never got to its checkout is gone on with: its amounts are those of then. */
const resumable = 3_600_000;
/** Milliseconds that an order may take until its checkout is open; then the provider says how long it can be paid. */
const opening = 86_400_000;

/**
 * The address at which a purchase is paid. The same purchase again, from another tab or with the same Idempotency-Key,
 * has the same address; another one closes what was open before. The provider is asked outside of every transaction.
 * @throws ProblemError with a sentence for the buyer
 */
export async function placeOrder(
  parts: BillingParts,
  request: PurchaseRequest,
  options: PurchaseOptions,
): Promise<string> {
  let once = request;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { order, inTheWay } = await findOrBegin(parts, once, options);
    if (inTheWay !== null) await closeOrder(parts, inTheWay);
    if (order === null) continue;
    const url = await goOn(parts, order);
    if (url !== null) return url;
    // Its buyer chose something else in the same moment: the last choice counts.
    if (order.state === 'expired' && once.idempotencyKey === null) break;
    // What was kept under the key can be paid no more, so what follows is the one purchase of this key.
    once = { ...request, idempotencyKey: null };
  }
  throw new ProblemError('purchase_running');
}

async function goOn(parts: BillingParts, order: Order): Promise<string | null> {
  if (order.state === 'expired' || order.state === 'refused') return null;
  if (order.state === 'done')
    throw new ProblemError('plan_held', {
      message: defineMessage('billing.purchaseCompleted', 'This purchase has been completed.'),
    });
  return findCheckout(parts, order);
}

interface Found {
  readonly order: Order | null;
  /** An order that has to be closed first. */
  readonly inTheWay: Order | null;
}

/** Undoes the transaction in which an order was to be begun, and with it what was kept under the key. */
class WayBlocked extends Error {
  override readonly name = 'WayBlocked';
  readonly order: Order | null;
  constructor(order: Order | null) {
    super('Another order is under way.');
    this.order = order;
  }
}

async function findOrBegin(parts: BillingParts, request: PurchaseRequest, options: PurchaseOptions): Promise<Found> {
  const name = options.plan === 'one' || options.plan === 'two' ? 'buy_subscription_on_web' : 'buy_subscription';
  try {
    const paid = await askForPlans(parts, request.caller);
    const id = await answerOnce(parts, request, name, (store) =>
      beginOrder({ ...parts, store }, request, options, paid),
    );
    const order = await parts.store.billing.orders.find(id);
    const { userId, tenantId } = request.caller;
    // The key is a person's, the plan is for where they work: they may work elsewhere by now, or buy no more.
    if (order !== null && order.tenantId !== tenantId && !(order.makesCompany && order.buyerId === userId))
      throw new ProblemError('idempotency_mismatch');
    return { order, inTheWay: null };
  } catch (error) {
    if (error instanceof WayBlocked) return { order: null, inTheWay: error.order };
    throw error;
  }
}

/** Finds the order of the same purchase, or begins it. Answers its id. @throws WayBlocked */
async function beginOrder(
  parts: BillingParts & { readonly store: AccountStore },
  request: PurchaseRequest,
  options: PurchaseOptions,
  paid: PaidPeriods,
): Promise<string> {
  const { store, clock, payments } = parts;
  const { userId: buyerId, tenantId } = request.caller;
  const facts = await readFacts(parts, request.caller, paid);
  // A plan that began in this moment: it is asked about before anything is quoted.
  if (facts === null) throw new WayBlocked(null);
  const quote = quotePurchase(facts, options);
  const underWay = await store.billing.orders.listUnderWay({ buyerId, tenantId });
  if (underWay.some(({ state, provider }) => state === 'paid' && provider === payments.name))
    throw new ProblemError('purchase_running');
  const same = underWay.find((order) => isSame(order, quote, facts, parts, request));
  if (same !== undefined) return same.id;
  if (underWay[0] !== undefined) throw new WayBlocked(underWay[0]);
  const now = clock.now();
  const order = await store.billing.orders.begin({
    id: makeId(),
    tenantId: quote.makesCompany ? ((await store.billing.orders.findCompanyToBe(buyerId)) ?? makeId()) : tenantId,
    buyerId,
    ...quote,
    provider: payments.name,
    createdAt: now,
    expiresAt: now + opening,
  });
  // Somebody was faster: their order is read again.
  if (order === null) throw new WayBlocked(null);
  await auditAccount(store, request, now, {
    action: 'subscription.buy',
    outcome: 'success',
    tenantId,
    actorId: buyerId,
    object: ['order', order.id],
  });
  return order.id;
}

/** Whether an order under way is the very purchase that is asked for, at a price that still holds. */
function isSame(
  order: Order,
  quote: Quote,
  facts: PurchaseFacts,
  { payments }: BillingParts,
  { caller }: PurchaseRequest,
): boolean {
  const isForSame = quote.makesCompany ? order.buyerId === caller.userId : order.tenantId === caller.tenantId;
  const isYoung = order.state === 'open' || facts.now - order.createdAt < resumable;
  const alike = ['kind', 'plan', 'seats', 'addedSeats', 'replaces', 'makesCompany'] as const;
  return (
    isForSame &&
    isYoung &&
    order.provider === payments.name &&
    alike.every((name) => order[name] === quote[name]) &&
    isPriceOfThen(order, quote, facts)
  );
}
