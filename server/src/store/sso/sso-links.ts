import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** Somebody to be linked with an account, once its mailbox says so. */
export interface SsoLink {
  readonly providerId: string;
  readonly userId: string;
  readonly subject: string;
  /** Under which name people of the provider were known when it was mailed. */
  readonly issuer: string;
  /** To which address of the account it was mailed. */
  readonly email: string;
}

export interface SsoLinkStore {
  /** @param id Hash of the token of the mailed link */
  keep(id: string, link: SsoLink, expiresAt: number): Promise<void>;
  /** Takes it out; null for one that is spent or too old. Atomic. */
  spend(id: string, now: number): Promise<SsoLink | null>;
  /** Drops all of a provider. */
  removeOf(providerId: string): Promise<void>;
}

const placeOf = (rowId: string): FieldPlace => ({ table: 'sso_links', column: 'content', rowId });

/** Mailed links that connect accounts, over the database. */
export function createSsoLinkStore({ kysely }: Database, cipher: FieldCipher): SsoLinkStore {
  return {
    keep: async (id, link, expiresAt) => {
      const content = cipher.seal(placeOf(id), JSON.stringify(link));
      const row = { id, provider_id: link.providerId, content, expires_at: expiresAt };
      await kysely.insertInto('sso_links').values(row).execute();
    },
    spend: async (id, now) => {
      const row = await kysely
        .deleteFrom('sso_links')
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .returning('content')
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(cipher.open(placeOf(id), row.content)) as SsoLink);
    },
    removeOf: async (providerId) => {
      await kysely.deleteFrom('sso_links').where('provider_id', '=', providerId).execute();
    },
  };
}
