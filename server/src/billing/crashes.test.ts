import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileCustomer } from '../jobs/reconcile-payments.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { createDyingProcess } from './testing/dying-process.ts';
import { openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';
import { byTier } from '../testing/test-tier.ts';

const minute = 60_000;
const day = 86_400_000;
const never = new AbortController().signal;
const begun = 'Your Notewright plan has begun';
const givenBack = 'Your Notewright payment is given back';

/** Something that is paid, up to the moment when our side has to hear of it; and what it comes to in the end. */
interface Story {
  readonly name: string;
  prepare(billing: TestBilling): Promise<{ readonly person: TestPerson; readonly tenantId: () => Promise<string> }>;
  /** What stands in the end: plans that run, mails, and lines of the audit log since the story was prepared. */
  readonly plans: readonly string[];
  readonly mails: readonly string[];
  readonly audit: readonly string[];
  readonly money: number;
}

const own = async (billing: TestBilling, name: string | null = null) => {
  const person = await billing.newPerson(name);
  return { person, tenantId: () => Promise.resolve(person.tenantId) };
};
const closeOrders = async ({ parts }: TestBilling, { userId: buyerId, tenantId }: TestPerson): Promise<void> => {
  const { orders } = parts.store.billing;
  for (const { id } of await orders.listUnderWay({ buyerId, tenantId }))
    await orders.move(id, ['open'], 'expired', parts.clock.now());
};
const start = ['subscription.start'];

const stories: readonly Story[] = [
  {
    name: 'a first plan',
    prepare: async (billing) => {
      const made = await own(billing);
      await billing.pay(await billing.buy(made.person, { plan: 'individual' }));
      return made;
    },
    plans: ['individual 1'],
    mails: [begun],
    audit: start,
    money: 6500,
  },
  {
    name: 'a company that is made',
    prepare: async (billing) => {
      const { person } = await own(billing, 'Dana Reed');
      await billing.pay(await billing.buy(person, { plan: 'custom', userCount: 3 }));
      const tenantId = async (): Promise<string> =>
        (await billing.parts.store.users.find(person.userId))?.membership?.tenantId ?? '';
      return { person, tenantId };
    },
    plans: ['custom 3'],
    mails: [begun],
    audit: ['company.create', 'subscription.start'],
    money: 14_700,
  },
  {
    name: 'a plan in the place of another',
    prepare: async (billing) => {
      const made = await own(billing);
      await billing.pay(await billing.buy(made.person, { plan: 'one' }));
      await billing.hearAll();
      await billing.pay(await billing.buy(made.person, { plan: 'two' }));
      return made;
    },
    plans: ['two 1'],
    mails: [begun],
    audit: ['subscription.start', 'subscription.end'],
    money: 9960,
  },
  {
    name: 'seats for a company',
    prepare: async (billing) => {
      const { person } = await own(billing);
      const id = await billing.newCompany(person);
      await billing.pay(await billing.buy(person, { plan: 'company' }));
      await billing.hearAll();
      await billing.pay(await billing.buy(person, { plan: 'custom', userCount: 2 }));
      return { person, tenantId: () => Promise.resolve(id) };
    },
    plans: ['company 12'],
    mails: ['Users were added to your Notewright plan'],
    audit: ['subscription.seats'],
    money: 65_000 + 9800,
  },
  {
    name: 'what was bought twice',
    prepare: async (billing) => {
      const made = await own(billing);
      const late = await billing.buy(made.person, { plan: 'individual' });
      await closeOrders(billing, made.person);
      await billing.pay(await billing.buy(made.person, { plan: 'one' }));
      await billing.hearAll();
      await billing.pay(late);
      return made;
    },
    plans: ['one 1'],
    mails: [givenBack],
    audit: ['subscription.refund'],
    money: 1299,
  },
  {
    name: 'a company that cannot be made',
    prepare: async (billing) => {
      const made = await own(billing);
      const token = await billing.buy(made.person, { plan: 'custom', userCount: 2 });
      const id = await billing.newCompany(await billing.newPerson());
      const joinedAt = billing.clock.now();
      await billing.parts.store.members.join({
        userId: made.person.userId,
        tenantId: id,
        role: 'clinician',
        joinedAt,
      });
      await billing.pay(token);
      return made;
    },
    plans: [],
    mails: [givenBack],
    audit: ['subscription.refund'],
    money: 0,
  },
  {
    name: 'a renewal that fails, and the end of it',
    prepare: async (billing) => {
      const made = await own(billing);
      await billing.pay(await billing.buy(made.person, { plan: 'one' }), 'declinedLater');
      await billing.hearAll();
      billing.clock.time += 32 * day;
      await billing.runProvider();
      return made;
    },
    plans: ['one 1'],
    mails: ['Your Notewright plan could not be renewed'],
    audit: ['subscription.past_due'],
    money: 1299,
  },
];

/** All that a living process of the installation does by itself. */
async function live(billing: TestBilling): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    billing.clock.time += 15 * minute;
    await settlePayments(billing.parts, never);
  }
}

