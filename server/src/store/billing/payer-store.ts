import type { FieldCipher } from '../accounts/field-cipher.ts';
import { companyNamePlace } from '../accounts/account-places.ts';
import type { Database } from '../../database/database.ts';

/** Who pays, or may. */
export interface Payer {
  readonly tenantId: string;
  /** Null for an individual. */
  readonly companyName: string | null;
  /** The individual, or the company's owner; null for a company that has none at the moment. */
  readonly person: PayingPerson | null;
  /** Who bought last and still belongs there, when it is somebody else. */
  readonly buyer: PayingPerson | null;
}

export interface PayingPerson {
  readonly userId: string;
  readonly email: string;
  readonly name: string | null;
}

/** A free trial that ends soon, and nothing after it. */
export interface EndingTrial {
  readonly tenantId: string;
  readonly endsOn: number;
}

export interface PayerStore {
  /** Null for a tenant that is gone, or not there yet. */
  find(tenantId: string): Promise<Payer | null>;
  /**
   * Holds a buyer and who a plan is for until the transaction ends: what is paid for the same people comes one after
   * the other, in every process. Of what nobody of ours bought, only who it is for.
   */
  hold(of: { readonly buyerId: string | null; readonly tenantId: string }): Promise<void>;
  /** Trials that end between two times where no plan runs and no company covers the person; by tenant, in pages. */
  listEndingTrials(
    between: { readonly from: number; readonly to: number },
    after: string,
    limit: number,
  ): Promise<readonly EndingTrial[]>;
}

/** Payers over the database. */
export function createPayerStore(database: Database, cipher: FieldCipher): PayerStore {
  const { kysely } = database;
  return {
    find: (tenantId) => findPayer(database, cipher, tenantId),
    hold: async ({ buyerId, tenantId }) => {
      if (buyerId !== null)
        await kysely
          .updateTable('user_accounts')
          .set((set) => ({ trial_ends_on: set.ref('trial_ends_on') }))
          .where('user_id', '=', buyerId)
          .execute();
      await kysely
        .updateTable('tenants')
        .set((set) => ({ seats: set.ref('seats') }))
        .where('id', '=', tenantId)
        .execute();
    },
    listEndingTrials: (between, after, limit) => listEndingTrials(database, between, after, limit),
  };
}

async function findPayer({ kysely }: Database, cipher: FieldCipher, tenantId: string): Promise<Payer | null> {
  const tenant = await kysely
    .selectFrom('tenants')
    .select(['kind', 'name'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (tenant === undefined) return null;
  const isCompany = tenant.kind === 'company';
  const people = kysely
    .selectFrom('user_accounts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('memberships as m', 'm.user_id', 'a.user_id')
    .select(['a.user_id', 'a.email', 'a.name', 'u.tenant_id', 'u.seal'])
    .select(['m.tenant_id as company_id', 'm.role', 'm.seal as member_seal']);
  type Row = Awaited<ReturnType<(typeof people)['executeTakeFirstOrThrow']>>;
  const present = (row: Row | undefined): PayingPerson | null => {
    if (row === undefined) return null;
    const open = (column: 'email' | 'name', sealed: Uint8Array): string =>
      cipher.open({ table: 'user_accounts', column, rowId: row.user_id }, sealed);
    const name = row.name === null ? null : open('name', row.name);
    return { userId: row.user_id, email: open('email', row.email), name };
  };
  // Who was made owner from outside is asked for no payment, and told nothing of any.
  const isWhole = ({ user_id, tenant_id, seal, company_id, role, member_seal }: Row): boolean =>
    isCompany
      ? cipher.rows.check('memberships', { user_id, tenant_id: company_id, role, seal: member_seal })
      : cipher.rows.check('users', { id: user_id, tenant_id, seal });
  const found = await (
    isCompany
      ? people.where('m.tenant_id', '=', tenantId).where('m.role', '=', 'owner')
      : people.where('u.tenant_id', '=', tenantId)
  ).execute();
  const person = found.find(isWhole);
  const bought = isCompany
    ? await people
        .innerJoin('billing_orders as o', 'o.buyer_id', 'a.user_id')
        .where('o.tenant_id', '=', tenantId)
        .where('o.state', 'in', ['paid', 'done'])
        .where('m.tenant_id', '=', tenantId)
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined;
  const companyName = !isCompany || tenant.name === null ? null : cipher.open(companyNamePlace(tenantId), tenant.name);
  const buyer = bought === undefined || bought.user_id === person?.user_id ? null : present(bought);
  return { tenantId, companyName: isCompany ? (companyName ?? '') : null, person: present(person), buyer };
}

/** Somebody who belongs to a company is covered by it, or learns of its trial with its owner. */
async function listEndingTrials(
  { kysely }: Database,
  { from, to }: { readonly from: number; readonly to: number },
  after: string,
  limit: number,
): Promise<readonly EndingTrial[]> {
  const own = await kysely
    .selectFrom('user_accounts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.tenant_id', 'a.trial_ends_on'])
    .where('a.trial_ends_on', '>', from)
    .where('a.trial_ends_on', '<=', to)
    .where('u.tenant_id', '>', after)
    .where('a.disabled_at', 'is', null)
    .where('a.is_operator', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('memberships as m').select('m.user_id').whereRef('m.user_id', '=', 'a.user_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as s')
            .select('s.id')
            .whereRef('s.tenant_id', '=', 'u.tenant_id')
            .where('s.ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('u.tenant_id')
    .limit(limit)
    .execute();
  const companies = await kysely
    .selectFrom('tenants as t')
    .select(['t.id', 't.trial_ends_on'])
    .where('t.kind', '=', 'company')
    .where('t.trial_ends_on', '>', from)
    .where('t.trial_ends_on', '<=', to)
    .where('t.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as s')
            .select('s.id')
            .whereRef('s.tenant_id', '=', 't.id')
            .where('s.ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('t.id')
    .limit(limit)
    .execute();
  return [
    ...own.map((row) => ({ tenantId: row.tenant_id, endsOn: row.trial_ends_on })),
    ...companies.map((row) => ({ tenantId: row.id, endsOn: row.trial_ends_on ?? to })),
  ]
    .toSorted((one, other) => (one.tenantId < other.tenantId ? -1 : 1))
    .slice(0, limit);
}
