import type { FieldCipher } from '../accounts/field-cipher.ts';
import type { Database } from '../../database/database.ts';
import { createCompanySummaries } from './company-summaries.ts';
import type { CompanySummaries } from './company-summaries.ts';

export interface InstallationCounts {
  readonly companies: number;
  readonly people: number;
  readonly operators: number;
  /** Sessions of people that have neither ended nor run out. */
  readonly sessions: number;
}

/** What those who run the installation see and change. Nothing here reads a chart. */
export interface InstallationStore extends CompanySummaries {
  count(now: number): Promise<InstallationCounts>;
  /** Switches an account off (since when) or on (null). False when it was so already. Atomic. */
  setDisabled(userId: string, since: number | null): Promise<boolean>;
  /** Makes an account that of an operator, or no more. False when it was so already. Atomic. */
  setOperator(userId: string, isOperator: boolean): Promise<boolean>;
  listOperators(): Promise<readonly string[]>;
}

/** The installation over the database. */
export function createInstallationStore(database: Database, cipher: FieldCipher): InstallationStore {
  const { kysely } = database;
  return {
    ...createCompanySummaries(database, cipher),
    count: (now) => countAll(database, now),
    setDisabled: async (userId, since) => {
      const row = await kysely
        .updateTable('user_accounts')
        .set({ disabled_at: since })
        .where('user_id', '=', userId)
        .where('disabled_at', since === null ? 'is not' : 'is', null)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    setOperator: async (userId, isOperator) => {
      const row = await kysely
        .updateTable('user_accounts')
        .set({ is_operator: isOperator ? 1 : 0 })
        .where('user_id', '=', userId)
        .where('is_operator', '=', isOperator ? 0 : 1)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    listOperators: async () => {
      const rows = await kysely.selectFrom('user_accounts').select('user_id').where('is_operator', '=', 1).execute();
      return rows.map((row) => row.user_id);
    },
  };
}

async function countAll({ kysely }: Database, now: number): Promise<InstallationCounts> {
  const companies = await kysely
    .selectFrom('tenants')
    .select(({ fn }) => fn.countAll().as('all'))
    .where('kind', '=', 'company')
    .executeTakeFirstOrThrow();
  const accounts = await kysely
    .selectFrom('user_accounts')
    .select(({ fn }) => [fn.countAll().as('all'), fn.sum('is_operator').as('operators')])
    .executeTakeFirstOrThrow();
  const sessions = await kysely
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('all'))
    .where('kind', '=', 'user')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return {
    companies: Number(companies.all),
    people: Number(accounts.all),
    operators: Number(accounts.operators ?? 0),
    sessions: Number(sessions.all),
  };
}
