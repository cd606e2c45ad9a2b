import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** What becomes of people without an account. */
export type SsoPolicy = 'off' | 'ask' | 'create';

/** How what a provider says of a person becomes their account. */
export interface SsoMapping {
  /** The attribute that holds the address; null: the name by which the provider calls the person (NameID). */
  readonly emailAttribute: string | null;
  readonly nameAttribute: string | null;
  readonly roleAttribute: string | null;
  /** Values of it that make an admin; everybody else becomes a clinician. */
  readonly adminValues: readonly string[];
}

/** An identity provider as a company's owner set it up. */
export interface SsoProvider {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly entityId: string;
  readonly signOnUrl: string;
  readonly certificates: readonly string[];
  readonly signs: 'assertion' | 'response' | 'both';
  /** The verified domains that it answers for; none: all of the company's. */
  readonly domains: readonly string[];
  readonly policy: SsoPolicy;
  readonly mapping: SsoMapping;
  /** Our key for what it encrypts, and the certificate in which that travels. PEM. */
  readonly key: string;
  readonly certificate: string;
  /** Counts the changes; what was tried was tried with one of them. */
  readonly revision: number;
  readonly isOn: boolean;
}

/** What came of trying a provider. */
export interface SsoTrial {
  readonly revision: number;
  readonly at: number;
  readonly nameId: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: 'admin' | 'clinician';
  /** Null: they would come in. Else the id of what stands in the way. */
  readonly obstacle: 'no_address' | 'other_domain' | null;
}

export interface SsoProviderStore {
  save(provider: SsoProvider, now: number): Promise<void>;
  /** Whoever's it is. */
  find(id: string): Promise<SsoProvider | null>;
  list(tenantId: string): Promise<readonly SsoProvider[]>;
  remove(tenantId: string, id: string): Promise<boolean>;
  keepTrial(id: string, trial: SsoTrial): Promise<void>;
  readTrial(id: string): Promise<SsoTrial | null>;
}

const placeOf = (rowId: string, column: string): FieldPlace => ({ table: 'sso_providers', column, rowId });

/** Companies' identity providers, over the database. A row that was changed from outside is as if it were not there. */
export function createSsoProviderStore({ kysely }: Database, cipher: FieldCipher): SsoProviderStore {
  const open = (row: { readonly id: string; readonly tenant_id: string; readonly content: Uint8Array }) => {
    const text = cipher.openListed(placeOf(row.id, 'content'), row.content);
    const provider = text === null ? null : (JSON.parse(text) as SsoProvider);
    return provider === null || provider.tenantId !== row.tenant_id || provider.id !== row.id ? null : provider;
  };
  const select = () => kysely.selectFrom('sso_providers').select(['id', 'tenant_id', 'content']);
  return {
    save: async (provider, now) => {
      const content = cipher.seal(placeOf(provider.id, 'content'), JSON.stringify(provider));
      await kysely
        .insertInto('sso_providers')
        .values({ id: provider.id, tenant_id: provider.tenantId, content, created_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
        .execute();
    },
    find: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : open(row);
    },
    list: async (tenantId) => {
      const rows = await select().where('tenant_id', '=', tenantId).orderBy('created_at').orderBy('id').execute();
      return rows.map(open).filter((provider) => provider !== null);
    },
    remove: async (tenantId, id) => {
      const row = await kysely
        .deleteFrom('sso_providers')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    keepTrial: async (id, trial) => {
      const sealed = cipher.seal(placeOf(id, 'trial'), JSON.stringify(trial));
      await kysely.updateTable('sso_providers').set({ trial: sealed }).where('id', '=', id).execute();
    },
    readTrial: async (id) => {
      const row = await kysely.selectFrom('sso_providers').select('trial').where('id', '=', id).executeTakeFirst();
      if (row === undefined || row.trial === null) return null;
      const text = cipher.openListed(placeOf(id, 'trial'), row.trial);
      return text === null ? null : (JSON.parse(text) as SsoTrial);
    },
  };
}
