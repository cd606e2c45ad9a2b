import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

/** Who pays for what: customers at the payment provider, orders, subscriptions, events that came, invoices, use. */
export const billing: Migration = {
  name: '0017-billing',
  up: async (kysely, seam) => {
    await createCustomers(kysely);
    await createOrders(kysely, seam);
    await createSubscriptions(kysely);
    await createEvents(kysely);
    await createInvoices(kysely, seam);
    await createUsage(kysely);
    await createBuiltIn(kysely);
  },
};

async function createCustomers(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('billing_customers')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema
    .createIndex('billing_customers_by_tenant')
    .unique()
    .on('billing_customers')
    .columns(['tenant_id', 'provider'])
    .execute();
}

async function createOrders(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('billing_orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('buyer_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('added_seats', 'integer', (column) => column.notNull())
    .addColumn('amount_due', 'bigint', (column) => column.notNull())
    .addColumn('credit', 'bigint', (column) => column.notNull())
    .addColumn('replaces', 'text')
    .addColumn('makes_company', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.unique())
    .addColumn('url', seam.blob)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  // One purchase at a time, for who buys and for what it is bought: two tabs end at one checkout.
  await sql`create unique index billing_orders_one_per_tenant on billing_orders (tenant_id)
    where state in ('opening', 'open', 'paid')`.execute(kysely);
  await sql`create unique index billing_orders_one_per_buyer on billing_orders (buyer_id)
    where state in ('opening', 'open', 'paid')`.execute(kysely);
  await kysely.schema
    .createIndex('billing_orders_of_tenant')
    .on('billing_orders')
    .columns(['tenant_id', 'created_at'])
    .execute();
  await kysely.schema
    .createIndex('billing_orders_of_buyer')
    .on('billing_orders')
    .columns(['buyer_id', 'created_at'])
    .execute();
  await sql`create index billing_orders_waiting on billing_orders (asked_at)
    where state in ('opening', 'open', 'paid')`.execute(kysely);
}

async function createSubscriptions(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull().unique())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
    .addColumn('past_due_since', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    // Numbers of readings at the provider: the last that was taken, and the last whose answer is kept.
    .addColumn('ticket', 'bigint', (column) => column.notNull())
    .addColumn('applied_ticket', 'bigint', (column) => column.notNull())
    // Which mails went out for the present period, so that each goes once.
    .addColumn('told', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema
    .createIndex('subscriptions_by_tenant')
    .on('subscriptions')
    .columns(['tenant_id', 'started_at'])
    .execute();
  await kysely.schema
    .createIndex('subscriptions_of_customer')
    .on('subscriptions')
    .columns(['customer_id', 'started_at'])
    .execute();
  await sql`create index subscriptions_live on subscriptions (period_end) where ended_at is null`.execute(kysely);
}

async function createEvents(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute();
  await sql`create index payment_events_waiting on payment_events (next_attempt_at) where settled_at is null`.execute(
    kysely,
  );
  await kysely.schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute();
}

async function createInvoices(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull().unique())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    // Who it is made out to, as it was then.
    .addColumn('bill_to', seam.blob, (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('invoices_list').on('invoices').columns(['tenant_id', 'issued_at', 'id']).execute();
  await kysely.schema.createIndex('invoices_by_age').on('invoices').column('issued_at').execute();
}

/** Counts only: no word of a chart, and nothing that a deletion of chats would have to find. */
async function createUsage(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('usage_days')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('replies', 'integer', (column) => column.notNull())
    .addColumn('words_in', 'bigint', (column) => column.notNull())
    .addColumn('words_out', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_days_key', ['tenant_id', 'user_id', 'day', 'tool'])
    .execute();
  await kysely.schema
    .createIndex('usage_days_of_tenant')
    .on('usage_days')
    .columns(['tenant_id', 'day', 'tool'])
    .execute();
  await kysely.schema.createIndex('usage_days_of_user').on('usage_days').column('user_id').execute();
  await kysely.schema.createIndex('usage_days_by_age').on('usage_days').column('day').execute();
}

/** What the built-in payment provider keeps: it stands in for a company elsewhere, so it shares no table with the rest. */
async function createBuiltIn(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('built_in_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // When something has to be done about it: a renewal, another try, an event that is to be delivered.
    .addColumn('due_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await kysely.schema
    .createIndex('built_in_payments_of_customer')
    .on('built_in_payments')
    .columns(['customer_id', 'kind', 'created_at', 'id'])
    .execute();
  await sql`create index built_in_payments_due on built_in_payments (kind, due_at) where due_at is not null`.execute(
    kysely,
  );
}
