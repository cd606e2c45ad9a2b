import { randomBytes } from 'node:crypto';
import { v7 as makeId } from 'uuid';
import { createAuditStore } from '../../audit/audit-store.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import type { KeyService } from '../../keys/key-service.ts';
import { createBuiltInPayments } from '../../payments/built-in.ts';
import type { BuiltInPayments } from '../../payments/built-in.ts';
import { eventKeyOf } from '../../payments/built-in/deliveries.ts';
import { signEvent } from '../../payments/built-in/sign-event.ts';
import { findTestCard } from '../../payments/built-in/test-cards.ts';
import type { PayOutcome } from '../../payments/built-in/checkouts.ts';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { createAccountStore } from '../../store/accounts/account-store.ts';
import type { ClaimedMail } from '../../store/accounts/outbox.ts';
import { createFieldCipher } from '../../store/accounts/field-cipher.ts';
import { createBuiltInStore } from '../../store/billing/built-in-store.ts';
import { createIdempotencyStore } from '../../store/idempotency/idempotency-store.ts';
import type { Database } from '../../database/database.ts';
import type { TestDatabase, TestDatabaseKind } from '../../database/test-databases.ts';
import type { BillingParts } from '../billing-parts.ts';
import { placeOrder } from '../place-order.ts';
import type { PurchaseOptions } from '../quote-purchase.ts';
import { receiveEvent } from '../settle-event.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  declinedLater: '4000000000000341',
} as const;

/** News of the provider on their way. */
export interface News {
  readonly body: string;
  readonly signature: string;
}

export interface TestPerson {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
}

export interface AuditLine {
  readonly tenantId: string;
  readonly action: string;
  readonly actorId: string | null;
}

