import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { BuiltInPaymentTable } from '../../database/tables/billing.ts';

export type BuiltInKind = BuiltInPaymentTable['kind'];

/** One paper of the built-in payment provider. What is in it, the provider alone knows. Times are epoch milliseconds. */
export interface StoredPaper {
  readonly id: string;
  readonly kind: BuiltInKind;
  readonly customerId: string;
  readonly createdAt: number;
  /** When something has to be done about it; null when nothing has. */
  readonly dueAt: number | null;
  /** Rises with each change. */
  readonly version: number;
  readonly content: unknown;
}

export type NewPaper = Omit<StoredPaper, 'version'>;

/** What the built-in payment provider keeps, as papers: it shares no table with anybody. */
export interface BuiltInStore {
  find(id: string): Promise<StoredPaper | null>;
  /** False when there is one with this id. Atomic. */
  insert(paper: NewPaper): Promise<boolean>;
  /** Keeps a paper that was read and changed. False when somebody else has changed it since. Atomic. */
  update(paper: StoredPaper): Promise<boolean>;
  /** False when somebody has changed it since it was read, or removed it. */
  remove(paper: Pick<StoredPaper, 'id' | 'version'>): Promise<boolean>;
  /** All of a customer and kind made since a time, newest first. */
  listOf(customerId: string, kind: BuiltInKind, since?: number): Promise<readonly StoredPaper[]>;
  /** What is due, the longest due first. */
  listDue(kind: BuiltInKind, now: number, limit: number): Promise<readonly StoredPaper[]>;
  /** The next number of a row: 1, 2, 3 without a gap, since one that is not kept in the end is given again. */
  takeNumber(row: string): Promise<number>;
  /** Keeps all of `work` or nothing; only calls of the handed store belong inside. */
  transaction<T>(work: (store: BuiltInStore) => Promise<T>): Promise<T>;
}

/** The provider's papers over an open database or a transaction in it. */
export function createBuiltInStore(database: Database): BuiltInStore {
  const { kysely } = database;
  const select = () => kysely.selectFrom('built_in_payments').selectAll();
  return {
    find: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : present(row);
    },
    insert: async (paper) => {
      const row = await kysely
        .insertInto('built_in_payments')
        .values({ ...toColumns(paper), id: paper.id, kind: paper.kind, created_at: paper.createdAt, version: 1 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    update: async (paper) => {
      const row = await kysely
        .updateTable('built_in_payments')
        .set({ ...toColumns(paper), version: paper.version + 1 })
        .where('id', '=', paper.id)
        .where('version', '=', paper.version)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    remove: async ({ id, version }) => {
      const row = await kysely
        .deleteFrom('built_in_payments')
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    listOf: async (customerId, kind, since = 0) => {
      const rows = await select()
        .where('customer_id', '=', customerId)
        .where('kind', '=', kind)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(present);
    },
    listDue: async (kind, now, limit) => {
      const rows = await select()
        .where('kind', '=', kind)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(present);
    },
    takeNumber: (row) => takeNumber(database, row),
    transaction: (work) => database.transaction((inner) => work(createBuiltInStore(inner))),
  };
}

/** The row's version is the number: raising it holds the row until the surrounding transaction ends. */
async function takeNumber({ kysely }: Database, id: string): Promise<number> {
  const row = await kysely
    .insertInto('built_in_payments')
    .values({ id, kind: 'counter', customer_id: '', created_at: 0, due_at: null, version: 1, content: '{}' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version: sql`built_in_payments.version + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

function present(row: BuiltInPaymentTable): StoredPaper {
  return {
    id: row.id,
    kind: row.kind,
    customerId: row.customer_id,
    createdAt: row.created_at,
    dueAt: row.due_at,
    version: row.version,
    content: JSON.parse(row.content) as unknown,
  };
}

function toColumns({ customerId, dueAt, content }: NewPaper) {
  return { customer_id: customerId, due_at: dueAt, content: JSON.stringify(content) };
}
