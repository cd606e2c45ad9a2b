import type { Database } from '../../database/database.ts';
import type { FieldCipher } from './field-cipher.ts';

/** A person as an identity provider knows them: the pair never changes, whatever their address becomes. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface IdentityStore {
  /** The user that a person of the provider is here; null for one who has not been here. */
  findUser(identity: Identity): Promise<string | null>;
  /**
   * Links a user with a person of the provider, for good. False when either of the two is linked already. To be called
   * in a transaction that holds the user's address.
   */
  link(identity: Identity, userId: string, now: number): Promise<boolean>;
}

/** Who people are at the identity provider, over the database. */
export function createIdentityStore({ kysely }: Database, cipher: FieldCipher): IdentityStore {
  const indexOf = ({ issuer, subject }: Identity): string => cipher.indexSubject(issuer, subject);
  return {
    findUser: async (identity) => {
      const row = await kysely
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', identity.issuer)
        .where('subject_index', '=', indexOf(identity))
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
    link: async (identity, userId, now) => {
      const row = { issuer: identity.issuer, subject_index: indexOf(identity), user_id: userId, linked_at: now };
      const inserted = await kysely
        .insertInto('identities')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
}
