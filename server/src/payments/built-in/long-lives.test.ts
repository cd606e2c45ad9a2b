import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createBuiltInStore } from '../../store/billing/built-in-store.ts';
import type { Database } from '../../database/database.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { openBuiltIn, testCard, tokenOf } from '../testing/open-built-in.ts';
import type { OpenedBuiltIn } from '../testing/open-built-in.ts';
import type { OpenCheckout, SubscriptionReading } from '../payments.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import { add, change, settle } from './books.ts';
import { findPaper } from './papers.ts';
import type { CardBehaviour } from './test-cards.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const nobody = { tenantId: null, card: null, removedAt: null };

describe.each(testDatabaseKinds)('the built-in provider over years and processes, on $name', ({ open }) => {
  let test: TestDatabase;
  let provider: OpenedBuiltIn;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('built_in_payments').execute();
    provider = openBuiltIn(test.database);
    provider.clock.time = Date.UTC(2026, 0, 31, 9, 15);
  });

  const open1 = async (plan: PlanCount): Promise<OpenCheckout & { readonly customerId: string }> => {
    const tenantId = uuidv7();
    const customerId = await provider.payments.openCustomer({ tenantId, email: 'dana@clinic.example' });
    const [successUrl, cancelUrl] = ['http://127.0.0.1:3000/done', 'http://127.0.0.1:3000/left'];
    const purchase = { kind: 'start', plan, credit: 0 } as const;
    const order = { orderId: uuidv7(), customerId, tenantId, purchase, successUrl, cancelUrl };
    return { ...(await provider.payments.openCheckout(order)), customerId };
  };

  async function buy(plan: PlanCount, card: CardBehaviour = 'accepted'): Promise<SubscriptionReading> {
    const { id, url } = await open1(plan);
    await provider.provider.checkouts.pay(tokenOf(url), testCard(card));
    const reading = await provider.payments.readCheckout(id);
    return read(reading?.subscriptionId ?? '');
  }

  async function read(id: string): Promise<SubscriptionReading> {
    const reading = await provider.payments.readSubscription(id);
    if (reading === null) throw new Error('The subscription is gone.');
    return reading;
  }

  const individual: PlanCount = { plan: 'individual', seats: 1 };
  const days = (times: readonly number[]): readonly string[] =>
    times.map((time) => new Date(time).toISOString().slice(0, 16));

  it('renews thirty-six times when the clock is put on by three years, each on its day', async () => {
    const { id, customerId } = await buy(individual);
    await provider.takeEvents();
    await provider.advance(3 * 365 * day + day);
    const reading = await read(id);
    expect(days([reading.periodStart, reading.periodEnd])).toEqual(['2029-01-31T09:15', '2029-02-28T09:15']);
    expect(reading).toMatchObject({ status: 'active', startedAt: Date.UTC(2026, 0, 31, 9, 15) });
    const invoices = (await provider.payments.listInvoices(customerId, 0)).toReversed();
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual(
      Array.from({ length: 37 }, () => [6500, 'paid']),
    );
    expect(days(invoices.slice(0, 4).map(({ issuedAt }) => issuedAt))).toEqual([
      '2026-01-31T09:15',
      '2026-02-28T09:15',
      '2026-03-31T09:15',
      '2026-04-30T09:15',
    ]);
    expect(
      invoices.map(({ periodStart, paidAt, issuedAt }) => periodStart === issuedAt && paidAt === issuedAt),
    ).toEqual(invoices.map(() => true));
    expect(invoices.map(({ number }) => number)).toEqual(
      invoices.map(
        ({ issuedAt }, index) => `NW-${new Date(issuedAt).getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`,
      ),
    );
    const news = await provider.takeEvents();
    expect(news).toHaveLength(2 * 36);
  });

  it('renews a year by years, also from the last day of a February', async () => {
    provider.clock.time = Date.UTC(2028, 1, 29, 12);
    const { id, customerId } = await buy({ plan: 'two', seats: 1 });
    await provider.advance(4 * 366 * day);
    expect(days([(await read(id)).periodStart])).toEqual(['2032-02-29T12:00']);
    const invoices = await provider.payments.listInvoices(customerId, 0);
    expect(days(invoices.map(({ issuedAt }) => issuedAt))).toEqual([
      '2032-02-29T12:00',
      '2031-02-28T12:00',
      '2030-02-28T12:00',
      '2029-02-28T12:00',
      '2028-02-29T12:00',
    ]);
  });

  it('tries a declined renewal again after 1, 3, 5 and 7 days, and then ends it', async () => {
    const { id, periodEnd } = await buy(individual, 'declined_at_renewal');
    provider.clock.time = periodEnd - 1;
    expect((await read(id)).status).toBe('active');
    const due: (number | null)[] = [];
    for (const passed of [0, 1, 3, 5]) {
      provider.clock.time = periodEnd + passed * day;
      expect((await read(id)).status).toBe('past_due');
      due.push((await provider.documents.find(id))?.dueAt ?? null);
    }
    expect(due).toEqual([1, 3, 5, 7].map((count) => periodEnd + count * day));
    provider.clock.time = periodEnd + 7 * day - 1;
    expect((await read(id)).status).toBe('past_due');
    provider.clock.time = periodEnd + 7 * day;
    expect(await read(id)).toMatchObject({ status: 'ended', endedAt: periodEnd + 7 * day });
    await provider.advance(365 * day);
    expect(await read(id)).toMatchObject({ status: 'ended', endedAt: periodEnd + 7 * day });
  });

  it.each([
    [0, 7],
    [7, 7],
    [8, 8],
    [30, 30],
    [45, 45],
  ])(
    'with a grace of %i days ends it after %i, tries no more often, and takes another card until then',
    async (graceDays, last) => {
      provider = openBuiltIn(test.database, { graceDays, clock: provider.clock });
      const [left, saved] = [
        await buy(individual, 'declined_at_renewal'),
        await buy(individual, 'declined_at_renewal'),
      ];
      const end = left.periodEnd + last * day;
      provider.clock.time = end - 1;
      await provider.provider.runDue();
      expect((await read(left.id)).status).toBe('past_due');
      const portal = await provider.payments.openPortal(saved.customerId, 'http://127.0.0.1:3000/');
      await provider.changeCard(portal, 'accepted');
      expect((await read(saved.id)).status).toBe('active');
      provider.clock.time = end;
      await provider.provider.runDue();
      expect(await read(left.id)).toMatchObject({ status: 'ended', endedAt: end });
      expect((await provider.payments.listInvoices(left.customerId, 0)).map(({ status }) => status)).toEqual([
        'void',
        'paid',
      ]);
    },
  );

  it('charges nobody with the end of a grace, after its last try', async () => {
    provider = openBuiltIn(test.database, { graceDays: 10, clock: provider.clock });
    const { id, customerId, periodEnd } = await buy(individual, 'declined_at_renewal');
    await provider.advance(periodEnd - provider.now() + 8 * day);
    const paper = await provider.documents.find(customerId);
    if (paper === null) throw new Error('The customer is gone.');
    const content = { ...(paper.content as object), card: { behaviour: 'accepted', lastFour: '4242' } };
    expect(await provider.documents.update({ ...paper, content })).toBe(true);
    await provider.advance(2 * day);
    expect(await read(id)).toMatchObject({ status: 'ended', endedAt: periodEnd + 10 * day });
    const statuses = (await provider.payments.listInvoices(customerId, 0)).map(({ status }) => status);
    expect(statuses).toEqual(['void', 'paid']);
  });

  it('ends it seven days late also when nobody looked for a year', async () => {
    const { id, customerId, periodEnd } = await buy(individual, 'declined_at_renewal');
    await provider.advance(365 * day);
    expect(await read(id)).toMatchObject({ status: 'ended', endedAt: periodEnd + 7 * day });
    const invoices = await provider.payments.listInvoices(customerId, 0);
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  });

  it('charges a card that was changed at the next try, without anybody on the page', async () => {
    const { id, customerId, periodEnd } = await buy(individual, 'declined_at_renewal');
    await provider.advance(periodEnd - provider.now() + hour);
    // The page is opened, the card kept, and the process dies before what is owed is charged.
    const paper = await provider.documents.find(customerId);
    if (paper === null) throw new Error('The customer is gone.');
    const content = { ...(paper.content as object), card: { behaviour: 'accepted', lastFour: '4242' } };
    expect(await provider.documents.update({ ...paper, content })).toBe(true);
    expect((await read(id)).status).toBe('past_due');
    await provider.advance(day);
    expect(await read(id)).toMatchObject({ status: 'active', periodStart: periodEnd });
  });

  it('does each thing once when several processes do it at the same time', async () => {
    const key = new Uint8Array(32).fill(7);
    provider = openBuiltIn(test.database, { signingKey: key });
    const bought = await Promise.all(Array.from({ length: 5 }, () => buy(individual)));
    await provider.takeEvents();
    const opened = await Promise.all([1, 2, 3].map(() => test.reopen()));
    const others = opened.map((database: Database) =>
      openBuiltIn(database, { signingKey: key, clock: provider.clock }),
    );
    const all = [provider, ...others];
    provider.clock.time += 92 * day;
    await Promise.all(all.map((one) => one.provider.runDue()));
    const news = all.flatMap(({ sent }) => sent);
    expect(news).toHaveLength(5 * 3 * 2);
    expect(new Set(news.map(({ body }) => new TextDecoder().decode(body))).size).toBe(news.length);
    const numbers: string[] = [];
    for (const { id, customerId } of bought) {
      const invoices = await provider.payments.listInvoices(customerId, 0);
      expect(invoices).toHaveLength(4);
      expect((await read(id)).status).toBe('active');
      numbers.push(...invoices.map(({ number }) => number.replace(/^NW-\d{4}-/, '')));
    }
    expect(numbers.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(6, '0')));
    await Promise.all(opened.map((database) => database.close()));
  });

  it('charges once when a checkout is paid at two processes, and never after it is closed at a third', async () => {
    const key = new Uint8Array(32).fill(7);
    provider = openBuiltIn(test.database, { signingKey: key });
    const database = await test.reopen();
    const other = openBuiltIn(database, { signingKey: key, clock: provider.clock });
    for (let round = 0; round < 10; round++) {
      const checkout = await open1(individual);
      const pay = (one: OpenedBuiltIn) => one.provider.checkouts.pay(tokenOf(checkout.url), testCard('accepted'));
      const [first, second, closed] = await Promise.all([
        pay(provider),
        pay(other),
        other.payments.closeCheckout(checkout.id),
      ]);
      const outcome = closed === 'paid' ? 'paid' : 'expired';
      expect([first, second]).toEqual([outcome, outcome]);
      expect(await provider.payments.listInvoices(checkout.customerId, 0)).toHaveLength(closed === 'paid' ? 1 : 0);
    }
    await database.close();
  });

  it('gives a number again that was not used in the end', async () => {
    const store = createBuiltInStore(test.database);
    expect(await store.takeNumber('x')).toBe(1);
    const failing = store.transaction(async (inner) => {
      expect(await inner.takeNumber('x')).toBe(2);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => store.transaction((inner) => inner.takeNumber('x'))),
    );
    expect(taken.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await store.takeNumber('y')).toBe(1);
  });

  it('delivers news until they are taken, later each time, up to a day apart', async () => {
    await buy(individual);
    const tries: number[] = [];
    const start = provider.now();
    let broken: 'status' | 'error' = 'status';
    provider.answer = () => {
      tries.push(provider.now() - start);
      broken = broken === 'status' ? 'error' : 'status';
      return broken === 'status' ? Promise.resolve(503) : Promise.reject(new Error('no answer'));
    };
    const step = 500;
    for (let passed = 0; passed < 4 * hour; passed += step) {
      if (passed > 2 * minute) passed += minute - step;
      await provider.advance(passed === 0 ? 0 : passed > 2 * minute ? minute : step);
    }
    // Three pieces of news, each tried at about these times.
    const apart = [...new Set(tries)].map((time) => Math.round(time / 1000));
    expect(apart.slice(0, 4)).toEqual([0, 1, 6, 36]);
    expect(tries.length).toBeGreaterThanOrEqual(3 * 6);
    expect(tries.length).toBeLessThan(3 * 9);
    expect(provider.sent).toEqual([]);
    provider.answer = () => Promise.resolve(200);
    await provider.advance(day);
    expect(provider.sent).toHaveLength(3);
    await provider.advance(30 * day);
    const left = await test.database.kysely
      .selectFrom('built_in_payments')
      .select('id')
      .where('kind', '=', 'event')
      .execute();
    // The renewal of this month, delivered as well.
    expect(left).toEqual([]);
    const log = provider.logLines.join('');
    expect(log).toContain('news of the built-in payments were not taken');
    expect(log).not.toContain('dana@clinic.example');
  });

  it('gives news up after a month, and goes on with others', async () => {
    await buy(individual);
    provider.answer = () => Promise.resolve(500);
    for (let passed = 0; passed < 40; passed++) await provider.advance(day + hour);
    provider.answer = () => Promise.resolve(200);
    expect(provider.logLines.some((line) => line.includes('were given up'))).toBe(true);
    await provider.advance(2 * day);
    const about = provider.sent.map(
      ({ body }) => (JSON.parse(new TextDecoder().decode(body)) as { type: string }).type,
    );
    expect(about).not.toContain('checkout');
    expect(about).toContain('subscription');
  });

  it('delivers again what a process held when it died', async () => {
    await buy(individual);
    let isHeld = false;
    provider.answer = () => {
      isHeld = true;
      return new Promise<number>(() => undefined);
    };
    void provider.provider.runDue();
    await vi.waitFor(() => expect(isHeld).toBe(true), 60_000);
    const database = await test.reopen();
    const heir = openBuiltIn(database, { clock: provider.clock });
    await heir.provider.runDue();
    expect(heir.sent).toHaveLength(2);
    provider.clock.time += 61_000;
    await heir.provider.runDue();
    expect(heir.sent).toHaveLength(3);
    await database.close();
  });

  it('charges nobody who was removed while the page stood open', async () => {
    const checkout = await open1(individual);
    const paper = await provider.documents.find(checkout.customerId);
    if (paper === null) throw new Error('The customer is gone.');
    // Removed by another process, which has not come to the checkout yet.
    const content = { ...(paper.content as object), tenantId: null, removedAt: provider.now() };
    await provider.documents.update({ ...paper, content });
    expect(await provider.provider.checkouts.pay(tokenOf(checkout.url), testCard('accepted'))).toBe('expired');
    expect(await provider.payments.listInvoices(checkout.customerId, 0)).toEqual([]);
  });

  it('gives money back once, and tells of it once; what is owed is owed no more', async () => {
    const { id } = await buy(individual);
    await provider.takeEvents();
    await provider.payments.endSubscription(id, { refund: true });
    expect(await provider.takeEvents()).toHaveLength(2);
    await provider.payments.endSubscription(id, { refund: true });
    expect(await provider.takeEvents()).toEqual([]);

    const owing = await buy(individual, 'declined_at_renewal');
    await provider.advance(32 * day);
    await provider.payments.endSubscription(owing.id, { refund: true });
    const invoices = await provider.payments.listInvoices(owing.customerId, 0);
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  });

  it('takes a change that comes again late for done', async () => {
    const { id } = await buy({ plan: 'company', seats: 10 });
    const seats = async (count: number, key: string): Promise<number> =>
      (await provider.payments.changeSeats(id, { plan: 'company', seats: count }, key)).plan.seats;
    expect(await seats(12, 'first')).toBe(12);
    expect(await seats(14, 'second')).toBe(14);
    expect(await seats(12, 'first')).toBe(14);
  });

  it('does a change again that met another', async () => {
    const { id } = await buy(individual);
    const parts = { documents: provider.documents, nudge: () => undefined };
    const stale = await findPaper(provider.documents, 'subscription', id);
    if (stale === null) throw new Error('The subscription is gone.');
    await provider.payments.setCancelAtPeriodEnd(id, true);
    let tries = 0;
    await settle(parts, async (store) => {
      tries += 1;
      const paper = tries === 1 ? stale : await findPaper(store, 'subscription', id);
      // What is written before the meeting is seen is undone with it.
      await add(store, {
        id: `try-${tries}`,
        kind: 'customer',
        customerId: '',
        createdAt: 0,
        dueAt: null,
        content: nobody,
      });
      if (paper !== null) await change(store, paper, { failures: 0 });
    });
    expect(tries).toBe(2);
    expect((await read(id)).cancelAtPeriodEnd).toBe(true);
    expect(await provider.documents.find('try-1')).toBeNull();
    expect(await provider.documents.find('try-2')).not.toBeNull();
  });

  it('goes on with the others when one cannot be renewed', async () => {
    const [bad, good] = [await buy(individual), await buy(individual)];
    const paper = await provider.documents.find(bad.id);
    if (paper === null) throw new Error('The subscription is gone.');
    const content = { ...(paper.content as object), plan: { plan: 'a plan of long ago', seats: 1 } };
    await provider.documents.update({ ...paper, dueAt: (paper.dueAt ?? 0) - hour, content });
    await provider.advance(32 * day);
    expect((await read(good.id)).periodStart).toBe(good.periodEnd);
    expect(provider.logLines.join('')).toContain('could not do what is due');
    await expect(provider.payments.readSubscription(bad.id)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('keeps no e-mail address, no card number and nobody’s page address', async () => {
    const checkout = await open1(individual);
    await provider.provider.checkouts.pay(tokenOf(checkout.url), testCard('asks_bank'));
    const portal = await provider.payments.openPortal(checkout.customerId, 'http://127.0.0.1:3000/');
    const rows = await test.database.kysely.selectFrom('built_in_payments').selectAll().execute();
    const kept = JSON.stringify(rows);
    for (const word of ['dana@clinic.example', '4000002500003155', tokenOf(checkout.url), tokenOf(portal)])
      expect(kept).not.toContain(word);
    expect(kept).toContain('3155');
  });

  it('removes pages of the card when their time is over', async () => {
    const { customerId } = await open1(individual);
    await provider.payments.openPortal(customerId, 'http://127.0.0.1:3000/');
    await provider.advance(31 * minute);
    const left = await provider.documents.listOf(customerId, 'card_change');
    expect(left).toEqual([]);
  });

  it('makes a customer who comes back another one', async () => {
    const who = { tenantId: uuidv7(), email: 'dana@clinic.example' };
    const first = await provider.payments.openCustomer(who);
    await provider.payments.removeCustomer(first);
    const second = await provider.payments.openCustomer(who);
    expect(second).not.toBe(first);
    expect(await provider.payments.openCustomer(who)).toBe(second);
    const rows = await test.database.kysely
      .selectFrom('built_in_payments')
      .selectAll()
      .where('id', '=', first)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(who.tenantId);
  });
});
