import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';

/** What the provider's answer is checked against, and what the person chose before they left for it. */
export interface OidcAttempt {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636: what the provider was shown the hash of. */
  readonly verifier: string;
  readonly remember: boolean;
  /** The page of ours that they wanted to see; null for the chat home. */
  readonly from: string | null;
}

export interface OidcAttemptStore {
  open(secretHash: string, attempt: OidcAttempt, expiresAt: number): Promise<void>;
  /** Takes an attempt out; null when it was taken before, is too old or never was. Atomic. */
  spend(secretHash: string, now: number): Promise<OidcAttempt | null>;
  removeExpired(now: number): Promise<void>;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'oidc_attempts', column: 'content', rowId };
}

/** Sign-ins under way at the identity provider, over the database; known by the hash of their secret only. */
export function createOidcAttemptStore({ kysely }: Database, cipher: FieldCipher): OidcAttemptStore {
  return {
    open: async (id, attempt, expiresAt) => {
      const row = { id, content: cipher.seal(placeOf(id), JSON.stringify(attempt)), expires_at: expiresAt };
      await kysely.insertInto('oidc_attempts').values(row).execute();
    },
    spend: async (id, now) => {
      const row = await kysely
        .deleteFrom('oidc_attempts')
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .returning('content')
        .executeTakeFirst();
      // Only `open` writes what is opened here, and the cipher proves that it is unchanged.
      return row === undefined ? null : (JSON.parse(cipher.open(placeOf(id), row.content)) as OidcAttempt);
    },
    removeExpired: async (now) => {
      await kysely.deleteFrom('oidc_attempts').where('expires_at', '<=', now).execute();
    },
  };
}
