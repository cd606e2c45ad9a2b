import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CodeTables, TabularNotes } from '../tables/code-tables.ts';
import { builtInIcd } from '../tables/built-in-icd.ts';
import { builtInNotes } from '../tables/built-in-notes.ts';
import { openLibrary } from '../tables/open-library.ts';
import { encodeUtf8 } from '../tables/packed/utf8.ts';
import { ImportProblem } from './import-problem.ts';
import { importTable } from './import-table.ts';
import { makeCodesLines, makeOrderLines, makeTabularXml } from './made-tables.ts';
import type { ImportedTable } from './table-importer.ts';

const orderName = 'icd10cm_order_2027.txt';

/** What a person reads when a file is refused; fails when it is not, or when something else is thrown. */
function refusal(name: string, content: string | Uint8Array, options = {}): string {
  try {
    importTable(name, typeof content === 'string' ? encodeUtf8(content) : content, options);
  } catch (error) {
    if (error instanceof ImportProblem) return error.message;
    throw error;
  }
  throw new Error('The file was taken.');
}

// Whole files of 14 MB are made and read here.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let lines: string[] = [];
let order = '';
let imported: ImportedTable;
let tables: CodeTables;

beforeAll(() => {
  lines = makeOrderLines();
  order = lines.join('\n');
  imported = importTable(orderName, encodeUtf8(order));
  tables = openLibrary([imported]).at('2026-11-22');
});

