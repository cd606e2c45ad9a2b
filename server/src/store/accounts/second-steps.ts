import type { Database } from '../../database/database.ts';
import type { SecondStepTable } from '../../database/tables/second-factor.ts';
import type { FieldCipher } from './field-cipher.ts';
import { sealedColumns } from './row-seal.ts';

export interface NewSecondStep {
  readonly tokenHash: string;
  readonly userId: string;
  readonly passwordMark: string;
  readonly isRemembered: boolean;
  readonly expiresAt: number;
}

export type SecondStep = Pick<NewSecondStep, 'userId' | 'passwordMark' | 'isRemembered'>;

export interface SecondStepStore {
  open(step: NewSecondStep): Promise<void>;
  find(tokenHash: string, tries: number, now: number): Promise<SecondStep | null>;
  /** Spends one of a token's tries; null when it is spent, too old or unknown. Atomic. */
  spendTry(tokenHash: string, tries: number, now: number): Promise<SecondStep | null>;
  remove(tokenHash: string): Promise<void>;
}

/** Sign-ins whose first factor was right, over the database; their tokens are known by their hashes only. */
export function createSecondStepStore({ kysely }: Database, cipher: FieldCipher): SecondStepStore {
  const columns = [...sealedColumns.second_steps, 'seal'] as const;
  const present = (row: Pick<SecondStepTable, (typeof columns)[number]> | undefined) =>
    row === undefined || !cipher.rows.check('second_steps', row)
      ? null
      : { userId: row.user_id, passwordMark: row.password_mark, isRemembered: row.is_remembered === 1 };
  return {
    open: async ({ tokenHash, userId, passwordMark, isRemembered, expiresAt }) => {
      const row = {
        token_hash: tokenHash,
        user_id: userId,
        password_mark: passwordMark,
        is_remembered: isRemembered ? 1 : 0,
        expires_at: expiresAt,
      };
      await kysely
        .insertInto('second_steps')
        .values({ ...row, seal: cipher.rows.make('second_steps', row), tries: 0 })
        .execute();
    },
    find: async (tokenHash, tries, now) =>
      present(
        await kysely
          .selectFrom('second_steps')
          .select(columns)
          .where('token_hash', '=', tokenHash)
          .where('tries', '<', tries)
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      ),
    spendTry: async (tokenHash, tries, now) =>
      present(
        await kysely
          .updateTable('second_steps')
          .set((set) => ({ tries: set('tries', '+', 1) }))
          .where('token_hash', '=', tokenHash)
          .where('tries', '<', tries)
          .where('expires_at', '>', now)
          .returning(columns)
          .executeTakeFirst(),
      ),
    remove: async (tokenHash) => {
      await kysely.deleteFrom('second_steps').where('token_hash', '=', tokenHash).execute();
    },
  };
}
