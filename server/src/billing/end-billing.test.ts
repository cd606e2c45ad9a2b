import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentError } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import { testDatabaseKinds } from '../store/test-databases.ts';
import { createEndBilling, sweepCustomers } from './end-billing.ts';
import { openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';

const day = 86_400_000;

describe.each(testDatabaseKinds)('what ends with an account on $name', { timeout: 60_000 }, (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  }, 60_000);
  afterAll(() => billing.remove());

  const stores = () => billing.parts.store.billing;
  const end = (userId: string, tenantIds: readonly string[], payments: Payments | null = billing.parts.payments) =>
    createEndBilling({ ...billing.parts, payments })({ userId, tenantIds });

  async function withPlan(): Promise<TestPerson & { readonly subscriptionId: string; readonly customerId: string }> {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }));
    await billing.hearAll();
    const plan = await stores().subscriptions.findCurrent(person.tenantId);
    if (plan === null) throw new Error('There is no plan.');
    return { ...person, subscriptionId: plan.providerId, customerId: plan.customerId };
  }

  const statusOf = async (subscriptionId: string): Promise<string | undefined> =>
    (await billing.parts.payments.readSubscription(subscriptionId))?.status;

  it('ends the plan at the provider, and knows the customer no more; again is well', async () => {
    const { userId, tenantId, subscriptionId } = await withPlan();
    expect(await end(userId, [tenantId])).toBe(true);
    expect(await statusOf(subscriptionId)).toBe('ended');
    expect(await stores().customers.listOf([tenantId])).toEqual([]);
    expect(await end(userId, [tenantId])).toBe(true);
    // What the provider tells of it afterwards changes nothing.
    await billing.hearAll();
    expect((await stores().subscriptions.findCurrent(tenantId))?.status).not.toBe('active');
  });

  it('tries again later when the provider is down, and has lost nothing by then', async () => {
    const { userId, tenantId, subscriptionId, customerId } = await withPlan();
    const down = {
      ...billing.parts.payments,
      removeCustomer: () => Promise.reject(new PaymentError('unavailable', 'It is down.')),
    };
    expect(await end(userId, [tenantId], down)).toBe(false);
    expect(await stores().customers.listOf([tenantId])).toMatchObject([{ customerId }]);
    expect(await end(userId, [tenantId])).toBe(true);
    expect(await statusOf(subscriptionId)).toBe('ended');
  });

  it('closes a page on which somebody could still pay, also one for a company that stays', async () => {
    const [owner, admin] = [await billing.newPerson(), await billing.newPerson()];
    const tenantId = await billing.newCompany(owner);
    await billing.parts.store.members.join({ userId: admin.userId, tenantId, role: 'admin', joinedAt: 0 });
    const page = await billing.buy(admin, { plan: 'company' });
    const down = {
      ...billing.parts.payments,
      closeCheckout: () => Promise.reject(new PaymentError('unavailable', 'It is down.')),
    };
    expect(await end(admin.userId, [admin.tenantId], down)).toBe(false);
    expect(await end(admin.userId, [admin.tenantId])).toBe(true);
    expect(await billing.pay(page)).toBe('expired');
    // The company is the provider’s customer as before, and its owner can buy at once.
    expect(await stores().customers.listOf([tenantId])).toHaveLength(1);
    await billing.pay(await billing.buy(owner, { plan: 'company' }));
    await billing.hearAll();
    expect(await stores().subscriptions.findCurrent(tenantId)).toMatchObject({ status: 'active' });
  });

  it('gives a company what its admin paid for in the moment in which they went', async () => {
    const [owner, admin] = [await billing.newPerson(), await billing.newPerson()];
    const tenantId = await billing.newCompany(owner);
    await billing.parts.store.members.join({ userId: admin.userId, tenantId, role: 'admin', joinedAt: 0 });
    await billing.pay(await billing.buy(admin, { plan: 'company' }));
    expect(await end(admin.userId, [admin.tenantId])).toBe(true);
    expect(await stores().subscriptions.findCurrent(tenantId)).toMatchObject({ status: 'active', plan: 'company' });
  });

  it('forgets customers of companies that never came to be', async () => {
    const person = await billing.newPerson();
    await billing.buy(person, { plan: 'custom', userCount: 3 });
    const [order] = await stores().orders.listOf({ buyerId: person.userId });
    const toBe = [order?.tenantId ?? ''];
    expect(await stores().customers.listOf(toBe)).toHaveLength(1);
    expect(await end(person.userId, [person.tenantId])).toBe(true);
    expect(await stores().customers.listOf(toBe)).toEqual([]);
  });

  it('goes on without a provider that is not connected any more', async () => {
    const { userId, tenantId } = await withPlan();
    expect(await end(userId, [tenantId], null)).toBe(true);
    expect(await stores().customers.listOf([tenantId])).toEqual([]);
  });

  it('sweeps customers that are nobody’s, a month later, and no other', async () => {
    const known = await withPlan();
    const leaver = await billing.newPerson();
    await billing.buy(leaver, { plan: 'custom', userCount: 3 });
    await billing.buy(leaver, { plan: 'individual' });
    const [order] = await stores().orders.listOf({ buyerId: leaver.userId });
    const toBe = [order?.tenantId ?? ''];
    const orphan = await billing.parts.payments.openCustomer({ tenantId: makeId(), email: 'gone@clinic.example' });
    await stores().customers.keep({ tenantId: 'gone', provider: 'built-in', customerId: orphan }, billing.clock.now());
    await sweepCustomers(billing.parts);
    expect(await stores().customers.listOf([...toBe, 'gone'])).toHaveLength(2);
    billing.clock.time += 31 * day;
    await sweepCustomers(billing.parts);
    expect(await stores().customers.listOf([...toBe, 'gone'])).toEqual([]);
    expect(await stores().customers.listOf([known.tenantId])).toHaveLength(1);
  });
});
