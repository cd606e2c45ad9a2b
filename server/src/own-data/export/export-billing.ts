import { planTable } from '../../plans/plan-table.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import type { StoredSubscription } from '../../store/billing/billing-store.ts';
import type { ListedInvoice } from '../../store/billing/invoice-store.ts';
import type { Order } from '../../store/billing/order-store.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { ArchiveEntry } from './zip-entries.ts';

const invoicesAtOnce = 100;
/** Before and after every day that there is a count of. */
const [firstDay, lastDay] = ['0000-01-01', '9999-12-31'];

/**
 * What somebody bought and how much they used: of their own workspace always; of their company what they may see there,
 * which is their own use, and the company's plan and papers for those who buy for it.
 */
export function* listBillingEntries(
  { store }: { readonly store: AccountStore },
  caller: UserCaller,
  now: number,
): Generator<ArchiveEntry> {
  const { userId, personalTenantId, tenantId, role } = caller;
  const wrap = (path: string, content: ArchiveEntry['content']): ArchiveEntry => ({ path, modifiedAt: now, content });
  const ownOrders = { buyerId: userId };
  yield wrap('billing.json', () => writeBilling(store, personalTenantId, ownOrders));
  yield wrap('usage.json', () => writeUsage(store, { tenantId: personalTenantId, userId }));
  if (tenantId === personalTenantId) return;
  yield wrap('company/usage.json', () => writeUsage(store, { tenantId, userId }));
  if (policyRoles.buyer.includes(role))
    yield wrap('company/billing.json', () => writeBilling(store, tenantId, { tenantId }));
}

async function* writeBilling(
  { billing }: AccountStore,
  tenantId: string,
  whose: { readonly buyerId: string } | { readonly tenantId: string },
): AsyncGenerator<string> {
  const current = await billing.subscriptions.findCurrent(tenantId);
  const orders = await billing.orders.listOf(whose);
  const head = {
    subscription: current === null ? null : presentSubscription(current),
    orders: orders.map(presentOrder),
  };
  yield `${JSON.stringify(head, null, 2).replace(/\n\}$/, '')},\n  "invoices": [`;
  let separator = '\n';
  for (let cursor: string | undefined; ;) {
    const { items, nextCursor } = await billing.invoices.list(tenantId, { cursor, limit: invoicesAtOnce });
    for (const invoice of items) {
      yield separator + JSON.stringify(presentInvoice(invoice));
      separator = ',\n';
    }
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  yield '\n  ]\n}\n';
}

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

function presentSubscription(plan: StoredSubscription): object {
  return {
    plan: plan.plan,
    plan_name: planTable[plan.plan].name,
    seats: plan.seats,
    amount: plan.amount,
    currency: 'USD',
    status: plan.status,
    started_on: timeOf(plan.startedAt),
    paid_from: timeOf(plan.periodStart),
    paid_until: timeOf(plan.periodEnd),
    is_cancelled: plan.cancelAtPeriodEnd,
    ended_on: timeOf(plan.endedAt),
  };
}

function presentOrder(order: Order): object {
  const { id, kind, plan, seats, addedSeats, amountDue, credit, state, createdAt } = order;
  return {
    id,
    kind,
    plan,
    seats,
    added_seats: addedSeats,
    amount_due: amountDue,
    credit,
    currency: 'USD',
    state,
    placed_on: timeOf(createdAt),
  };
}

function presentInvoice({ number, status, amount, lines, billTo, issuedAt, paidAt }: ListedInvoice): object {
  return {
    number,
    status,
    amount,
    currency: 'USD',
    lines,
    bill_to: billTo,
    issued_on: timeOf(issuedAt),
    paid_on: timeOf(paidAt),
  };
}

async function* writeUsage(
  { billing }: AccountStore,
  whose: { readonly tenantId: string; readonly userId: string },
): AsyncGenerator<string> {
  const days = await billing.usage.list(whose, firstDay, lastDay);
  const rows = days.map(({ day, tool, replies, wordsIn, wordsOut }) => ({
    day,
    tool,
    replies,
    words_in: wordsIn,
    words_out: wordsOut,
  }));
  yield `${JSON.stringify(rows, null, 2)}\n`;
}
