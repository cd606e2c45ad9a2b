import type { Database } from '../../database/database.ts';
import type { FieldCipher } from '../accounts/field-cipher.ts';

/** A token of a directory; of the token itself only its hash is kept. */
export interface ScimToken {
  readonly id: string;
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly madeBy: string;
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
}

/** A token that was changed from outside lets nobody in. */
export interface ScimTokens {
  add(token: Omit<ScimToken, 'lastUsedAt'>): Promise<void>;
  find(id: string): Promise<ScimToken | null>;
  /** Newest first. */
  list(tenantId: string): Promise<readonly ScimToken[]>;
  noteUse(id: string, now: number): Promise<void>;
  /** False when the company has no such token. */
  remove(tenantId: string, id: string): Promise<boolean>;
  /** Removes every token of a company. */
  removeAll(tenantId: string): Promise<void>;
}

/** Tokens over the database. */
export function createScimTokens({ kysely }: Database, cipher: FieldCipher): ScimTokens {
  const select = () => kysely.selectFrom('scim_tokens').selectAll();
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const isWhole = (row: Row): boolean => cipher.rows.check('scim_tokens', row);
  const present = (row: Row): ScimToken => ({
    id: row.id,
    tenantId: row.tenant_id,
    tokenHash: row.token_hash,
    madeBy: row.made_by,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  });
  return {
    add: async ({ id, tenantId, tokenHash, madeBy, madeAt, expiresAt }) => {
      const sealed = { id, tenant_id: tenantId, token_hash: tokenHash, made_by: madeBy, expires_at: expiresAt };
      const seal = cipher.rows.make('scim_tokens', sealed);
      await kysely
        .insertInto('scim_tokens')
        .values({ ...sealed, made_at: madeAt, last_used_at: null, seal })
        .execute();
    },
    find: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row !== undefined && isWhole(row) ? present(row) : null;
    },
    list: async (tenantId) => {
      const rows = await select().where('tenant_id', '=', tenantId).orderBy('id', 'desc').execute();
      return rows.filter(isWhole).map(present);
    },
    noteUse: async (id, now) => {
      await kysely.updateTable('scim_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
    },
    remove: async (tenantId, id) => {
      const row = await kysely
        .deleteFrom('scim_tokens')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    removeAll: async (tenantId) => {
      await kysely.deleteFrom('scim_tokens').where('tenant_id', '=', tenantId).execute();
    },
  };
}
