import type { Database } from '../../database/database.ts';
import { SealError } from '../../kernel/seal-error.ts';
import { openUnlessDamaged } from '../../kernel/damage.ts';
import { changeAccountRow, holdAccountRow } from './account-row.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';

export interface AuthenticatorApp {
  /** Base32. */
  readonly secret: string;
  readonly createdAt: number;
}

/** What somebody can be asked for. */
export interface FactorStanding {
  readonly hasApp: boolean;
  readonly passkeys: number;
  /** Those that were not used yet. */
  readonly recoveryCodes: number;
}

export interface SecondFactorStore {
  /** Holds the account until the transaction ends: what is read of it after this stays as it is. */
  hold(userId: string): Promise<void>;
  /**
   * Holds the account and reads what can be asked for. Null when there is no such account, when it was changed from
   * outside, and when it has a second factor by its own words and the rows of all of them were taken away.
   */
  holdStanding(userId: string): Promise<FactorStanding | null>;
  readStanding(userId: string): Promise<FactorStanding>;
  /** Says on the account whether there is a second factor. */
  keepStanding(userId: string, since: number | null): Promise<void>;

  openSetup(setup: {
    readonly id: string;
    readonly userId: string;
    readonly secret: string;
    readonly expiresAt: number;
  }): Promise<void>;
  findSetup(userId: string, id: string, now: number): Promise<string | null>;
  /** Ends every setup of a person that is under way. */
  removeSetups(userId: string): Promise<void>;
  findApp(userId: string): Promise<AuthenticatorApp | null>;
  /** Puts an app in the place of one before; `lastStep` is the step of the code that confirmed it. */
  keepApp(userId: string, app: AuthenticatorApp & { readonly lastStep: number }): Promise<void>;
  removeApp(userId: string): Promise<boolean>;
  /** Takes a time step: true for the first only, and for no step before one that was taken. Atomic. */
  spendStep(userId: string, step: number): Promise<boolean>;

  /** Puts new recovery codes in the place of all before; none: there are none any more. */
  replaceRecoveryCodes(userId: string, macs: readonly string[], now: number): Promise<void>;
  /** True for the first use only. Atomic. */
  spendRecoveryCode(userId: string, mac: string, now: number): Promise<boolean>;

  /** Removes everything there is of a person's second factors; false when there was none. */
  clear(userId: string): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}

function placeOf(table: 'authenticator_apps' | 'authenticator_setups', rowId: string): FieldPlace {
  return { table, column: 'secret', rowId };
}

type Kysely = Database['kysely'];

/** Second factors over the database. Secrets are sealed, recovery codes and tokens known by their hashes only. */
export function createSecondFactorStore({ kysely }: Database, cipher: FieldCipher): SecondFactorStore {
  return {
    ...standingCalls(kysely, cipher),
    ...appCalls(kysely, cipher),
    ...recoveryCalls(kysely),
    clear: (userId) => clearFactors(kysely, cipher, userId),
    removeExpired: async (now) => {
      for (const table of ['authenticator_setups', 'passkey_challenges', 'second_steps'] as const)
        await kysely.deleteFrom(table).where('expires_at', '<=', now).execute();
    },
  };
}

async function clearFactors(kysely: Kysely, cipher: FieldCipher, userId: string): Promise<boolean> {
  const tables = ['authenticator_apps', 'passkeys', 'recovery_codes', 'authenticator_setups', 'second_steps'] as const;
  for (const table of tables) await kysely.deleteFrom(table).where('user_id', '=', userId).execute();
  return changeAccountRow({ kysely }, cipher, userId, ({ second_factor_at: since }) =>
    since === null ? null : { second_factor_at: null },
  );
}

type Calls<Name extends keyof SecondFactorStore> = Pick<SecondFactorStore, Name>;