/** The services of billing over a database and the built-in provider, with a clock and news that a test moves. */
export interface TestBilling {
  readonly test: TestDatabase;
  readonly parts: BillingParts;
  readonly provider: BuiltInPayments;
  readonly clock: { time: number; now(): number };
  /** What the provider has told and nobody has heard yet. */
  readonly news: News[];
  /** People whose sessions were forgotten. */
  readonly forgotten: string[];
  newPerson(name?: string | null): Promise<TestPerson>;
  /** Makes a company of the seats that it has without a plan; its owner works there from then on. */
  newCompany(owner: TestPerson, trialEndsOn?: number): Promise<string>;
  callerOf(person: TestPerson): Promise<UserCaller>;
  /** Places an order as a call would. @returns the token of its page */
  buy(person: TestPerson, options: Partial<PurchaseOptions> & Pick<PurchaseOptions, 'plan'>): Promise<string>;
  pay(token: string, card?: keyof typeof cards): Promise<PayOutcome>;
  /** Lets the provider do what is due, and tell it; what it tells waits in `news`. */
  runProvider(): Promise<void>;
  /** Brings news to the inbox as the webhook does, and waits for what follows. */
  hear(news: News, parts?: BillingParts): Promise<void>;
  /** Runs the provider and hears everything, until there is nothing more. */
  hearAll(): Promise<void>;
  /** Billing as another process of the installation has it. */
  openOther(): Promise<{ readonly parts: BillingParts; close(): Promise<void> }>;
  /** Takes the mails that wait, oldest first. */
  takeMails(): Promise<readonly ClaimedMail[]>;
  readAudit(tenantId: string): Promise<readonly AuditLine[]>;
  /** Signs an event again, as the provider does when it sends it another time. */
  sign(body: string): News;
  /** Forgets everything and everybody, and begins at the first day again. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

const start = Date.UTC(2026, 0, 15, 9);
const trial = 14 * 86_400_000;
const context = { publicUrl: 'https://notes.example', supportEmail: 'help@notes.example' };

const tables = [
  'billing_orders',
  'billing_customers',
  'subscriptions',
  'payment_events',
  'invoices',
  'built_in_payments',
  'outbox',
  'counters',
  'job_leases',
  'audit_events',
  'memberships',
  'user_accounts',
  'users',
  'tenants',
] as const;

/** What all processes of an installation have in common. */
interface Shared extends Pick<TestBilling, 'clock' | 'news' | 'forgotten'> {
  readonly service: KeyService;
  readonly signingKey: Uint8Array;
}

/** The parts of billing over a database; what the provider tells is kept in `news`. */
async function openParts(database: Database, { clock, news, forgotten, service, signingKey }: Shared) {
  const keys = await openKeyring(database, service);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const store = createAccountStore(database, {
    cipher: createFieldCipher(keys),
    createAudit: (inner) => createAuditStore(inner, keys),
    createIdempotency: (inner) => createIdempotencyStore({ database: inner, keys }),
  });
  const provider = createBuiltInPayments({
    documents: createBuiltInStore(database),
    clock,
    newId: makeId,
    publicUrl: () => context.publicUrl,
    deliver: (body, signature) => {
      news.push({ body, signature });
      return Promise.resolve(200);
    },
    signingKey,
    graceDays: 7,
    nudge: () => undefined,
    log,
  });
  const callers = {
    forgetUser: (userId: string) => void forgotten.push(userId),
    forget: () => undefined,
    activityKept: async () => undefined,
    identifyCaller: () => Promise.reject(new Error('No calls are made here.')),
    isLive: () => Promise.resolve(true),
  };
  const parts: BillingParts = {
    store,
    clock,
    publicUrl: () => context.publicUrl,
    mailQueue: createMailQueue(
      () => context,
      clock,
      () => undefined,
    ),
    callers,
    billing: { isOn: true, trialDays: 14, graceDays: 7 },
    idleMinutes: 15,
    payments: provider.payments,
    log,
  };
  const sign = (body: string): News => ({
    body,
    signature: signEvent(eventKeyOf({ signingKey }), body, clock.now()),
  });
  return { parts, provider, sign };
}

async function callerOf({ store, clock }: BillingParts, { userId }: TestPerson): Promise<UserCaller> {
  const account = await store.users.find(userId);
  if (account === null) throw new Error('This person is gone.');
  const { membership, personalTenantId, email } = account;
  return {
    kind: 'user',
    userId,
    tenantId: membership?.tenantId ?? personalTenantId,
    personalTenantId,
    sessionId: makeId(),
    email,
    role: membership?.role ?? 'individual',
    provedAt: clock.now(),
    lacksSecondFactor: false,
  };
}

type People = Pick<TestBilling, 'newPerson' | 'newCompany' | 'callerOf' | 'buy' | 'pay'>;

function createPeople(parts: BillingParts, provider: BuiltInPayments): People {
  const { store, clock } = parts;
  return {
    newPerson: async (name = null) => {
      const person = { userId: makeId(), tenantId: makeId(), email: `${makeId()}@clinic.example` };
      const now = clock.now();
      await store.users.create({ ...person, passwordHash: 'hash', trialEndsOn: now + trial, now });
      if (name !== null) await store.transaction((inner) => inner.users.updateProfile(person.userId, { name }));
      return person;
    },
    newCompany: async ({ userId }, trialEndsOn = clock.now() + trial) => {
      const [id, now] = [makeId(), clock.now()];
      await store.companies.create({ id, name: 'Clinic', seats: 10, idleMinutes: 15, trialEndsOn, now });
      await store.members.join({ userId, tenantId: id, role: 'owner', joinedAt: now });
      return id;
    },
    callerOf: (person) => callerOf(parts, person),
    buy: async (person, { plan, userCount = null, shownAmount = null }) => {
      const caller = await callerOf(parts, person);
      const request = { caller, body: { plan }, idempotencyKey: null, ip: '192.0.2.1', userAgent: 'test' };
      const url = await placeOrder(parts, request, { plan, userCount, shownAmount });
      return url.slice(url.lastIndexOf('/') + 1);
    },
    pay: async (token, card = 'good') => {
      const found = findTestCard(cards[card]);
      if (found === null) throw new Error('There is no such card.');
      return provider.checkouts.pay(token, found);
    },
  };
}

async function takeMails({ store, clock }: BillingParts): Promise<readonly ClaimedMail[]> {
  const taken: ClaimedMail[] = [];
  for (;;) {
    const batch = await store.mails.claim(clock.now(), clock.now() + 60_000, 100);
    if (batch.length === 0) return taken;
    for (const mail of batch) {
      await store.mails.remove(mail.id);
      taken.push(mail);
    }
  }
}

async function readAudit({ database }: TestDatabase, tenantId: string): Promise<readonly AuditLine[]> {
  const rows = await database.kysely
    .selectFrom('audit_events')
    .select(['tenant_id', 'action', 'actor_id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, action: row.action, actorId: row.actor_id }));
}

/** Opens billing on an empty database. For tests only. */
export async function openTestBilling(kind: TestDatabaseKind): Promise<TestBilling> {
  const test = await kind.open();
  const clock = { time: start, now: () => clock.time };
  const news: News[] = [];
  const forgotten: string[] = [];
  const shared = { clock, news, forgotten, service: localKeyService(newKeyBytes()), signingKey: randomBytes(32) };
  const { parts, provider, sign } = await openParts(test.database, shared);
  const runProvider = (): Promise<void> => provider.runDue();
  const hear: TestBilling['hear'] = async ({ body, signature }, hearing = parts) => {
    const event = hearing.payments.readEvent(Buffer.from(body), signature);
    await Promise.all(await receiveEvent(hearing, event));
  };
  return {
    test,
    parts,
    provider,
    clock,
    news,
    forgotten,
    ...createPeople(parts, provider),
    runProvider,
    hear,
    hearAll: async () => {
      for (;;) {
        await runProvider();
        if (news.length === 0) return;
        for (const { body } of news.splice(0)) await hear(sign(body));
      }
    },
    openOther: async () => {
      const database = await test.reopen();
      return { parts: (await openParts(database, shared)).parts, close: () => database.close() };
    },
    takeMails: () => takeMails(parts),
    readAudit: (tenantId) => readAudit(test, tenantId),
    sign,
    clear: async () => {
      for (const table of tables) await test.database.kysely.deleteFrom(table).execute();
      clock.time = start;
      news.length = 0;
      forgotten.length = 0;
    },
    remove: () => test.remove(),
  };
}