/** The night’s comparison, of those who are part of the story. */
async function reconcile({ parts, test }: TestBilling, { userId }: TestPerson, by = parts): Promise<void> {
  const { customers } = parts.store.billing;
  const orders = test.database.kysely.selectFrom('billing_orders').select('tenant_id').where('buyer_id', '=', userId);
  for (const { tenant_id: tenantId } of await orders.distinct().execute()) {
    const customerId = await customers.find(tenantId, parts.payments.name);
    if (customerId !== null) await reconcileCustomer(by, customerId);
  }
}

async function sumOf(billing: TestBilling, person: TestPerson, tenantId: string): Promise<number> {
  const { store } = billing.parts;
  let sum = 0;
  for (const id of new Set([person.tenantId, tenantId]))
    for (const { status, amount } of (await store.billing.invoices.list(id, { limit: 100 })).items)
      if (status === 'paid') sum += amount;
  return sum;
}

describe.each(testDatabaseKinds)('a process that dies over a payment on $name', (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());

  /** Tells a story to a process that dies at one of its steps; false when it came to its end before. */
  async function tell(story: Story, deadly: number, how: 'hearing' | 'settling'): Promise<boolean> {
    await billing.clear();
    const { person, tenantId } = await story.prepare(billing);
    const auditBefore = (await billing.readAudit(await tenantId())).length;
    await billing.takeMails();
    await billing.runProvider();
    const dying = createDyingProcess(billing.parts, deadly);
    const news = billing.news.splice(0);
    // What the provider tells to a dead process is lost; in the other half of the stories all of it is.
    if (how === 'hearing') for (const one of news) await billing.hear(one, dying.parts).catch(() => undefined);
    else {
      billing.clock.time += 15 * minute;
      await settlePayments(dying.parts, never)
        .then(() => reconcile(billing, person, dying.parts))
        .catch(() => undefined);
    }
    await live(billing);
    // The refund, the end of an old plan: the provider tells of those too, and it is heard as ever.
    await billing.hearAll();
    await reconcile(billing, person);
    await billing.hearAll();
    await expectEnd(story, person, await tenantId(), auditBefore);
    return dying.isDead();
  }

  async function expectEnd(story: Story, person: TestPerson, tenantId: string, auditBefore: number): Promise<void> {
    const { store, payments } = billing.parts;
    const { subscriptions, customers, orders } = store.billing;
    const plans = (await subscriptions.listRunning(tenantId)).map(({ plan, seats }) => `${plan} ${seats}`);
    const customerId = (await customers.find(tenantId, payments.name)) ?? '';
    const there = (await payments.listSubscriptions(customerId)).filter(({ status }) => status !== 'ended');
    const audit = (await billing.readAudit(tenantId)).slice(auditBefore).map(({ action }) => action);
    expect({
      plans,
      there: there.map(({ plan }) => `${plan.plan} ${plan.seats}`),
      mails: (await billing.takeMails()).filter(({ to }) => to === person.email).map(({ subject }) => subject),
      audit: audit.filter((action) => action !== 'subscription.buy').toSorted(),
      underWay: await orders.listUnderWay({ buyerId: person.userId, tenantId }),
      money: await sumOf(billing, person, tenantId),
    }).toEqual({
      plans: story.plans,
      there: story.plans,
      mails: story.mails,
      audit: story.audit.toSorted(),
      underWay: [],
      money: story.money,
    });
  }

  describe.each(['hearing', 'settling'] as const)('while %s', (how) => {
    it.each(stories)(
      'leaves nothing undone and nothing done twice: $name',
      async (story) => {
        // The steps are the same on every database: in the whole tier one of them has each, the others a part.
        const stride = kind.name === 'sqlite' ? byTier(9, 1) : 7;
        let deadly = 1;
        while (await tell(story, deadly, how)) deadly += stride;
        expect(deadly).toBeGreaterThan(20);
      },
      120_000,
    );
  });
});
