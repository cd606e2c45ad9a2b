import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { SignUpTable } from '../../database/tables/accounts.ts';
import { sealedColumns } from './row-seal.ts';
import type { SealedRow } from './row-seal.ts';

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
  /** Spends a link, and with it the attempt. True for the first only. Atomic. */
  spendLink(linkHash: string, now: number): Promise<boolean>;
  /** Removes every attempt for an address; answers their ids. */
  removeFor(email: string): Promise<readonly string[]>;
  removeExpired(now: number): Promise<void>;
}

const columns = [...sealedColumns.sign_ups, 'email', 'seal'] as const;

type SignUpRow = Pick<SignUpTable, (typeof columns)[number]>;

function proofColumns(proof: StoredProof) {
  return {
    code_mac: proof.codeMac,
    code_expires_at: proof.codeExpiresAt,
    link_hash: proof.linkHash,
    link_expires_at: proof.linkExpiresAt,
  };
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'sign_ups', column: 'email', rowId };
}

/** Sign-up attempts over the database. */
export function createSignUpStore(database: Database, cipher: FieldCipher): SignUpStore {
  const { kysely } = database;
  const isWhole = (row: SignUpRow): boolean => cipher.rows.check('sign_ups', row);
  const present = (row: SignUpRow): SignUp => ({
    id: row.id,
    email: cipher.open(placeOf(row.id), row.email),
    passwordHash: row.password_hash,
    isDecoy: row.is_decoy === 1,
    invitationHash: row.invitation_hash,
  });
  const presentOne = (row: SignUpRow | undefined): SignUp | null =>
    row !== undefined && isWhole(row) ? present(row) : null;
  return {
    create: (signUp) => insertSignUp(database, cipher, signUp),
    find: async (id, now) =>
      presentOne(
        await kysely
          .selectFrom('sign_ups')
          .select(columns)
          .where('id', '=', id)
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      ),
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
      return rows.filter(isWhole).map(present);
    },
    spendTry: (id, tries, now) => spendTry(database, cipher, { id, tries, now }),
    replaceProof: (id, proof) => replaceProof(database, cipher, id, proof),
    findByLink: async (linkHash, now) =>
      presentOne(
        await kysely
          .selectFrom('sign_ups')
          .select(columns)
          .where('link_hash', '=', linkHash)
          .where('link_expires_at', '>', now)
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      ),
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
    password_hash: signUp.passwordHash,
    is_decoy: signUp.isDecoy ? 1 : 0,
    invitation_hash: signUp.invitationHash ?? null,
    ...proofColumns(signUp.proof),
    expires_at: signUp.expiresAt,
  };
  await kysely
    .insertInto('sign_ups')
    .values({
      ...row,
      seal: cipher.rows.make('sign_ups', row),
      email_index: cipher.indexEmail(signUp.email),
      email: cipher.seal(placeOf(signUp.id), signUp.email),
      code_tries: 0,
      created_at: signUp.now,
    })
    .execute();
}

/** Takes as long for an attempt that is not there, or was changed from outside, and changes none then. */
async function replaceProof({ kysely }: Database, cipher: FieldCipher, id: string, proof: StoredProof): Promise<void> {
  const present = await kysely
    .selectFrom('sign_ups')
    .select([...sealedColumns.sign_ups, 'seal'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isWhole = present !== undefined && cipher.rows.check('sign_ups', present);
  const changed = proofColumns(proof);
  const row: SealedRow<'sign_ups'> = { ...(present ?? nobodys), ...changed };
  await kysely
    .updateTable('sign_ups')
    .set({ ...changed, code_tries: 0, seal: cipher.rows.make('sign_ups', row) })
    .where('id', '=', isWhole ? id : nobodys.id)
    .execute();
}

/** Stands for an attempt that is not there. */
const nobodys = { id: '', password_hash: '', is_decoy: 0, invitation_hash: null, expires_at: 0 };

/** Counting and reading are one statement: of many guesses at once, no more are checked than there are tries. */
async function spendTry(
  { kysely }: Database,
  cipher: FieldCipher,
  { id, tries, now }: { readonly id: string; readonly tries: number; readonly now: number },
): Promise<string | null> {
  const row = await kysely
    .updateTable('sign_ups')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', tries)
    .where('code_expires_at', '>', now)
    .returning([...sealedColumns.sign_ups, 'seal'])
    .executeTakeFirst();
  return row !== undefined && cipher.rows.check('sign_ups', row) ? row.code_mac : null;
}

async function spendLink({ kysely }: Database, linkHash: string, now: number): Promise<boolean> {
  const row = await kysely
    .deleteFrom('sign_ups')
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  return row.numDeletedRows > 0n;
}
