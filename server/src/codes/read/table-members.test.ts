import { ImportProblem } from '@notewright/engine/import-problem';
import { describe, expect, it } from 'vitest';
import { workbookOf, zipOf } from '../testing/table-files.ts';
import { tableMembers } from './table-members.ts';

async function membersOf(name: string, bytes: Uint8Array): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const member of tableMembers(name, bytes)) found[member.name] = Buffer.from(member.bytes).toString();
  return found;
}

const problemOf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const problem: unknown = await membersOf(name, bytes).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ImportProblem);
  return (problem as ImportProblem).message;
};

describe('the tables in a file', () => {
  it('are the file itself', async () => {
    expect(await membersOf('folder/codes.txt', Buffer.from('A00'))).toEqual({ 'codes.txt': 'A00' });
  });

  it('are what of an archive may be one, without its folder', async () => {
    const zip = await zipOf({
      'Table/codes.txt': 'A00',
      'Table/notes.xml': '<x/>',
      'Table/Read me.pdf': '%PDF-1.7',
      '__MACOSX/Table/._codes.txt': 'x',
      'Table/.hidden.txt': 'x',
    });
    expect(await membersOf('year.zip', zip)).toEqual({ 'codes.txt': 'A00', 'notes.xml': '<x/>' });
  });

  it('are taken once where they are there as text and as a workbook', async () => {
    const sheet = await workbookOf([['from the sheet']]);
    const zip = await zipOf({ 'edits-f1.xlsx': sheet, 'edits-f1.txt': 'from the text', 'edits-f2.xlsx': sheet });
    expect(await membersOf('edits.zip', zip)).toEqual({
      'edits-f1.txt': 'from the text',
      'edits-f2.xlsx': 'from the sheet\n',
    });
  });

  it('are the ICD-10-CM codes with their headings where they are there without as well', async () => {
    const [order, codes] = ['with headings', 'without'];
    const zip = await zipOf({ 'a/icd10cm_codes_2027.txt': codes, 'a/icd10cm_order_2027.txt': order });
    expect(await membersOf('both.zip', zip)).toEqual({ 'icd10cm_order_2027.txt': order });
    const apart = { 'icd10cm_codes_2026.txt': codes, 'icd10cm-order-2027.txt': order };
    expect(await membersOf('apart.zip', await zipOf(apart))).toEqual(apart);
    const alone = { 'icd10cm-codes-April-2027.txt': codes };
    expect(await membersOf('alone.zip', await zipOf(alone))).toEqual(alone);
  });

  it.each([
    [
      'numbers and texts',
      [
        ['Code', 'Units'],
        ['0001U', 3],
      ],
      'Code\tUnits\n0001U\t3\n',
    ],
    [
      'empty cells',
      [
        ['a', null, 'c'],
        [null, 'b'],
      ],
      'a\t\tc\n\tb\t\n',
    ],
    ['marks of XML', [['Smith & Co <5']], 'Smith & Co <5\n'],
    ['line ends in a cell', [['one\ntwo\tthree']], 'one two three\n'],
  ])('are the first sheet of a workbook, with %s', async (_name, rows, text) => {
    expect(await membersOf('mue.xlsx', await workbookOf(rows))).toEqual({ 'mue.xlsx': text });
  });

  it('are read row by row, however many', async () => {
    const rows = Array.from({ length: 20_000 }, (_row, at) => [`Code ${at % 9}`, at, `Reason ${at % 7}`]);
    const { 'ptp.xlsx': text = '' } = await membersOf('ptp.xlsx', await workbookOf(rows));
    const lines = text.split('\n');
    expect(lines).toHaveLength(20_001);
    expect(lines[19_999]).toBe('Code 1\t19999\tReason 0');
  });

  it('are not found in an archive of other things, or in one inside another', async () => {
    expect(await problemOf('a.zip', await zipOf({ 'Read me.pdf': '%PDF' }))).toContain('a.zip holds no table');
    const inner = await zipOf({ 'codes.txt': 'A00' });
    expect(await problemOf('a.zip', await zipOf({ 'b.zip': inner }))).toContain('a.zip holds no table');
    expect(await problemOf('a.zip', await zipOf({ 'b.txt': inner }))).toContain('please unpack it first');
  });

  it('are refused where an archive is cut off or changed', async () => {
    const zip = await zipOf({ 'codes.txt': 'A00 Cholera'.repeat(500) });
    expect(await problemOf('a.zip', zip.subarray(0, zip.length - 30))).toBe('a.zip is damaged and cannot be unpacked.');
    const changed = Buffer.from(zip);
    changed[50] = (changed[50] ?? 0) ^ 0xff;
    expect(await problemOf('a.zip', changed)).toMatch(/a\.zip.* is damaged/);
  });

  it('are refused where an archive unpacks to far more than a table is', async () => {
    const zip = await zipOf({ 'codes.txt': Buffer.alloc(8 * 1024 * 1024, 'A') });
    expect(await problemOf('a.zip', zip)).toBe('a.zip unpacks to far more than a table of codes is.');
  });

  it('are refused where the cells of a small workbook name one long text again and again', async () => {
    const rowOf = (cells: number): string[] => Array.from({ length: cells }, () => 'A'.repeat(20_000));
    expect(await problemOf('a.xlsx', await workbookOf([rowOf(250)]))).toBe(
      'a.xlsx has a row that is too long for a table.',
    );
    const sheet = await workbookOf(Array.from({ length: 68 }, () => rowOf(200)));
    expect(sheet.length).toBeLessThan(40_000);
    expect(await problemOf('a.xlsx', sheet)).toBe('a.xlsx unpacks to far more than a table of codes is.');
  });

  it('are refused where a workbook has no sheet or no rows', async () => {
    expect(await problemOf('a.xlsx', await workbookOf([]))).toBe('The first sheet of a.xlsx has no rows.');
    const bare = { 'xl/workbook.xml': '<workbook/>', 'xl/_rels/workbook.xml.rels': '<Relationships/>' };
    expect(await problemOf('a.xlsx', await zipOf(bare))).toBe('a.xlsx is a workbook without a sheet.');
    expect(await problemOf('a.xlsx', await zipOf({ 'xl/workbook.xml': '' }))).toContain('a.xlsx');
  });
});
