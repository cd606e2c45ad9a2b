import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { importTable } from '@notewright/engine/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCodeTableStore } from '../store/codes/code-table-store.ts';
import type { CodeTableStore, NewCodeTable } from '../store/codes/code-table-store.ts';
import { sqliteKind } from '../database/test-databases.ts';
import type { TestDatabase } from '../database/test-databases.ts';
import { createEnginePool } from '../tools/engine-pool.ts';
import { createLoadedCodes } from './code-library.ts';
import type { LoadedCodes } from './code-library.ts';
import { openShared } from './open-shared.ts';
import { orderFile } from './testing/table-files.ts';

let test: TestDatabase;
let store: CodeTableStore;
let calls: { list: ReturnType<typeof vi.fn>; readBody: ReturnType<typeof vi.fn> };
const damaged = vi.fn();
const failed = vi.fn();

function readTable(year: number): NewCodeTable {
  const { packed, ...facts } = importTable(`icd10cm_order_${year}.txt`, Buffer.from(orderFile()));
  const sha256 = createHash('sha256').update(packed).digest('hex');
  const body = brotliCompressSync(packed, { params: { 0: 1 } });
  return { ...facts, part: '', fileName: 'a.txt', sha256, packedBytes: packed.length, body };
}

function open(withoutCpt = false): LoadedCodes {
  calls = { list: vi.fn(store.list), readBody: vi.fn(store.readBody) };
  const watched = { readChanges: store.readChanges, ...calls } as unknown as CodeTableStore;
  return createLoadedCodes({ store: watched, withoutCpt, onDamaged: damaged, onError: failed });
}

beforeAll(async () => {
  test = await sqliteKind.open();
  store = createCodeTableStore(test.database);
});
afterAll(() => test.remove());
beforeEach(async () => {
  vi.clearAllMocks();
  for (const { kind, version } of await store.list()) await store.remove(kind, version);
});

describe('the tables that codes are looked up in', () => {
  it('are those of the product where nothing was ever imported, and nothing is read', async () => {
    const empty = await sqliteKind.open();
    const list = vi.fn();
    const codes = createLoadedCodes({
      store: { ...createCodeTableStore(empty.database), list },
      withoutCpt: false,
      onDamaged: damaged,
      onError: failed,
    });
    expect(await codes.shared()).toMatchObject({ edition: 'built-in', tables: [] });
    expect(openShared(await codes.shared()).at(null).icd.size).toBeGreaterThan(0);
    expect(list).not.toHaveBeenCalled();
    await empty.remove();
  });

  it('are loaded once, into memory that threads share', async () => {
    await store.put([readTable(2040)], 'somebody', 1);
    const codes = open();
    const [one, other] = await Promise.all([codes.shared(), codes.shared()]);
    expect(one).toBe(other);
    expect(await codes.shared()).toBe(one);
    expect(calls.list).toHaveBeenCalledTimes(1);
    expect(one.tables.map(({ version, packed }) => [version, packed.buffer.constructor])).toEqual([
      ['FY2040', SharedArrayBuffer],
    ]);
  });

  it('are new at the next look after a change, while what began before keeps its own', async () => {
    await store.put([readTable(2040)], 'somebody', 1);
    const codes = open();
    const before = openShared(await codes.shared());
    await store.put([readTable(2041)], 'somebody', 2);
    const after = openShared(await codes.shared());
    expect(after.at(null).label).toContain('FY2041');
    expect(before.at(null).label).toContain('FY2040');
    await store.remove('icd10cm', 'FY2041');
    expect(openShared(await codes.shared()).at(null).label).toContain('FY2040');
  });

  it('stay when the next ones cannot be loaded, and fail only where there were none', async () => {
    await store.put([readTable(2040)], 'somebody', 1);
    const codes = open();
    calls.list.mockRejectedValueOnce(new Error('gone'));
    await expect(codes.shared()).rejects.toThrow('gone');
    const { edition } = await codes.shared();
    await store.put([readTable(2041)], 'somebody', 2);
    calls.list.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    expect((await codes.shared()).edition).toBe(edition);
    expect(failed).toHaveBeenCalled();
    expect(openShared(await codes.shared()).at(null).label).toContain('FY2041');
  });

  it.each<[string, Partial<NewCodeTable>]>([
    ['with another hash', { sha256: '0'.repeat(64) }],
    ['of another length', { packedBytes: 10 }],
    ['that cannot be unpacked', { body: Buffer.from('not brotli') }],
    ['that says that it is larger than any table is', { packedBytes: 1e12 }],
    ['of a kind that is not known', { kind: 'later' }],
  ])('leave out one %s', async (_name, change) => {
    await store.put([readTable(2040), { ...readTable(2041), ...change }], 'somebody', 1);
    expect((await open().shared()).tables.map(({ version }) => version)).toEqual(['FY2040']);
    expect(damaged).toHaveBeenCalledTimes(1);
  });

  it('have no CPT where it is switched off', async () => {
    await store.put([{ ...readTable(2040), kind: 'cpt' }], 'somebody', 1);
    const codes = open(true);
    expect(await codes.shared()).toMatchObject({ withoutCpt: true, tables: [] });
    expect(openShared(await codes.shared()).at(null).cpt).toBeNull();
  });

  it('are what the engine’s threads look in', async () => {
    await store.put([readTable(2040)], 'somebody', 1);
    const codes = await open().shared();
    const enginePool = createEnginePool({ inlineCharacters: 0 });
    const job = { tool: 'Validify', input: 'Assessment: knee pain.', codes } as const;
    const result = await enginePool.run('write', job, 100, { person: 'a', company: 'a' });
    expect(result.rendered.markdown).toContain('FY2040');
    await enginePool.close();
  });

  it('are what codes are looked up in, on a thread, also after another was imported', async () => {
    const loaded = open();
    const enginePool = createEnginePool();
    const { signal } = new AbortController();
    const look = async () => {
      const codes = await loaded.shared();
      const search = await enginePool.lookUp(
        'searchCodes',
        { query: 'category E11', options: { limit: 3 }, codes },
        signal,
      );
      const described = await enginePool.lookUp('describeCode', { code: 'E11', codes }, signal);
      expect(described.label).toBe(search.label);
      return [search.label.includes('FY2040'), search.found.length, described.found?.title];
    };
    const [isImported, , title] = await look();
    expect([isImported, title]).toEqual([false, 'Type 2 diabetes mellitus']);
    await store.put([readTable(2040)], 'somebody', 1);
    expect(await look()).toEqual([true, expect.any(Number), 'Category E11']);
    expect(
      (await enginePool.lookUp('describeCode', { code: 'E11.ZZ', codes: await loaded.shared() }, signal)).found,
    ).toBe(null);
    const gone = enginePool.lookUp('describeCode', { code: 'E11', codes: await loaded.shared() }, AbortSignal.abort());
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    await enginePool.close();
  });
});
