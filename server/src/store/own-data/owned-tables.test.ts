import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTables } from '../../database/list-tables.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { addressRows, excusedColumns, lastRows, personRows, tenantRows } from './owned-tables.ts';

/** Columns by which rows belong to a person or a tenant. */
const naming: ReadonlySet<string> = new Set([
  'user_id',
  'owner_id',
  'subject_id',
  'tenant_id',
  'buyer_id',
  'chosen_by',
  'signed_by',
  'asked_by',
  'asked_of',
  'email_index',
  'recipient_index',
]);

describe.each(testDatabaseKinds)('what goes with an account on $name', (kind) => {
  let test: TestDatabase;
  let columns: Set<string>;
  beforeAll(async () => {
    test = await kind.open();
    const tables = await listTables(test.database.kysely);
    columns = new Set(tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column}`)));
  });
  afterAll(() => test.remove());

  const listed = new Set(
    [...personRows, ...addressRows, ...tenantRows, ...lastRows].map(({ table, column }) => `${table}.${column}`),
  );

  it('is every table that names a person or a tenant, or says why it stays', () => {
    const tablesOfPeople = new Set(personRows.map(({ table }) => table));
    const forgotten = [...columns].filter((place) => {
      const [table = '', column = ''] = place.split('.');
      if (!naming.has(column) || listed.has(place) || Object.hasOwn(excusedColumns, place)) return false;
      // A row that goes with its person needs no second reason, whatever else it names.
      return !tablesOfPeople.has(table) || column === 'user_id' || column === 'owner_id' || column === 'subject_id';
    });
    expect(forgotten).toEqual([]);
    expect([...columns].filter((place) => naming.has(place.split('.')[1] ?? '')).length).toBeGreaterThan(20);
  });

  it('names no table or column that is not there', () => {
    for (const place of [...listed, ...Object.keys(excusedColumns)]) expect(columns, place).toContain(place);
  });
});
