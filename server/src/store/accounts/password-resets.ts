import type { Database } from '../../database/database.ts';
import type { PasswordResetTable } from '../../database/tables/accounts.ts';
import type { FieldCipher } from './field-cipher.ts';
import { sealedColumns } from './row-seal.ts';
import type { StoredProof } from './sign-ups.ts';

export interface NewPasswordReset {
  readonly id: string;
  readonly email: string;
  /** Null for an address without an account: looks like any other reset and never succeeds. */
  readonly userId: string | null;
  readonly proof: StoredProof;
  readonly expiresAt: number;
}

/** A guess at a code that is to be compared. */
export interface ResetTry {
  readonly id: string;
  readonly userId: string | null;
  readonly codeMac: string;
  /** How many of the code's tries are spent, this one included. */
  readonly used: number;
}

/** What lets a password be changed: the token that a right code was traded for, or a mailed link. */
export interface ResetProof {
  readonly by: 'token' | 'link';
  readonly hash: string;
}

export interface PasswordResetStore {
  /** Opens a reset for an address; its code and link take the place of older ones. A token that was given stays good. */
  open(reset: NewPasswordReset): Promise<void>;
  /** Spends one of a code's tries; null when the code is spent or too old, or nobody asked for one. Atomic. */
  spendTry(email: string, tries: number, now: number): Promise<ResetTry | null>;
  /** Ends the code and puts a token in its place. */
  grantToken(tried: Pick<ResetTry, 'id' | 'userId'>, tokenHash: string, expiresAt: number): Promise<void>;
  /** The user whose password may be changed; null when the proof is spent, too old or unknown. */
  findUser(proof: ResetProof, now: number): Promise<string | null>;
  /** Spends a proof, and with it the whole reset; the user's id for the first only. Atomic. */
  spend(proof: ResetProof, now: number): Promise<string | null>;
  /** Calls off what is under way for an account. */
  removeOf(userId: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

const columnsOf = {
  token: { hash: 'token_hash', end: 'token_expires_at' },
  link: { hash: 'link_hash', end: 'link_expires_at' },
} as const;

/** Tries of a code that was traded for its token: more than any code has. */
const allTries = 1_000_000;

const sealed = [...sealedColumns.password_resets, 'seal', 'token_hash', 'token_expires_at', 'token_seal'] as const;

/** Password resets over the database, one for each address. Codes, links and tokens are known by their hashes only. */
export function createPasswordResetStore(database: Database, cipher: FieldCipher): PasswordResetStore {
  const { kysely } = database;
  const holds = (by: ResetProof['by'], row: Pick<PasswordResetTable, (typeof sealed)[number]>): boolean =>
    by === 'link'
      ? cipher.rows.check('password_resets', row)
      : cipher.rows.check('password_reset_tokens', { ...row, seal: row.token_seal });
  return {
    open: (reset) => openReset(database, cipher, reset),
    spendTry: (email, tries, now) => spendTry(database, cipher, { emailIndex: cipher.indexEmail(email), tries, now }),
    grantToken: async ({ id, userId }, tokenHash, expiresAt) => {
      const token = { token_hash: tokenHash, token_expires_at: expiresAt };
      const seal = cipher.rows.make('password_reset_tokens', { ...token, user_id: userId });
      await kysely
        .updateTable('password_resets')
        .set({ ...token, code_tries: allTries, token_seal: seal })
        .where('id', '=', id)
        .execute();
    },
    findUser: async ({ by, hash }, now) => {
      const row = await kysely
        .selectFrom('password_resets')
        .select(sealed)
        .where(columnsOf[by].hash, '=', hash)
        .where(columnsOf[by].end, '>', now)
        .executeTakeFirst();
      return row !== undefined && holds(by, row) ? row.user_id : null;
    },
    spend: async ({ by, hash }, now) => {
      const row = await kysely
        .deleteFrom('password_resets')
        .where(columnsOf[by].hash, '=', hash)
        .where(columnsOf[by].end, '>', now)
        .where('user_id', 'is not', null)
        .returning(sealed)
        .executeTakeFirst();
      return row !== undefined && holds(by, row) ? row.user_id : null;
    },
    removeOf: async (userId) => {
      await kysely.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    },
    removeExpired: async (now) => {
      await kysely.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
    },
  };
}

async function openReset({ kysely }: Database, cipher: FieldCipher, reset: NewPasswordReset): Promise<void> {
  const { proof } = reset;
  const row = {
    id: reset.id,
    user_id: reset.userId,
    code_mac: proof.codeMac,
    code_expires_at: proof.codeExpiresAt,
    link_hash: proof.linkHash,
    link_expires_at: proof.linkExpiresAt,
  };
  const fresh = {
    ...row,
    seal: cipher.rows.make('password_resets', row),
    code_tries: 0,
    expires_at: reset.expiresAt,
  };
  await kysely
    .insertInto('password_resets')
    .values({ ...fresh, email_index: cipher.indexEmail(reset.email), token_hash: null, token_expires_at: null })
    .onConflict((conflict) => conflict.column('email_index').doUpdateSet(fresh))
    .execute();
}

/** Counting and reading are one statement: of many guesses at once, no more are checked than there are tries. */
async function spendTry(
  { kysely }: Database,
  cipher: FieldCipher,
  { emailIndex, tries, now }: { readonly emailIndex: string; readonly tries: number; readonly now: number },
): Promise<ResetTry | null> {
  const row = await kysely
    .updateTable('password_resets')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('email_index', '=', emailIndex)
    .where('code_tries', '<', tries)
    .where('code_expires_at', '>', now)
    .returning([...sealedColumns.password_resets, 'seal', 'code_tries'])
    .executeTakeFirst();
  if (row === undefined || !cipher.rows.check('password_resets', row)) return null;
  return { id: row.id, userId: row.user_id, codeMac: row.code_mac, used: row.code_tries };
}
