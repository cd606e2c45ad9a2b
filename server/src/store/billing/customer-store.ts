import type { Database } from '../../database/database.ts';

export interface KnownCustomer {
  readonly customerId: string;
  readonly provider: string;
}

export interface TenantCustomer extends KnownCustomer {
  readonly tenantId: string;
}

/** Who tenants are at a payment provider. */
export interface CustomerStore {
  find(tenantId: string, provider: string): Promise<string | null>;
  /**
   * Keeps who a tenant is; the first one stays. Answers which one counts. A customer of another tenant is never shared:
   * two would pay with one card, so it throws.
   */
  keep(customer: TenantCustomer, now: number): Promise<string>;
  /** Puts another customer in the place of one that the provider has no more. False when either is another's. Atomic. */
  replace(customer: TenantCustomer, by: string): Promise<boolean>;
  /** Makes the customer of one tenant that of another, which must have none. False when it has, or there is none. Atomic. */
  hand(from: string, to: string, provider: string): Promise<boolean>;
  findTenant(customerId: string): Promise<string | null>;
  /** Those of some tenants, at every provider. */
  listOf(tenantIds: readonly string[]): Promise<readonly KnownCustomer[]>;
  /** Those whose tenant is gone, or never came to be, made before a time and with no purchase under way. */
  listOrphans(provider: string, before: number, limit: number): Promise<readonly KnownCustomer[]>;
  /** How many {@link listOrphans} would name at every other provider than the one that is connected. */
  countStranded(connected: string | null, before: number): Promise<number>;
  /** Keeps a customer whose tenant goes while its provider cannot be asked: an orphan from now on, whatever its age. */
  strand(customerId: string): Promise<void>;
  remove(customerId: string): Promise<void>;
  /** All of a provider, in pages by id: for the night's comparison. */
  list(
    provider: string,
    after: string,
    limit: number,
  ): Promise<readonly { readonly tenantId: string; readonly customerId: string; readonly createdAt: number }[]>;
}

/** Customers over the database. */
export function createCustomerStore({ kysely }: Database): CustomerStore {
  const find: CustomerStore['find'] = async (tenantId, provider) => {
    const row = await kysely
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('tenant_id', '=', tenantId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row?.customer_id ?? null;
  };
  const findTenant: CustomerStore['findTenant'] = async (customerId) => {
    const row = await kysely
      .selectFrom('billing_customers')
      .select('tenant_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return row?.tenant_id ?? null;
  };
  return {
    find,
    keep: async ({ tenantId, provider, customerId }, now) => {
      await kysely
        .insertInto('billing_customers')
        .values({ tenant_id: tenantId, provider, customer_id: customerId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await find(tenantId, provider);
      if (kept !== null) return kept;
      if ((await findTenant(customerId)) !== tenantId)
        throw new Error('A customer of the payment provider belongs to another tenant.');
      return customerId;
    },
    replace: (customer, by) => replace({ kysely }, customer, by),
    hand: async (from, to, provider) => {
      const row = await kysely
        .updateTable('billing_customers')
        .set({ tenant_id: to })
        .where('tenant_id', '=', from)
        .where('provider', '=', provider)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('billing_customers as other')
                .select('other.customer_id')
                .where('other.tenant_id', '=', to)
                .where('other.provider', '=', provider),
            ),
          ),
        )
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    findTenant,
    listOf: (tenantIds) => listOf({ kysely }, tenantIds),
    listOrphans: (provider, before, limit) => listOrphans({ kysely }, provider, before, limit),
    countStranded: (connected, before) => countStranded({ kysely }, connected, before),
    strand: async (customerId) => {
      await kysely
        .updateTable('billing_customers')
        .set({ created_at: 0 })
        .where('customer_id', '=', customerId)
        .execute();
    },
    remove: async (customerId) => {
      await kysely.deleteFrom('billing_customers').where('customer_id', '=', customerId).execute();
    },
    list: (provider, after, limit) => listCustomers({ kysely }, provider, after, limit),
  };
}

async function replace(
  { kysely }: Pick<Database, 'kysely'>,
  { tenantId, provider, customerId }: TenantCustomer,
  by: string,
): Promise<boolean> {
  const row = await kysely
    .updateTable('billing_customers')
    .set({ customer_id: by })
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    // Another request may have put it there already.
    .where('customer_id', 'in', [customerId, by])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_customers as other')
            .select('other.customer_id')
            .where('other.customer_id', '=', by)
            .where('other.tenant_id', '!=', tenantId),
        ),
      ),
    )
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

async function listOf(
  { kysely }: Pick<Database, 'kysely'>,
  tenantIds: readonly string[],
): Promise<readonly KnownCustomer[]> {
  if (tenantIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('billing_customers')
    .select(['customer_id', 'provider'])
    .where('tenant_id', 'in', tenantIds)
    .execute();
  return rows.map(presentKnown);
}

async function listCustomers(
  { kysely }: Pick<Database, 'kysely'>,
  provider: string,
  after: string,
  limit: number,
): ReturnType<CustomerStore['list']> {
  const rows = await kysely
    .selectFrom('billing_customers')
    .select(['tenant_id', 'customer_id', 'created_at'])
    .where('provider', '=', provider)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, customerId: row.customer_id, createdAt: row.created_at }));
}

async function listOrphans(
  { kysely }: Pick<Database, 'kysely'>,
  provider: string,
  before: number,
  limit: number,
): Promise<readonly KnownCustomer[]> {
  const rows = await orphans({ kysely }, before)
    .select(['c.customer_id', 'c.provider'])
    .where('c.provider', '=', provider)
    .limit(limit)
    .execute();
  return rows.map(presentKnown);
}

async function countStranded(
  { kysely }: Pick<Database, 'kysely'>,
  connected: string | null,
  before: number,
): Promise<number> {
  const { count } = await orphans({ kysely }, before)
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
    .where('c.provider', '<>', connected ?? '')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Customers whose tenant is not there, made before a time and with no purchase under way. */
function orphans({ kysely }: Pick<Database, 'kysely'>, before: number) {
  return kysely
    .selectFrom('billing_customers as c')
    .leftJoin('tenants as t', 't.id', 'c.tenant_id')
    .where('c.created_at', '<', before)
    .where('t.id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_orders as o')
            .select('o.id')
            .whereRef('o.tenant_id', '=', 'c.tenant_id')
            .where('o.state', 'in', ['opening', 'open', 'paid']),
        ),
      ),
    );
}

function presentKnown(row: { readonly customer_id: string; readonly provider: string }): KnownCustomer {
  return { customerId: row.customer_id, provider: row.provider };
}
