import type { ShownText } from '../../kernel/damage.ts';
import type { FieldCipher } from '../accounts/field-cipher.ts';
import { companyNamePlace } from '../accounts/account-places.ts';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../kernel/page.ts';

/** A company as those who run the installation see it. */
export interface CompanySummary {
  readonly id: string;
  readonly name: ShownText;
  readonly members: number;
  readonly seats: number;
  /** Epoch milliseconds, as all times. */
  readonly createdAt: number;
  readonly trialEndsOn: number | null;
}

/** The companies as a whole, for those who run the installation. */
export interface CompanySummaries {
  /** Newest first. */
  listCompanies(page: { readonly cursor?: string | undefined; readonly limit: number }): Promise<Page<CompanySummary>>;
  findCompany(id: string): Promise<CompanySummary | null>;
  /** False when there is no such company. */
  changeCompany(
    id: string,
    change: { readonly seats?: number | undefined; readonly trialEndsOn?: number | null | undefined },
  ): Promise<boolean>;
}

/** The companies' summaries over the database. */
export function createCompanySummaries(database: Database, cipher: FieldCipher): CompanySummaries {
  const { kysely } = database;
  const selectCompanies = () =>
    kysely
      .selectFrom('tenants as t')
      .select((column) => [
        't.id',
        't.name',
        't.seats',
        't.created_at',
        't.trial_ends_on',
        column
          .selectFrom('memberships as m')
          .whereRef('m.tenant_id', '=', 't.id')
          .select(({ fn }) => fn.countAll().as('members'))
          .as('members'),
      ])
      .where('t.kind', '=', 'company');
  type Row = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>;
  const present = (row: Row): CompanySummary => ({
    id: row.id,
    name: row.name === null ? '' : cipher.show(companyNamePlace(row.id), row.name),
    members: Number(row.members),
    seats: row.seats,
    createdAt: row.created_at,
    trialEndsOn: row.trial_ends_on,
  });
  return {
    listCompanies: async ({ cursor, limit }) => {
      const after = readChatCursor(cursor);
      let query = selectCompanies();
      if (after !== null)
        query = query.where((to) => to(to.refTuple('t.created_at', 't.id'), '<', to.tuple(after.time, after.id)));
      const rows = await query
        .orderBy('t.created_at', 'desc')
        .orderBy('t.id', 'desc')
        .limit(limit + 1)
        .execute();
      const items = rows.slice(0, limit).map(present);
      const last = items.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return { items, nextCursor: hasMore ? writeCursor([last.createdAt, last.id]) : null };
    },
    findCompany: async (id) => {
      const row = await selectCompanies().where('t.id', '=', id).executeTakeFirst();
      return row === undefined ? null : present(row);
    },
    changeCompany: async (id, { seats, trialEndsOn }) => {
      const changed = {
        ...(seats === undefined ? {} : { seats }),
        ...(trialEndsOn === undefined ? {} : { trial_ends_on: trialEndsOn }),
      };
      if (Object.keys(changed).length === 0) return true;
      const row = await kysely
        .updateTable('tenants')
        .set(changed)
        .where('id', '=', id)
        .where('kind', '=', 'company')
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
  };
}
