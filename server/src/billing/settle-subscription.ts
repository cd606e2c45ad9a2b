import type { RequestSource } from '../kernel/request-source.ts';
import type { SubscriptionReading } from '../payments/payments.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { StoredSubscription, SubscriptionChange } from '../store/billing/billing-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { followChange } from './follow-change.ts';
import { inTurn } from './in-turn.ts';
import { renewalAmount } from '../plans/prices.ts';

/** Who changes a plan by a call of their own, and what the audit log calls it. */
export interface ChangedBy extends RequestSource {
  readonly userId: string;
  readonly action: 'subscription.cancel' | 'subscription.resume' | 'subscription.seats';
}

/**
 * Changes a subscription that is kept at the provider, and keeps what came of it. What follows from the change (audit
 * log, mails, seats) is done here, so a caller does none of it.
 * @param change calls the provider, outside of any transaction; what it throws is thrown on
 * @param by who does it; null when the provider's news or a job does
 */
export function changeSubscription(
  parts: BillingParts,
  providerId: string,
  change: () => Promise<SubscriptionReading>,
  by: ChangedBy | null = null,
): Promise<StoredSubscription> {
  return inTurn(parts.payments, providerId, () => changeNow(parts, providerId, change, by));
}

async function changeNow(
  parts: BillingParts,
  providerId: string,
  change: () => Promise<SubscriptionReading>,
  by: ChangedBy | null,
): Promise<StoredSubscription> {
  const { subscriptions } = parts.store.billing;
  const ticket = await subscriptions.takeTicket(providerId);
  if (ticket === null) throw new Error('A subscription that is not kept cannot be changed.');
  const outcome = await keepReading(parts, await change(), ticket, by);
  // A reading that began later may have been made before the provider had changed anything.
  if (outcome === 'stale') await readNow(parts, providerId, by);
  const kept = await subscriptions.find(providerId);
  if (kept === null) throw new Error('The subscription was removed meanwhile.');
  return kept;
}

export type Reread = 'kept' | 'stale' | 'gone' | 'unknown';

/**
 * Reads a stored subscription again, and keeps what the provider says. `gone`: the provider has none; `unknown`: it
 * is not kept; `stale`: a later reading was faster. @throws PaymentError
 */
export function readAgain(parts: BillingParts, providerId: string): Promise<Reread> {
  return inTurn(parts.payments, providerId, () => readNow(parts, providerId, null));
}

async function readNow(parts: BillingParts, providerId: string, by: ChangedBy | null): Promise<Reread> {
  const { subscriptions } = parts.store.billing;
  const ticket = await subscriptions.takeTicket(providerId);
  const known = ticket === null ? null : await subscriptions.find(providerId);
  if (ticket === null || known === null) return 'unknown';
  const isConnected = known.provider === parts.payments.name;
  const reading = isConnected ? await parts.payments.readSubscription(providerId) : null;
  if (reading !== null) return keepReading(parts, reading, ticket, by);
  const now = parts.clock.now();
  // What was paid for is theirs to its end; nobody can say of a provider that is not connected that it charges no more.
  if (known.endedAt === null && known.periodEnd <= now) await endHere(parts, known, ticket, isConnected);
  else await subscriptions.noteChecked(providerId, now);
  return 'gone';
}

/**
 * Ends here, at once, what its provider has no more: nobody is charged for it, and it does not block another purchase.
 * @param how `mailsPayer`: a mail says that it has ended, where nothing else does
 */
export async function endGone(
  parts: BillingParts,
  providerId: string,
  { mailsPayer }: { readonly mailsPayer: boolean },
): Promise<void> {
  const { subscriptions } = parts.store.billing;
  const ticket = await subscriptions.takeTicket(providerId);
  const known = await subscriptions.find(providerId);
  if (ticket !== null && known !== null && known.endedAt === null) await endHere(parts, known, ticket, mailsPayer);
}

/** A later reading, should its provider know it again, takes this back. */
async function endHere(
  parts: BillingParts,
  known: StoredSubscription,
  ticket: number,
  mailsPayer: boolean,
): Promise<void> {
  const { provider, providerId, periodEnd } = known;
  const now = parts.clock.now();
  parts.log.error({ provider, subscription: providerId }, 'a plan was ended that the connected provider does not have');
  await parts.store.transaction(async (store) => {
    const { subscriptions } = store.billing;
    const ended = { ...known, status: 'ended', endedAt: Math.min(now, periodEnd) } as const;
    const before = await subscriptions.apply(ended, ticket, now);
    if (before === 'stale') return;
    if (!mailsPayer) await subscriptions.markNotified(providerId, 'ended');
    await followChange(parts, store, { before, after: { ...before, ...ended }, by: null });
  });
}

async function keepReading(
  parts: BillingParts,
  reading: SubscriptionReading,
  ticket: number,
  by: ChangedBy | null,
): Promise<'kept' | 'stale'> {
  return parts.store.transaction(async (store) => {
    const { subscriptions } = store.billing;
    const now = parts.clock.now();
    const known = await subscriptions.find(reading.id);
    const wanted = known === null ? null : toChange(parts, reading, known.tenantId);
    if (wanted === null) return 'stale';
    const before = await subscriptions.apply(wanted, ticket, now);
    if (before === 'stale') return 'stale';
    const after = await subscriptions.find(reading.id);
    if (after !== null) await followChange(parts, store, { before, after, by });
    return 'kept';
  });
}

/**
 * Keeps the first reading of a subscription for a tenant; belongs into the transaction of what else follows. False when
 * another kept it meanwhile: then it is read again. A subscription whose first payment has not come is not kept.
 */
export async function keepFirstReading(
  parts: Pick<BillingParts, 'clock' | 'payments'>,
  store: AccountStore,
  reading: SubscriptionReading,
  at: { readonly tenantId: string; readonly id: string },
): Promise<StoredSubscription | null> {
  const first = toChange(parts, reading, at.tenantId);
  if (first === null || !(await store.billing.subscriptions.insert(at.id, first, parts.clock.now()))) return null;
  return store.billing.subscriptions.find(reading.id);
}

function toChange(
  { payments }: Pick<BillingParts, 'payments'>,
  reading: SubscriptionReading,
  tenantId: string,
): SubscriptionChange | null {
  if (reading.status === 'incomplete') return null;
  const { id: providerId, customerId, plan, status, periodStart, periodEnd, cancelAtPeriodEnd, startedAt } = reading;
  return {
    tenantId,
    provider: payments.name,
    providerId,
    customerId,
    plan: plan.plan,
    seats: plan.seats,
    amount: reading.amount ?? renewalAmount(plan),
    status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
    endedAt: status === 'ended' ? (reading.endedAt ?? periodEnd) : null,
    startedAt,
  };
}