describe('the order file', () => {
  it('is a table of its fiscal year', () => {
    const { kind, version, from, to, entries, remarks } = imported;
    expect({ kind, version, from, to, entries, remarks }).toEqual({
      kind: 'icd10cm',
      version: 'FY2027',
      from: '2026-10-01',
      to: '2027-09-30',
      entries: 98_403,
      remarks: ['74879 codes can be billed, 23524 are headings.'],
    });
    expect(tables.label.startsWith('ICD-10-CM FY2027 (CMS order file); ')).toBe(true);
    expect([tables.icd.isComplete, tables.icd.fiscalYear, tables.icd.size]).toEqual([true, 2027, 98_403]);
  });

  it('agrees with each of its lines', () => {
    const wrong = lines.filter((line) => {
      const found = tables.icd.find(line.slice(6, 13).trim());
      return found?.title !== line.slice(77) || found.billable !== (line[14] === '1');
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Windows line ends', () => lines.join('\r\n'), {}],
    [
      'mixed line ends and a mark at the start',
      () => `\uFEFF${lines.slice(0, 50_000).join('\r\n')}\n${lines.slice(50_000).join('\n')}\n`,
      {},
    ],
    ['empty lines at the end', () => `${order}\n\n \n`, {}],
    ['a year that is said', () => order, { fiscalYear: 2027 }],
  ])('is read with %s', (_, write, options) => {
    const again = importTable('ICD10CM_Order_2027.TXT', encodeUtf8(write()), options);
    expect([again.entries, again.version]).toEqual([98_403, 'FY2027']);
    expect(again.packed.every((byte, at) => byte === imported.packed[at])).toBe(true);
  });

  it('of the update in April holds from April', () => {
    const { version, from, to } = importTable('icd10cm-order-April-2026.txt', encodeUtf8(order));
    expect([version, from, to]).toEqual(['FY2026, April update', '2026-04-01', '2026-09-30']);
  });

  it('may hold what Windows wrote', () => {
    const bytes = encodeUtf8(
      order.replace("Charcot's joint", 'Charcot~s joint').replace("Charcot's joint", 'Charcot~s joint'),
    );
    const windows = bytes.map((byte) => (byte === 126 ? 0x92 : byte));
    const library = openLibrary([importTable(orderName, windows)]);
    expect(library.at(null).icd.find('M14.6')?.title).toBe('Charcot’s joint');
  });
});

describe('the codes file', () => {
  it('has what can be billed, and gets the headings that are known', () => {
    const list = importTable('icd10cm_codes_2027.txt', encodeUtf8(makeCodesLines().join('\r\n')));
    expect(list.entries).toBe(98_403);
    expect(list.remarks[0]).toContain('23524 were taken from the built-in table');
    const { icd, label } = openLibrary([list]).at(null);
    expect([icd.find('M54.50')?.billable, icd.find('M54.5')?.billable]).toEqual([true, false]);
    expect(label.startsWith('ICD-10-CM FY2027 (CMS codes file); ')).toBe(true);
  });

  it('gets no heading of which no code is left', () => {
    const left = makeCodesLines().filter((line) => !line.startsWith('M545'));
    expect(
      openLibrary([importTable('icd10cm_codes_2027.txt', encodeUtf8(left.join('\n')))])
        .at(null)
        .icd.find('M54.5'),
    ).toBeNull();
  });
});

describe('a damaged order file', () => {
  const change = (row: number, write: (line: string) => string): string =>
    // What is wrong in a line is reported before anything else.
    lines
      .slice(0, 300)
      .map((line, at) => (at === row ? write(line) : line))
      .join('\n');

  it.each<[string, () => string | Uint8Array, string]>([
    ['empty', () => '', 'is empty.'],
    ['blank', () => '\n \r\n', 'is empty.'],
    [
      'a web page',
      () => '<!DOCTYPE html><html><body>404</body></html>',
      'is a web page, not a table; the download may have failed.',
    ],
    ['a zip archive', () => Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2]), ''],
    ['binary', () => Uint8Array.from({ length: 9000 }, (_, at) => (at * 7) % 256), 'is not a text file.'],
    ['cut off inside a line', () => order.slice(0, order.length - 30), 'line 98403: the title is cut off.'],
    [
      'cut off after a heading',
      () => lines.slice(0, lines.findLastIndex((line) => line[14] === '0') + 1).join('\n'),
      'is a header with no code below it; the file may be cut off.',
    ],
    ['cut in half', () => lines.slice(0, 50_000).join('\n'), ''],
    ['without its head', () => lines.slice(20_000).join('\n'), ''],
    [
      'with a line of other columns',
      () => change(99, (line) => line.slice(3)),
      'line 100: the columns are not those of the ICD-10-CM order file.',
    ],
    [
      'with a flag that is none',
      () => change(99, (line) => `${line.slice(0, 14)}7${line.slice(15)}`),
      'line 100: the columns are not those of the ICD-10-CM order file.',
    ],
    [
      'with a code that is none',
      () => change(99, (line) => `${line.slice(0, 6)}A0Z0000${line.slice(13)}`),
      'line 100: “A0Z0000” is no ICD-10-CM code.',
    ],
    [
      'without a title',
      () => change(99, (line) => line.slice(0, 77)),
      'line 100: the title is missing; the line may be cut off.',
    ],
    [
      'with a code twice',
      () => change(2, (line) => `${line.slice(0, 6)}A000   ${line.slice(13)}`),
      'line 3: A00.0 stands on line 2 already.',
    ],
    [
      'in another order',
      () => [lines[1], lines[0], ...lines.slice(2, 300)].join('\n'),
      'line 2: order number 1 does not follow 2.',
    ],
    [
      'with a heading that is billable',
      () => change(0, (line) => `${line.slice(0, 14)}1${line.slice(15)}`),
      'line 1: A00 is marked billable, but A00.0 is below it.',
    ],
  ])('%s is refused in one sentence', (_, write, words) => {
    const sentence = refusal(orderName, write());
    expect(sentence.startsWith(orderName)).toBe(true);
    expect(sentence.endsWith('.')).toBe(true);
    expect(sentence).toContain(words);
  });

  it('without a year asks for it', () => {
    expect(refusal('icd10cm_order.txt', order)).toBe(
      'icd10cm_order.txt does not tell its fiscal year; name the year, for example 2027.',
    );
  });

  it.each(['icd10cm_order_addenda_2027.txt', 'icd10cm_codes_addenda_2027.txt'])('%s is no table', (name) => {
    expect(refusal(name, 'Add:    A0000 ...\nDelete: A0001 ...')).toContain(
      'is none of the tables that can be imported',
    );
  });

  it('of an unknown format names what can be read', () => {
    expect(refusal('prices.txt', 'apples 3\npears 4')).toContain('the ICD-10-CM order file');
  });

  it('throws nothing but one sentence, whatever is wrong', () => {
    const pieces = [lines.slice(0, 200).join('\n'), makeTabularXml('2027').slice(0, 9_000)].map(encodeUtf8);
    fc.assert(
      fc.property(
        fc.constantFrom(...pieces),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
        fc.nat(),
        fc.constantFrom(orderName, 'icd10cm_codes_2027.txt', 'icd10cm_tabular_2027.xml', 'x'),
        (piece, changes, cut, name) => {
          const damaged = piece.slice(0, cut % piece.length);
          for (const [at, byte] of changes) damaged[at % piece.length] = byte;
          expect(refusal(name, damaged)).toMatch(/^[^\n]+\.$/s);
        },
      ),
      { numRuns: 400, seed: 8 },
    );
  });
});

