import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** A table of a test's database. */
export interface ListedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Those of them that hold bytes. */
  readonly byteColumns: readonly string[];
}

/**
 * The tables of a test's own database. For tests only. On PostgreSQL those of its own schema: the general look at a
 * server fails while the schemas of other tests, which run beside this one, are taken away.
 */
export async function listTables<T>(kysely: Kysely<T>): Promise<readonly ListedTable[]> {
  if (!(kysely.getExecutor().adapter instanceof PostgresAdapter)) {
    const tables = await kysely.introspection.getTables();
    return tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      byteColumns: columns.flatMap((column) => (/^(?:blob|bytea)$/i.test(column.dataType) ? [column.name] : [])),
    }));
  }
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as "type"
    from information_schema.columns
    where table_schema = current_schema()
    order by table_name, ordinal_position`.execute(kysely);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
    byteColumns: columns.flatMap(({ column, type }) => (type === 'bytea' ? [column] : [])),
  }));
}
