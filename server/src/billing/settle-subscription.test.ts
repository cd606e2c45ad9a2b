import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { changeSubscription, readAgain } from './settle-subscription.ts';
import { openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';

describe.each(testDatabaseKinds)('readings of a subscription on $name', (kind) => {
  let billing: TestBilling;
  let id: string;
  let person: TestPerson;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());
  beforeEach(async () => {
    await billing.clear();
    person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }));
    await billing.hearAll();
    await billing.takeMails();
    id = (await billing.parts.store.billing.subscriptions.findCurrent(person.tenantId))?.providerId ?? '';
  });

  const kept = () => billing.parts.store.billing.subscriptions.find(id);
  const subjects = async (): Promise<readonly string[]> => (await billing.takeMails()).map(({ subject }) => subject);

  /** A process whose answers from the provider arrive only when they are let through. */
  function slow() {
    const { payments } = billing.parts;
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const readSubscription: typeof payments.readSubscription = async (subscriptionId) => {
      const answer = await payments.readSubscription(subscriptionId);
      asked.resolve();
      await gate.promise;
      return answer;
    };
    return { parts: { ...billing.parts, payments: { ...payments, readSubscription } }, asked: asked.promise, gate };
  }

  it('count in the order in which they began, however late an answer comes', async () => {
    const late = slow();
    const old = readAgain(late.parts, id);
    await late.asked;
    const { payments } = billing.parts;
    await changeSubscription(billing.parts, id, () => payments.setCancelAtPeriodEnd(id, true));
    late.gate.resolve();
    expect(await old).toBe('stale');
    expect(await kept()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await subjects()).toEqual(['Your Notewright plan is cancelled']);
  });

  it('are made again after a change that a later reading has overtaken without seeing it', async () => {
    const { payments } = billing.parts;
    const elsewhere = { ...billing.parts, payments: { ...payments } };
    const after = await changeSubscription(billing.parts, id, async () => {
      // Another process reads: its number is later, and the provider has not changed anything yet.
      expect(await readAgain(elsewhere, id)).toBe('kept');
      return payments.setCancelAtPeriodEnd(id, true);
    });
    expect(after).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await subjects()).toEqual(['Your Notewright plan is cancelled']);
  });

  it('that news brings while a change is being kept leave it to the audit log once, by who asked', async () => {
    const { payments } = billing.parts;
    const by = { userId: person.userId, ip: '', userAgent: '', action: 'subscription.cancel' } as const;
    const heard: Promise<unknown>[] = [];
    const change = async () => {
      const reading = await payments.setCancelAtPeriodEnd(id, true);
      heard.push(readAgain(billing.parts, id));
      // Long enough for the news to be kept first, were it not to wait.
      await Promise.race([...heard, wait(300)]);
      return reading;
    };
    await changeSubscription(billing.parts, id, change, by);
    await Promise.all(heard);
    const lines = await billing.readAudit(person.tenantId);
    expect(lines.filter(({ action }) => action === by.action)).toEqual([
      { tenantId: person.tenantId, action: by.action, actorId: person.userId },
    ]);
  });

  it('are many at the same moment, and what changed is told once', async () => {
    await billing.parts.payments.setCancelAtPeriodEnd(id, true);
    const all = await Promise.all(Array.from({ length: 20 }, () => readAgain(billing.parts, id)));
    expect(all).toContain('kept');
    expect(await kept()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await subjects()).toEqual(['Your Notewright plan is cancelled']);
  });

  it('leave as it is what the provider has no more, and what is not kept', async () => {
    const { payments } = billing.parts;
    const gone = { ...billing.parts, payments: { ...payments, readSubscription: () => Promise.resolve(null) } };
    const before = await kept();
    expect(await readAgain(gone, id)).toBe('gone');
    expect(await kept()).toEqual(before);
    expect(await readAgain(billing.parts, 'sub_of_nobody')).toBe('unknown');
    const change = () => payments.setCancelAtPeriodEnd(id, true);
    await expect(changeSubscription(billing.parts, 'sub_of_nobody', change)).rejects.toThrow('not kept');
  });
});