describe('the tabular list', () => {
  let xml = '';
  beforeAll(() => {
    xml = makeTabularXml('2027');
  });

  it('says what the built-in notes say', () => {
    const list = importTable('icd10cm-tabular.xml', encodeUtf8(xml));
    expect([list.kind, list.version, list.from, list.to]).toEqual([
      'icd10cm-notes',
      'FY2027',
      '2026-10-01',
      '2027-09-30',
    ]);
    const { notes, label } = openLibrary([list]).at('2026-11-22');
    expect(label).toContain('; tabular notes FY2027 (tabular list)');
    const describeCode = (from: TabularNotes, code: string): string =>
      JSON.stringify([
        ...(['excludes1', 'code-first', 'use-additional'] as const).map((kind) => from.of(code, kind)),
        [...(from.seventhCharacters(code) ?? [])],
        from.isManifestation(code),
        from.termsOf(code),
      ]);
    const own = builtInNotes();
    const other = [...builtInIcd.under('')]
      .map(({ code }) => code)
      .filter((code) => code.length < 7 && describeCode(notes, code) !== describeCode(own, code));
    expect(other).toEqual([]);
  });

  it.each<[string, (whole: string) => string, RegExp]>([
    ['cut off', (whole) => whole.slice(0, whole.length / 2), /line \d+: .*(?:not closed|never closed)/],
    ['with a tag too few', (whole) => whole.replace('</diag>', ''), /line \d+: <\/\w+> closes what is not open/],
    ['with an entity of its own', (whole) => whole.replace('Cholera', '&cholera;'), /line \d+: “&” begins no entity/],
    [
      'with declarations',
      (whole) => whole.replace('<!-- made -->', '<!DOCTYPE a [<!ENTITY b "c">]>'),
      /line 2: a document type/,
    ],
    [
      'with a code that is none',
      (whole) => whole.replace('<name>A00</name>', '<name>zero</name>'),
      /has a diag without a code/,
    ],
    [
      'with few codes',
      (whole) => `${whole.slice(0, whole.indexOf('<diag><name>B'))}</chapter></ICD10CM.tabular>`,
      /categories/,
    ],
    ['without a year', (whole) => whole.replace('<version>2027</version>', ''), /fiscal year/],
  ])('%s is refused in one sentence', (_, damage, words) => {
    const sentence = refusal('icd10cm-tabular.xml', damage(xml));
    expect(sentence).toMatch(words);
    expect(sentence).toMatch(/^[^\n]+\.$/s);
  });

  it('takes time in its length, whatever stands in it', () => {
    for (const piece of [
      '<a ',
      '<a>',
      '<!',
      '<!--',
      '&',
      '&#1;',
      '<a b="c" ',
      "<a b='",
      '<![CDATA[',
      '</',
      '<!x>',
      '[',
      'x ',
    ])
      refusal('icd10cm-tabular.xml', `<ICD10CM.tabular>${piece.repeat(50_000)}`);
  });
});