async function readStanding(kysely: Kysely, userId: string): Promise<FactorStanding> {
  const count = (table: 'authenticator_apps' | 'passkeys') =>
    kysely
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('rows'))
      .where('user_id', '=', userId);
  const unused = kysely
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  const { apps, passkeys, codes } = await kysely
    .selectNoFrom([count('authenticator_apps').as('apps'), count('passkeys').as('passkeys'), unused.as('codes')])
    .executeTakeFirstOrThrow();
  return { hasApp: (apps ?? 0) > 0, passkeys: passkeys ?? 0, recoveryCodes: codes ?? 0 };
}

function standingCalls(
  kysely: Kysely,
  cipher: FieldCipher,
): Calls<'hold' | 'holdStanding' | 'readStanding' | 'keepStanding'> {
  return {
    hold: async (userId) => {
      await kysely.updateTable('user_accounts').set({ user_id: userId }).where('user_id', '=', userId).execute();
    },
    holdStanding: async (userId) => {
      const row = await holdAccountRow({ kysely }, cipher, userId);
      const standing = await readStanding(kysely, userId);
      if (row === null) return null;
      if (row.second_factor_at === null || standing.hasApp || standing.passkeys > 0) return standing;
      cipher.damage.note({ table: 'user_accounts', rowId: userId });
      return null;
    },
    readStanding: (userId) => readStanding(kysely, userId),
    keepStanding: async (userId, since) => {
      const isKept = await changeAccountRow({ kysely }, cipher, userId, () => ({ second_factor_at: since }));
      if (!isKept) throw new SealError();
    },
  };
}

function appCalls(
  kysely: Kysely,
  cipher: FieldCipher,
): Calls<'openSetup' | 'findSetup' | 'removeSetups' | 'findApp' | 'keepApp' | 'removeApp' | 'spendStep'> {
  return {
    openSetup: async ({ id, userId, secret, expiresAt }) => {
      const sealed = cipher.seal(placeOf('authenticator_setups', id), secret);
      const row = { id, user_id: userId, secret: sealed, expires_at: expiresAt };
      await kysely.insertInto('authenticator_setups').values(row).execute();
    },
    findSetup: async (userId, id, now) => {
      const row = await kysely
        .selectFrom('authenticator_setups')
        .select('secret')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : cipher.open(placeOf('authenticator_setups', id), row.secret);
    },
    removeSetups: async (userId) => {
      await kysely.deleteFrom('authenticator_setups').where('user_id', '=', userId).execute();
    },
    findApp: async (userId) => {
      const row = await kysely
        .selectFrom('authenticator_apps')
        .select(['secret', 'created_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const place = placeOf('authenticator_apps', userId);
      return openUnlessDamaged(cipher.damage, { table: 'authenticator_apps', rowId: userId }, () => ({
        secret: cipher.open(place, row.secret),
        createdAt: row.created_at,
      }));
    },
    keepApp: async (userId, { secret, createdAt, lastStep }) => {
      const sealed = cipher.seal(placeOf('authenticator_apps', userId), secret);
      const fields = { secret: sealed, last_step: lastStep, created_at: createdAt };
      await kysely
        .insertInto('authenticator_apps')
        .values({ user_id: userId, ...fields })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
        .execute();
    },
    removeApp: async (userId) => {
      const row = await kysely.deleteFrom('authenticator_apps').where('user_id', '=', userId).executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    spendStep: async (userId, step) => {
      const row = await kysely
        .updateTable('authenticator_apps')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
  };
}

function recoveryCalls(kysely: Kysely): Calls<'replaceRecoveryCodes' | 'spendRecoveryCode'> {
  return {
    replaceRecoveryCodes: async (userId, macs, now) => {
      await kysely.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      if (macs.length === 0) return;
      const rows = macs.map((mac) => ({ mac, user_id: userId, created_at: now, used_at: null }));
      await kysely.insertInto('recovery_codes').values(rows).execute();
    },
    spendRecoveryCode: async (userId, mac, now) => {
      const row = await kysely
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('mac', '=', mac)
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
  };
}
