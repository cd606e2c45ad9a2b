import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openLibrary } from '@notewright/engine/codes';
import type { StoredTable } from '@notewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFile, workbookOf, zipOf } from '../testing/table-files.ts';
import { readTables, type ReadTable } from './read-tables.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'notewright-read-tables-'))));
afterAll(() => rm(folder, { recursive: true }));

/** What comes of one file with a name and a content. */
async function read(name: string, content: string | Uint8Array): Promise<readonly ReadTable[]> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return readTables([{ name, path }], {}, []);
}

const facts = (tables: readonly ReadTable[]): string[] =>
  tables.map(({ table }) => [table.kind, table.version, table.from, table.entries].join(' | '));

/** Lines that publishers put above the headings; every word is our own. */
const notice = 'A notice of the publisher.';
const limits = [
  ['99213', '1', '2 Date of Service Edit: Policy', 'Policy'],
  ['97110', '8', '3 Date of Service Edit: Clinical', 'Nature of service'],
  // One of each family, so that the file is a whole one.
  ...'123456789AEGJLQ'.split('').map((family) => [`${family}0001`, '1', '2 Date of Service Edit: Policy', 'Policy']),
];
const limitHeadings = ['HCPCS/CPT Code', 'Services MUE Values', 'MUE Adjudication Indicator', 'MUE Rationale'];
const limitText = (units: string): string =>
  [
    `"${notice}",,,`,
    limitHeadings.join(','),
    `99213,${units},2 Date of Service Edit: Policy,Policy`,
    ...limits.slice(2).map((row) => row.join(',')),
    '',
  ].join('\n');
const edits = `${notice}\nColumn 1\tColumn 2\tprior to 1996\tEffective Date\tDeletion Date\tModifier\tRationale\n20610\t64450\t\t20200101\t*\t1\tx\n`;
const categoryMap = [
  ['2027 Initial ICD-10-CM Mappings', null, null],
  [null, null, null],
  ['Diagnosis Code', 'Description', 'CMS-HCC Model Category V28'],
  ['E119', 'Type 2 diabetes mellitus without complications', 38],
  ['I10', 'Essential (primary) hypertension', null],
  ['C61', 'Malignant neoplasm of prostate', 23],
  ['I509', 'Heart failure, unspecified', 226],
  ['Z940', 'Kidney transplant status', 276],
];
const equipment = 'ABCEGHJKLMPQSTUV'
  .split('')
  .map((letter) => `${letter}0001001003${`Thing of family ${letter}`.padEnd(80)}`.padEnd(320))
  .join('\r\n');

describe('the tables in the files of their publishers', () => {
  it.each<[string, string, () => Promise<string | Uint8Array> | string, string]>([
    [
      'limits as text',
      'MCR_MUE_PractitionerServices_Eff_10-01-2026.csv',
      () => limitText('1'),
      'mue | 2026 Q4 | 2026-10-01 | 16',
    ],
    [
      'limits as a workbook',
      'MCR_MUE_PractitionerServices_Eff_10-01-2026.xlsx',
      () => workbookOf([[notice], limitHeadings, ...limits]),
      'mue | 2026 Q4 | 2026-10-01 | 17',
    ],
    [
      'edits in an archive',
      'ccipra-v323r0-f1.zip',
      () => zipOf({ 'ccipra-v323r0-f1.txt': edits }),
      'ncci-ptp | 2026 Q4 | 2026-10-01 | 1',
    ],
    [
      'categories below title rows',
      '2027 Initial ICD-10-CM Mappings.xlsx',
      () => workbookOf(categoryMap),
      'hcc | CMS-HCC V28, 2027 | 2026-01-01 | 4',
    ],
    ['HCPCS of fixed width', 'HCPC2026_OCT_ANWEB.txt', () => equipment, 'hcpcs | 2026 Q4 | 2026-10-01 | 16'],
    [
      'CPT',
      'LONGULT.txt',
      () =>
        `CPT 2026\r\n\r\n${'0123456789'
          .split('')
          .map((digit) => `${digit}0001 Words of our own\r\n`)
          .join('')}`,
      'cpt | 2026 | 2026-01-01 | 10',
    ],
  ])('%s', async (_what, name, content, expected) => {
    expect(facts(await read(name, await content())).join()).toContain(expected);
  });

  it('say their date by the archive where their own name does not', async () => {
    const [april] = await read(
      'april-1-2027-code-descriptions.zip',
      await zipOf({ 'icd10cm_order_2027.txt': orderFile() }),
    );
    expect(april?.table).toMatchObject({
      version: 'FY2027, April update',
      from: '2027-04-01',
      fileName: 'icd10cm_order_2027.txt',
    });
    const [limit] = await read('mue-hospital-2026-10-01.zip', await zipOf({ 'mue.csv': limitText('1') }));
    expect(limit?.table).toMatchObject({ version: '2026 Q4, hospital', from: '2026-10-01' });
  });

  it('stand beside one another for practitioners, hospitals and equipment, and audits go by the first', async () => {
    const names = ['OutpatientHospitalServices', 'PractitionerServices', 'DMESupplierServices'];
    const files = names.map((name, at) => [`MCR_MUE_${name}_Eff_10-01-2026.csv`, limitText(String(at + 1))]);
    const tables = await read('mue.zip', await zipOf(Object.fromEntries(files)));
    expect(tables.map(({ table }) => table.version)).toEqual(['2026 Q4, hospital', '2026 Q4', '2026 Q4, equipment']);
    const opened = tables.toReversed().map(unpack);
    expect(openLibrary(opened).at('2026-11-01').mue?.of('99213')).toEqual({ units: 2, mai: 2 });
  });
});

function unpack({ table }: ReadTable): StoredTable {
  const { kind, version, from, to, body } = table;
  return { kind: kind as StoredTable['kind'], version, from, to, packed: brotliDecompressSync(body) };
}
