import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** Somebody without an account who came by their company's provider, and waits for its owner. */
export interface SsoRequest {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: 'admin' | 'clinician';
  readonly askedAt: number;
  readonly isLetIn: boolean;
  /** The owner said no; kept, so that asking again changes nothing. */
  readonly isRefused: boolean;
  /** Who asked: by which provider, and by what that knows them. */
  readonly providerId: string;
  readonly subject: string;
}

export interface SsoRequestStore {
  /** Keeps a request, in the place of an earlier one for the same address. */
  save(request: SsoRequest, expiresAt: number): Promise<void>;
  find(tenantId: string, id: string): Promise<SsoRequest | null>;
  findFor(tenantId: string, email: string): Promise<SsoRequest | null>;
  list(tenantId: string): Promise<readonly SsoRequest[]>;
  remove(tenantId: string, id: string): Promise<void>;
}

const placeOf = (rowId: string): FieldPlace => ({ table: 'sso_requests', column: 'content', rowId });

/** Who asks to be let in, over the database. */
export function createSsoRequestStore({ kysely }: Database, cipher: FieldCipher): SsoRequestStore {
  const select = () => kysely.selectFrom('sso_requests').select(['id', 'tenant_id', 'content']);
  const open = (
    row: { readonly id: string; readonly tenant_id: string; readonly content: Uint8Array } | undefined,
  ): SsoRequest | null => {
    const text = row === undefined ? null : cipher.openListed(placeOf(row.id), row.content);
    const request = text === null ? null : (JSON.parse(text) as SsoRequest);
    return request === null || request.tenantId !== row?.tenant_id || request.id !== row.id ? null : request;
  };
  return {
    save: async (request, expiresAt) => {
      const { id, tenantId, email } = request;
      const email_index = cipher.indexEmail(email);
      await kysely
        .deleteFrom('sso_requests')
        .where('tenant_id', '=', tenantId)
        .where('email_index', '=', email_index)
        .execute();
      const content = cipher.seal(placeOf(id), JSON.stringify(request));
      await kysely
        .insertInto('sso_requests')
        .values({ id, tenant_id: tenantId, email_index, content, expires_at: expiresAt })
        .execute();
    },
    find: async (tenantId, id) =>
      open(await select().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()),
    findFor: async (tenantId, email) =>
      open(
        await select()
          .where('tenant_id', '=', tenantId)
          .where('email_index', '=', cipher.indexEmail(email))
          .executeTakeFirst(),
      ),
    list: async (tenantId) =>
      (await select().where('tenant_id', '=', tenantId).orderBy('id').execute())
        .map(open)
        .filter((request) => request !== null),
    remove: async (tenantId, id) => {
      await kysely.deleteFrom('sso_requests').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    },
  };
}
