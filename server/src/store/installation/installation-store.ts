import { changeAccountRow } from '../accounts/account-row.ts';
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
  /** Switches an account off (since when) or on (null). False when it was so already. Belongs into a transaction. */
  setDisabled(userId: string, since: number | null): Promise<boolean>;
  /** Makes an account that of an operator, or no more. False when it was so already. Belongs into a transaction. */
  setOperator(userId: string, isOperator: boolean): Promise<boolean>;
  listOperators(): Promise<readonly string[]>;
}

/** The installation over the database. */
export function createInstallationStore(database: Database, cipher: FieldCipher): InstallationStore {
  const { kysely } = database;
  return {
    ...createCompanySummaries(database, cipher),
    count: (now) => countAll(database, now),
    setDisabled: (userId, since) =>
      changeAccountRow(database, cipher, userId, ({ disabled_at: present }) =>
        (present === null) === (since === null) ? null : { disabled_at: since },
      ),
    setOperator: (userId, isOperator) =>
      changeAccountRow(database, cipher, userId, ({ is_operator: present }) =>
        (present === 1) === isOperator ? null : { is_operator: isOperator ? 1 : 0 },
      ),
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
