import { describe, expect, it } from 'vitest';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Order } from '../store/billing/order-store.ts';
import { describeOrder } from './describe-order.ts';

const february = Date.UTC(2027, 1, 28, 7, 45);
const march = Date.UTC(2027, 2, 28, 7, 45);
const createdAt = february - 86_400_000;

const running: StoredSubscription = {
  id: 'plan',
  tenantId: 'company',
  provider: 'built-in',
  providerId: 'sub_1',
  customerId: 'cus_1',
  plan: 'company',
  seats: 10,
  amount: 65_000,
  status: 'active',
  periodStart: Date.UTC(2027, 0, 28, 7, 45),
  periodEnd: february,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  endedAt: null,
  startedAt: Date.UTC(2027, 0, 28, 7, 45),
  notified: [],
};

const order: Order = {
  id: 'order',
  tenantId: 'company',
  buyerId: 'dana',
  kind: 'seats',
  plan: 'company',
  seats: 13,
  addedSeats: 3,
  amountDue: 500,
  credit: 0,
  replaces: 'sub_1',
  makesCompany: false,
  provider: 'built-in',
  providerId: null,
  url: null,
  state: 'opening',
  createdAt,
  expiresAt: createdAt + 86_400_000,
};

describe('an order, as a provider is told of it', () => {
  it('that adds seats says until when they are paid, and what the plan renews for', () => {
    const described = {
      kind: 'difference',
      amount: 500,
      description: '3 more users until February 28, 2027 (UTC)',
      addedSeats: 3,
      renewal: { amount: 79_700, interval: 'month', seats: 13, on: february },
    };
    expect(describeOrder(order, running)).toEqual(described);
    // Told again after the plan was renewed: the very same, so that no second page is opened for it.
    expect(describeOrder(order, { ...running, periodStart: february, periodEnd: march })).toEqual(described);
  });

  it('that adds one says so, and keeps the price at which the plan was bought', () => {
    const one = describeOrder({ ...order, seats: 11, addedSeats: 1 }, { ...running, amount: 60_000 });
    expect(one).toMatchObject({ description: 'One more user until February 28, 2027 (UTC)' });
    expect(one).toMatchObject({ renewal: { amount: 64_900, seats: 11 } });
  });

  it('names no day where the plan is not known', () => {
    const { amountDue: amount } = order;
    const described = { kind: 'difference', amount, description: '3 more users until the next renewal', addedSeats: 3 };
    expect(describeOrder(order, null)).toEqual(described);
  });

  it('that begins a plan is a start', () => {
    const start = { ...order, kind: 'start', replaces: null, seats: 10, credit: 9 } as const;
    expect(describeOrder(start, null)).toEqual({ kind: 'start', plan: { plan: 'company', seats: 10 }, credit: 9 });
  });
});
