import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import { sealedColumns } from './row-seal.ts';

export interface NewEmailChange {
  readonly id: string;
  readonly userId: string;
  /** The session that asked: in no other does its code count. */
  readonly sessionId: string;
  readonly email: string;
  /** The address has an account already: looks like any other change, and never succeeds. */
  readonly isDecoy: boolean;
  readonly codeMac: string;
  readonly expiresAt: number;
}

/** A guess at a code that is to be compared. */
export interface EmailChangeTry {
  readonly id: string;
  readonly email: string;
  readonly isDecoy: boolean;
  readonly codeMac: string;
}

export interface EmailChangeStore {
  /** Opens a change; it takes the place of the one before. */
  open(change: NewEmailChange): Promise<void>;
  /** Spends one of a code's tries; null when it is spent or too old, was changed from outside, or this session asked for none. Atomic. */
  spendTry(
    of: { readonly userId: string; readonly sessionId: string },
    tries: number,
    now: number,
  ): Promise<EmailChangeTry | null>;
  /** Calls off what is under way for an account. */
  remove(userId: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'email_changes', column: 'email', rowId };
}

/** Changes of address that are under way, one for each account. The new address is sealed, its code a keyed hash. */
export function createEmailChangeStore({ kysely }: Database, cipher: FieldCipher): EmailChangeStore {
  return {
    open: async (change) => {
      const row = {
        id: change.id,
        user_id: change.userId,
        session_id: change.sessionId,
        is_decoy: change.isDecoy ? 1 : 0,
        code_mac: change.codeMac,
        expires_at: change.expiresAt,
      };
      const fresh = {
        ...row,
        seal: cipher.rows.make('email_changes', row),
        email: cipher.seal(placeOf(change.id), change.email),
        code_tries: 0,
      };
      await kysely
        .insertInto('email_changes')
        .values(fresh)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute();
    },
    spendTry: async ({ userId, sessionId }, tries, now) => {
      const row = await kysely
        .updateTable('email_changes')
        .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('code_tries', '<', tries)
        .where('expires_at', '>', now)
        .returning([...sealedColumns.email_changes, 'email', 'seal'])
        .executeTakeFirst();
      if (row === undefined || !cipher.rows.check('email_changes', row)) return null;
      const { id, email, is_decoy: isDecoy, code_mac: codeMac } = row;
      return { id, email: cipher.open(placeOf(id), email), isDecoy: isDecoy === 1, codeMac };
    },
    remove: async (userId) => {
      await kysely.deleteFrom('email_changes').where('user_id', '=', userId).execute();
    },
    removeExpired: async (now) => {
      await kysely.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
    },
  };
}
