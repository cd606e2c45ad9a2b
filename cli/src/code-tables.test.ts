import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFile, zipOf } from '../../server/src/codes/testing/table-files.ts';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import { runCli } from './run-cli.ts';

let dataDir: string;
let files: string;
beforeAll(async () => {
  const server = await startTestServer({ settings: { DATABASE_URL: '' } });
  await server.stop({ keepData: true });
  ({ dataDir } = server);
  files = await mkdtemp(path.join(tmpdir(), 'notewright-cli-codes-'));
});
afterAll(async () => {
  for (const folder of [dataDir, files]) await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<{ status: number; out: string; err: readonly string[] }> {
  let out = '';
  const err: string[] = [];
  const status = await runCli(['codes', ...args], {
    stdin: (async function* () {})(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
    environment: { NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  return { status, out, err };
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const place = path.join(files, name);
  await writeFile(place, content);
  return place;
}

describe('notewright codes', () => {
  it('imports, lists and removes', async () => {
    const first = await run('import', await file('icd10cm_order_2027.txt', orderFile()));
    expect(first).toMatchObject({ status: 0, err: [] });
    expect(first.out).toMatch(
      /^icd10cm {2}FY2027 {2}2026-10-01 to 2027-09-30 {2}[\d,]+ entries {2}[\d.]+ s {2}icd10cm_order_2027\.txt$/m,
    );
    const zip = await zipOf({ 'Code Descriptions/icd10cm_order_2028.txt': orderFile({ A001: 'One more' }) });
    const second = await run('import', await file('2028.zip', zip));
    expect(second.out).toContain('against FY2027: 1 added, 0 removed, 0 changed');
    const listed = await run('list');
    expect(listed.out).toMatch(
      /^icd10cm {2}FY2028 .*\nicd10cm {2}FY2027 .*\nIn use for a chart without a date: .*FY2028/,
    );
    expect(await run('remove', 'icd10cm', 'FY2028')).toMatchObject({ status: 0, out: 'icd10cm FY2028 was removed.\n' });
    expect((await run('list')).out).not.toContain('FY2028');
  });

  it('takes the year that a person says, and changes nothing in a dry run', async () => {
    const place = await file('icd10cm_order.txt', orderFile());
    const before = (await run('list')).out;
    const dry = await run('import', place, '--year', '2030', '--dry-run');
    expect(dry).toMatchObject({ status: 0, err: [] });
    expect(dry.out).toMatch(/^icd10cm {2}FY2030 [^]*Nothing was changed: this was a dry run\.\n$/);
    expect((await run('list')).out).toBe(before);
  });

  it.each<[string, () => Promise<string[]>, RegExp]>([
    [
      'a file that is not there',
      async () => ['import', path.join(files, 'none.txt')],
      /none\.txt could not be read\.$/,
    ],
    [
      'a damaged file',
      async () => ['import', await file('icd10cm_order_2031.txt', orderFile().slice(0, 5_000))],
      /\.$/,
    ],
    [
      'a good and a bad file',
      async () => ['import', await file('icd10cm_order_2031.txt', orderFile()), await file('x.txt', 'x')],
      /x\.txt is none of/,
    ],
    ['a file without its year', async () => ['import', await file('icd10cm_order.txt', orderFile())], /fiscal year/],
    ['no file', async () => ['import'], /name a file/],
    ['a year that is none', async () => ['import', 'a.txt', '--year', '27'], /--year is a year/],
    ['an option of another command', async () => ['list', '--dry-run'], /--dry-run means nothing/],
    ['a version that is not there', async () => ['remove', 'mue', '2026', 'Q4'], /no imported table mue 2026 Q4/],
    ['another word', async () => ['load'], /codes import FILE/],
  ])('refuses %s in one sentence, and changes nothing', async (_name, make, sentence) => {
    const before = (await run('list')).out;
    const { status, out, err } = await run(...(await make()));
    expect([status, out]).toEqual([2, '']);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(/^notewright: [^\n]+$/);
    expect(err[0]).toMatch(sentence);
    expect((await run('list')).out).toBe(before);
  });
});
