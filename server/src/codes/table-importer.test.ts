import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableImporter } from './table-importer.ts';
import { orderFile } from './testing/table-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-import-importer-'));
  await writeFile(join(folder, 'good'), orderFile());
});
afterAll(() => rm(folder, { recursive: true }));

const taskOf = (name: string, place: string) => ({
  files: [{ name, path: join(folder, place) }],
  options: {},
  before: [],
});
const good = () => taskOf('icd10cm_order_2040.txt', 'good');

describe('reading files that are to be imported', () => {
  it('gives what they hold', async () => {
    const [read] = await createTableImporter().readTables(good());
    expect(read?.table).toMatchObject({ kind: 'icd10cm', version: 'FY2040', fileName: 'icd10cm_order_2040.txt' });
    expect(read?.table.body.length).toBeLessThan(read?.table.packedBytes ?? 0);
  });

  it('says in one sentence why not', async () => {
    const reading = createTableImporter().readTables(taskOf('../../none.txt', 'none'));
    await expect(reading).rejects.toThrow(
      expect.objectContaining({ name: 'ImportProblem', message: 'none.txt could not be read.' }),
    );
  });

  it('ends when it takes too long or nobody waits any more, and the next one is read all the same', async () => {
    const importer = createTableImporter({ timeout: 1 });
    await expect(importer.readTables(good())).rejects.toThrow(/took too long/);
    const patient = createTableImporter();
    const leaving = new AbortController();
    const [left, next] = [patient.readTables(good(), leaving.signal), patient.readTables(good())];
    setTimeout(() => leaving.abort(), 5);
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(await next).toHaveLength(1);
  });

  it('ends when it takes too much memory, and the server goes on', async () => {
    await expect(createTableImporter({ memory: 8 }).readTables(good())).rejects.toThrow(/memory/);
  });
});
