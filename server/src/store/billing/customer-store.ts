import type { Database } from '../database.ts';

export interface KnownCustomer {
  readonly customerId: string;
  readonly provider: string;
}

/** Who tenants are at a payment provider. */
export interface CustomerStore {
  find(tenantId: string, provider: string): Promise<string | null>;
  /** Keeps who a tenant is; the first one stays. Answers which one counts. */
  keep(
    customer: { readonly tenantId: string; readonly provider: string; readonly customerId: string },
    now: number,
  ): Promise<string>;
  /** Makes the customer of one tenant that of another, which must have none. False when it has, or there is none. Atomic. */
  hand(from: string, to: string, provider: string): Promise<boolean>;
  findTenant(customerId: string): Promise<string | null>;
  /** Those of some tenants, at every provider. */
  listOf(tenantIds: readonly string[]): Promise<readonly KnownCustomer[]>;
  /** Those whose tenant is gone, or never came to be, made before a time and with no purchase under way. */
  listOrphans(provider: string, before: number, limit: number): Promise<readonly KnownCustomer[]>;
  remove(customerId: string): Promise<void>;
  /** All of a provider, in pages by id: for the night's comparison. */
  list(
    provider: string,
    after: string,
    limit: number,
  ): Promise<readonly { readonly tenantId: string; readonly customerId: string }[]>;
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
  return {
    find,
    keep: async ({ tenantId, provider, customerId }, now) => {
      await kysely
        .insertInto('billing_customers')
        .values({ tenant_id: tenantId, provider, customer_id: customerId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find(tenantId, provider)) ?? customerId;
    },
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
    findTenant: async (customerId) => {
      const row = await kysely
        .selectFrom('billing_customers')
        .select('tenant_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row?.tenant_id ?? null;
    },
    listOf: (tenantIds) => listOf({ kysely }, tenantIds),
    listOrphans: (provider, before, limit) => listOrphans({ kysely }, provider, before, limit),
    remove: async (customerId) => {
      await kysely.deleteFrom('billing_customers').where('customer_id', '=', customerId).execute();
    },
    list: async (provider, after, limit) => {
      const rows = await kysely
        .selectFrom('billing_customers')
        .select(['tenant_id', 'customer_id'])
        .where('provider', '=', provider)
        .where('customer_id', '>', after)
        .orderBy('customer_id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ tenantId: row.tenant_id, customerId: row.customer_id }));
    },
  };
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

async function listOrphans(
  { kysely }: Pick<Database, 'kysely'>,
  provider: string,
  before: number,
  limit: number,
): Promise<readonly KnownCustomer[]> {
  const rows = await kysely
    .selectFrom('billing_customers as c')
    .leftJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['c.customer_id', 'c.provider'])
    .where('c.provider', '=', provider)
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
    )
    .limit(limit)
    .execute();
  return rows.map(presentKnown);
}

function presentKnown(row: { readonly customer_id: string; readonly provider: string }): KnownCustomer {
  return { customerId: row.customer_id, provider: row.provider };
}
