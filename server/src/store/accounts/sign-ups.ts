import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { SignUpTable } from '../../database/tables/accounts.ts';

export interface SignUp {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The address has an account already; this attempt can never be verified. */
  readonly isDecoy: boolean;
  /** Hash of the invitation's token that was sent along, whether or not it fits the address. */
  readonly invitationHash: string | null;
}

/** What proves the address of an attempt: a code, or a link once codes are switched off for the address. */
export interface StoredProof {
  readonly codeMac: string;
  readonly codeExpiresAt: number;
  readonly linkHash: string | null;
  readonly linkExpiresAt: number | null;
}

export interface NewSignUp extends Omit<SignUp, 'invitationHash'> {
  readonly invitationHash?: string | null;
  readonly proof: StoredProof;
  readonly now: number;
  readonly expiresAt: number;
}

export interface SignUpStore {
  create(signUp: NewSignUp): Promise<void>;
  find(id: string, now: number): Promise<SignUp | null>;
  /** Attempts for an address that may still be verified, newest first; at most two, since callers ask "one or more?". */
  listPending(email: string, now: number): Promise<readonly SignUp[]>;
  /** Spends one of a code's tries, and answers its keyed hash; null when the code is spent or too old. Atomic. */
  spendTry(id: string, tries: number, now: number): Promise<string | null>;
  /** Puts a new code or link in the place of the old one. */
  replaceProof(id: string, proof: StoredProof): Promise<void>;
  /** The attempt of a link; null when it is spent, too old or unknown. */
  findByLink(linkHash: string, now: number): Promise<SignUp | null>;
  /** Spends a link. True for the first only. Atomic. */
  spendLink(linkHash: string, now: number): Promise<boolean>;
  /** Removes every attempt for an address; answers their ids. */
  removeFor(email: string): Promise<readonly string[]>;
  removeExpired(now: number): Promise<void>;
}

interface SignUpRow {
  readonly id: string;
  readonly email: Uint8Array;
  readonly password_hash: string;
  readonly is_decoy: number;
  readonly invitation_hash: string | null;
}

const columns = ['id', 'email', 'password_hash', 'is_decoy', 'invitation_hash'] as const;

function proofColumns(
  cipher: FieldCipher,
  id: string,
  proof: StoredProof,
): Pick<SignUpTable, 'code_mac' | 'code_expires_at' | 'code_tries' | 'link_hash' | 'link_expires_at' | 'seal'> {
  return {
    code_mac: proof.codeMac,
    code_expires_at: proof.codeExpiresAt,
    code_tries: 0,
    link_hash: proof.linkHash,
    link_expires_at: proof.linkExpiresAt,
    seal: cipher.rows.make('sign_ups', { id, link_hash: proof.linkHash }),
  };
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'sign_ups', column: 'email', rowId };
}

/** Sign-up attempts over the database. */
export function createSignUpStore(database: Database, cipher: FieldCipher): SignUpStore {
  const { kysely } = database;
  const present = (row: SignUpRow): SignUp => ({
    id: row.id,
    email: cipher.open(placeOf(row.id), row.email),
    passwordHash: row.password_hash,
    isDecoy: row.is_decoy === 1,
    invitationHash: row.invitation_hash,
  });
  return {
    create: (signUp) => insertSignUp(database, cipher, signUp),
    find: async (id, now) => {
      const row = await kysely
        .selectFrom('sign_ups')
        .select(columns)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : present(row);
    },
    listPending: async (email, now) => {
      const rows = await kysely
        .selectFrom('sign_ups')
        .select(columns)
        .where('email_index', '=', cipher.indexEmail(email))
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(2)
        .execute();
      return rows.map(present);
    },
    spendTry: (id, tries, now) => spendTry(database, { id, tries, now }),
    replaceProof: async (id, proof) => {
      await kysely
        .updateTable('sign_ups')
        .set(proofColumns(cipher, id, proof))
        .where('id', '=', id)
        .execute();
    },
    findByLink: async (linkHash, now) => {
      const row = await kysely
        .selectFrom('sign_ups')
        .select([...columns, 'link_hash', 'seal'])
        .where('link_hash', '=', linkHash)
        .where('link_expires_at', '>', now)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined && cipher.rows.check('sign_ups', row) ? present(row) : null;
    },
    spendLink: (linkHash, now) => spendLink(database, linkHash, now),
    removeFor: async (email) => {
      const rows = await kysely
        .deleteFrom('sign_ups')
        .where('email_index', '=', cipher.indexEmail(email))
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
    },
    removeExpired: async (now) => {
      await kysely.deleteFrom('sign_ups').where('expires_at', '<=', now).execute();
    },
  };
}

async function insertSignUp({ kysely }: Database, cipher: FieldCipher, signUp: NewSignUp): Promise<void> {
  const row = {
    id: signUp.id,
    email_index: cipher.indexEmail(signUp.email),
    email: cipher.seal(placeOf(signUp.id), signUp.email),
    password_hash: signUp.passwordHash,
    is_decoy: signUp.isDecoy ? 1 : 0,
    ...proofColumns(cipher, signUp.id, signUp.proof),
    invitation_hash: signUp.invitationHash ?? null,
    created_at: signUp.now,
    expires_at: signUp.expiresAt,
  };
  await kysely.insertInto('sign_ups').values(row).execute();
}

/** Counting and reading are one statement: of many guesses at once, no more are checked than there are tries. */
async function spendTry(
  { kysely }: Database,
  { id, tries, now }: { readonly id: string; readonly tries: number; readonly now: number },
): Promise<string | null> {
  const row = await kysely
    .updateTable('sign_ups')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', tries)
    .where('code_expires_at', '>', now)
    .returning('code_mac')
    .executeTakeFirst();
  return row?.code_mac ?? null;
}

async function spendLink({ kysely }: Database, linkHash: string, now: number): Promise<boolean> {
  const row = await kysely
    .updateTable('sign_ups')
    .set({ link_hash: null, link_expires_at: null })
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}
