import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { createCodeTableStore } from './code-table-store.ts';
import type { CodeTableStore, NewCodeTable } from './code-table-store.ts';

const time = 1_790_000_000_000;
const mebibyte = 1024 * 1024;

const newTable = (values: Partial<NewCodeTable> = {}): NewCodeTable => {
  const body = values.body ?? randomBytes(100);
  return {
    kind: 'icd10cm',
    version: 'FY2027',
    part: '',
    from: '2026-10-01',
    to: '2027-09-30',
    entries: 3,
    fileName: 'icd10cm_order_2027.txt',
    sha256: createHash('sha256').update(body).digest('hex'),
    packedBytes: body.length,
    remarks: ['One line was left out.'],
    body,
    ...values,
  };
};

describe.each(testDatabaseKinds)('code tables on $name', (kind) => {
  let test: TestDatabase;
  let tables: CodeTableStore;
  beforeAll(async () => {
    test = await kind.open();
    tables = createCodeTableStore(test.database);
  });
  afterAll(() => test.remove());

  const countChunks = async (): Promise<number> =>
    (await test.database.kysely.selectFrom('code_table_chunks').select('position').execute()).length;

  it('are none at first', async () => {
    expect(await tables.list()).toEqual([]);
    expect(await tables.readChanges()).toBe(0);
    expect(await tables.readBody('none')).toHaveLength(0);
    expect(await tables.remove('icd10cm', 'FY2027')).toEqual([]);
  });

  it('come back as they were kept, however large', async () => {
    const large = newTable({ body: randomBytes(9 * mebibyte + 1) });
    await tables.put([large], 'somebody', time);
    const [stored] = await tables.list();
    const { body, ...facts } = large;
    expect(stored).toMatchObject({ ...facts, importedAt: time, importedBy: 'somebody' });
    expect(Buffer.compare(await tables.readBody(stored?.id ?? ''), body)).toBe(0);
    expect(await countChunks()).toBe(3);
  });

  it('are replaced by the same version, and stand beside another one', async () => {
    const before = await tables.readChanges();
    await tables.put([newTable({ entries: 4 })], 'somebody', time + 1);
    await tables.put([newTable({ version: 'FY2028', from: '2027-10-01' })], 'somebody', time + 2);
    expect((await tables.list()).map(({ version, entries }) => [version, entries])).toEqual([
      ['FY2028', 3],
      ['FY2027', 4],
    ]);
    expect(await countChunks()).toBe(2);
    expect(await tables.readChanges()).toBe(before + 2);
  });

  it('may have parts, which go together', async () => {
    const parts = ['f1', 'f2'].map((part) => newTable({ kind: 'ncci-ptp', version: '2026 Q4', part }));
    await tables.put(parts, 'somebody', time);
    expect(await tables.remove('ncci-ptp', '2026 Q4')).toHaveLength(2);
    expect((await tables.list()).map(({ kind: one }) => one)).toEqual(['icd10cm', 'icd10cm']);
    expect(await countChunks()).toBe(2);
  });

  it('are all kept or none', async () => {
    const before = [await tables.list(), await tables.readChanges()];
    const broken = newTable({ kind: 'mue', entries: null as never });
    await expect(tables.put([newTable({ kind: 'hcpcs' }), broken], 'somebody', time)).rejects.toThrow();
    expect([await tables.list(), await tables.readChanges()]).toEqual(before);
    expect(await countChunks()).toBe(2);
  });

  it('are whole when two import at once', async () => {
    const other = await test.reopen();
    const before = await tables.readChanges();
    const body = randomBytes(5 * mebibyte);
    await Promise.all([
      tables.put([newTable({ kind: 'hcpcs', version: '2026', body })], 'one', time),
      createCodeTableStore(other).put([newTable({ kind: 'hcpcs', version: '2026', body })], 'two', time),
    ]);
    await other.close();
    const found = (await tables.list()).filter(({ kind: one }) => one === 'hcpcs');
    expect(found).toHaveLength(1);
    expect(Buffer.compare(await tables.readBody(found[0]?.id ?? ''), body)).toBe(0);
    expect(await tables.readChanges()).toBe(before + 2);
    expect(await countChunks()).toBe(4);
  });
});
