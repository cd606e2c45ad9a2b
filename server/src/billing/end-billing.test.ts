import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentError } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { countStranded, createEndBilling, sweepCustomers } from './end-billing.ts';
import { openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';

const day = 86_400_000;

describe.each(testDatabaseKinds)('what ends with an account on $name', { timeout: 60_000 }, (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
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

  /** What a deletion ends with. */
  async function removeAccount(userId: string, tenantId: string): Promise<void> {
    const { kysely } = billing.test.database;
    await kysely.deleteFrom('user_accounts').where('user_id', '=', userId).execute();
    await kysely.deleteFrom('users').where('id', '=', userId).execute();
    await kysely.deleteFrom('tenants').where('id', '=', tenantId).execute();
  }

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

  it.each([
    ['none', null, 'off'],
    ['another', 'stripe', 'stripe'],
  ] as const)('goes on with %s connected, and ends it once its own is again', async (_, name, connected) => {
    const { userId, tenantId, subscriptionId, customerId } = await withPlan();
    const stranded = () => countStranded({ ...billing.parts, payments: connected });
    const before = await stranded();
    expect(await end(userId, [tenantId], name === null ? null : { ...billing.parts.payments, name })).toBe(true);
    expect(await stores().customers.listOf([tenantId])).toMatchObject([{ customerId }]);
    // Their account is not gone yet, so the sweep leaves them.
    await sweepCustomers(billing.parts);
    expect([await statusOf(subscriptionId), await stranded()]).toEqual(['active', before]);
    await removeAccount(userId, tenantId);
    expect(await stranded()).toBe(before + 1);
    expect(await countStranded({ ...billing.parts, payments: 'built-in' })).toBe(0);
    await sweepCustomers(billing.parts);
    expect([await statusOf(subscriptionId), await stranded()]).toEqual(['ended', before]);
    expect(await stores().customers.listOf([tenantId])).toEqual([]);
  });

  it('keeps no other from their end when the provider will not let one go', async () => {
    const known = [await withPlan(), await withPlan()];
    for (const { userId, tenantId } of known) {
      expect(await end(userId, [tenantId], null)).toBe(true);
      await removeAccount(userId, tenantId);
    }
    const [held, other] = known.map(({ customerId }) => customerId).toSorted();
    const removeCustomer = (id: string): Promise<void> =>
      id === held
        ? Promise.reject(new PaymentError('refused', 'Not this one.'))
        : billing.parts.payments.removeCustomer(id);
    await sweepCustomers({ ...billing.parts, payments: { ...billing.parts.payments, removeCustomer } });
    const left = await stores().customers.listOf(known.map(({ tenantId }) => tenantId));
    expect(left.map(({ customerId }) => customerId)).toEqual([held]);
    expect(left.map(({ customerId }) => customerId)).not.toContain(other);
    await sweepCustomers(billing.parts);
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
