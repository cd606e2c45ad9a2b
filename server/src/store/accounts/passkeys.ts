import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { ShownText } from '../../kernel/damage.ts';
import type { ChallengePurpose, PasskeyTable } from '../../database/tables/second-factor.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  /** Base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly name: ShownText;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface NewPasskey extends StoredPasskey {
  readonly name: string;
}

export interface NewChallenge {
  readonly id: string;
  readonly purpose: ChallengePurpose;
  /** Null while nobody is known. */
  readonly userId: string | null;
  readonly challenge: string;
  readonly expiresAt: number;
}

/** A passkey that was changed from outside is nobody's: it is as if it were not there, and noted as damaged. */
export interface PasskeyStore {
  /** One person's passkeys, oldest first. */
  list(userId: string): Promise<readonly StoredPasskey[]>;
  findByCredential(credentialId: string): Promise<StoredPasskey | null>;
  /** False when the credential is known already. */
  add(passkey: NewPasskey): Promise<boolean>;
  /** False for one that is not this person's. */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  remove(userId: string, id: string): Promise<boolean>;
  /**
   * Keeps the counter of a use. False when it is not beyond the one that is kept: then another copy of the passkey was
   * used meanwhile. Passkeys without a counter say 0 each time. Atomic.
   */
  keepUse(
    id: string,
    use: { readonly counter: number; readonly isSynced: boolean; readonly now: number },
  ): Promise<boolean>;
  openChallenge(challenge: NewChallenge): Promise<void>;
  /** Spends a challenge of this purpose and person; answers what was to be signed, to the first only. Atomic. */
  spendChallenge(
    id: string,
    of: { readonly purpose: ChallengePurpose; readonly userId: string | null },
    now: number,
  ): Promise<string | null>;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'passkeys', column: 'name', rowId };
}

/** Passkeys and what they were asked to sign, over the database; their names are sealed. */
export function createPasskeyStore({ kysely }: Database, cipher: FieldCipher): PasskeyStore {
  const present = (row: PasskeyTable): StoredPasskey => ({
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(','),
    isSynced: row.is_synced === 1,
    // Nobody signs in by a passkey's name: a damaged one keeps nobody out.
    name: cipher.show(placeOf(row.id), row.name),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  });
  const mine = (userId: string, id: string) => ({ user_id: userId, id });
  return {
    list: async (userId) => {
      const rows = await kysely
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.filter((row) => cipher.rows.check('passkeys', row)).map(present);
    },
    findByCredential: async (credentialId) => {
      const row = await kysely
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row !== undefined && cipher.rows.check('passkeys', row) ? present(row) : null;
    },
    add: (passkey) => addPasskey(kysely, cipher, passkey),
    rename: async (userId, id, name) => {
      const sealed = cipher.seal(placeOf(id), name);
      const row = await kysely
        .updateTable('passkeys')
        .set({ name: sealed })
        .where((is) => is.and(mine(userId, id)))
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    remove: async (userId, id) => {
      const row = await kysely
        .deleteFrom('passkeys')
        .where((is) => is.and(mine(userId, id)))
        .executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    keepUse: async (id, { counter, isSynced, now }) => {
      const row = await kysely
        .updateTable('passkeys')
        .set({ counter, last_used_at: now, is_synced: isSynced ? 1 : 0 })
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    openChallenge: async ({ id, purpose, userId, challenge, expiresAt }) => {
      const row = { id, purpose, user_id: userId, challenge, expires_at: expiresAt };
      const seal = cipher.rows.make('passkey_challenges', row);
      await kysely
        .insertInto('passkey_challenges')
        .values({ ...row, seal })
        .execute();
    },
    spendChallenge: async (id, { purpose, userId }, now) => {
      const row = await kysely
        .deleteFrom('passkey_challenges')
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('user_id', userId === null ? 'is' : '=', userId)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      return row !== undefined && cipher.rows.check('passkey_challenges', row) ? row.challenge : null;
    },
  };
}

async function addPasskey(kysely: Database['kysely'], cipher: FieldCipher, passkey: NewPasskey): Promise<boolean> {
  const sealed = {
    id: passkey.id,
    user_id: passkey.userId,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
  };
  const row = await kysely
    .insertInto('passkeys')
    .values({
      ...sealed,
      seal: cipher.rows.make('passkeys', sealed),
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      is_synced: passkey.isSynced ? 1 : 0,
      name: cipher.seal(placeOf(passkey.id), passkey.name),
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
