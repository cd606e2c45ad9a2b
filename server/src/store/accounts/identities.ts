import type { Database } from '../../database/database.ts';
import type { FieldCipher } from './field-cipher.ts';

/** A person as an identity provider knows them: the pair never changes, whatever their address becomes. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface IdentityStore {
  /**
   * The user that a person of the provider is here; null for one who has not been here. A link that was changed from
   * outside leads to no user.
   */
  findUser(identity: Identity): Promise<{ readonly userId: string | null } | null>;
  /**
   * Links a user with a person of the provider, for good. False when either of the two is linked already. To be called
   * in a transaction that holds the user's address.
   */
  link(identity: Identity, userId: string, now: number): Promise<boolean>;
  /**
   * Links a user with a person of the provider, in the place of whom they were at it before. False where that person is
   * another user, and nothing is changed then. To be called in a transaction.
   */
  relink(identity: Identity, userId: string, now: number): Promise<boolean>;
}

/** Who people are at the identity provider, over the database. */
export function createIdentityStore({ kysely }: Database, cipher: FieldCipher): IdentityStore {
  const indexOf = ({ issuer, subject }: Identity): string => cipher.indexSubject(issuer, subject);
  const link: IdentityStore['link'] = async (identity, userId, now) => {
    const row = { issuer: identity.issuer, subject_index: indexOf(identity), user_id: userId };
    const inserted = await kysely
      .insertInto('identities')
      .values({ ...row, linked_at: now, seal: cipher.rows.make('identities', row) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return inserted !== undefined;
  };
  return {
    findUser: async (identity) => {
      const row = await kysely
        .selectFrom('identities')
        .select(['issuer', 'subject_index', 'user_id', 'seal'])
        .where('issuer', '=', identity.issuer)
        .where('subject_index', '=', indexOf(identity))
        .executeTakeFirst();
      if (row === undefined) return null;
      return { userId: cipher.rows.check('identities', row) ? row.user_id : null };
    },
    link,
    relink: async (identity, userId, now) => {
      const other = await kysely
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', identity.issuer)
        .where('subject_index', '=', indexOf(identity))
        .where('user_id', '!=', userId)
        .executeTakeFirst();
      if (other !== undefined) return false;
      await kysely
        .deleteFrom('identities')
        .where('issuer', '=', identity.issuer)
        .where('user_id', '=', userId)
        .execute();
      return link(identity, userId, now);
    },
  };
}
