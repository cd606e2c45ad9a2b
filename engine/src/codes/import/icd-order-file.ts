import { defineMessage, type Message } from '../../message/message.ts';
import { dotCode, packIcd, type IcdRow } from '../tables/packed-icd.ts';
import { addHeadings } from './add-headings.ts';
import { readFiscalYear } from './fiscal-year.ts';
import { problemAt } from './delimited.ts';
import { refuseHalf } from './known-categories.ts';
import type { FileLine, TableFile } from './table-file.ts';
import type { TableImporter } from './table-importer.ts';

/**
 * The two lists that CMS ships each year. The order file has fixed columns, counted from 1: order number 1-5, code 7-13,
 * 15 whether it can be billed (1) or is a header (0), 17-76 short title, long title from 78. The codes file has only what
 * can be billed: the code in 1-7, its long title from 9.
 */
const orderLine = /^\d{5} [A-Z][\dA-Z][\dA-Z][\dA-Z ]{4} [01] \S/;
const codesLine = /^[A-Z][\dA-Z][\dA-Z][\dA-Z ]{4} \S/;
const codeShape = /^[A-Z][\dA][\dAB][\dA-Z]{0,4}$/;

interface ReadRow extends IcdRow {
  readonly line: number;
}

function readCode(file: TableFile, line: FileLine, start: number): string {
  const code = line.text.slice(start, start + 7).trimEnd();
  if (!codeShape.test(code))
    throw problemAt(
      file,
      line.number,
      defineMessage('import.noIcdCode', '{cell} is no ICD-10-CM code', { cell: `“${code.trim().slice(0, 20)}”` }),
    );
  return code;
}

function readTitle(file: TableFile, line: FileLine, start: number): string {
  const title = line.text.slice(start).trim();
  if (title === '')
    throw problemAt(
      file,
      line.number,
      defineMessage('import.titleMissing', 'the title is missing; the line may be cut off'),
    );
  if (title.includes('\uFFFD') || /[\0-\x08\x0E-\x1F]/.test(title))
    throw problemAt(file, line.number, defineMessage('import.titleDamaged', 'the title is damaged'));
  return title;
}

function* readOrder(file: TableFile): Iterable<ReadRow> {
  let before = -1;
  for (const line of file.lines()) {
    if (line.text.trim() === '') continue;
    if (!orderLine.test(line.text))
      throw problemAt(
        file,
        line.number,
        defineMessage('import.notOrderColumns', 'the columns are not those of the ICD-10-CM order file'),
      );
    const order = Number(line.text.slice(0, 5));
    if (order <= before)
      throw problemAt(
        file,
        line.number,
        defineMessage('import.orderWrong', 'order number {order} does not follow {before}', { order, before }),
      );
    before = order;
    const title = readTitle(file, line, 77);
    // A title of up to 60 letters is its own short title.
    if (title.length < line.text.slice(16, 76).trim().length)
      throw problemAt(file, line.number, defineMessage('import.titleCutOff', 'the title is cut off'));
    yield { code: readCode(file, line, 6), billable: line.text[14] === '1', title, line: line.number };
  }
}

function* readCodes(file: TableFile): Iterable<ReadRow> {
  for (const line of file.lines()) {
    if (line.text.trim() === '') continue;
    if (!codesLine.test(line.text))
      throw problemAt(
        file,
        line.number,
        defineMessage('import.notCodesColumns', 'the columns are not those of the ICD-10-CM codes file'),
      );
    yield { code: readCode(file, line, 0), billable: true, title: readTitle(file, line, 8), line: line.number };
  }
}

/** Sorted as tables are; a code stands once, and one that can be billed has none below it. */
function sortRows(file: TableFile, rows: ReadRow[]): ReadRow[] {
  rows.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.line - b.line));
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before?.code === row.code)
      throw problemAt(
        file,
        row.line,
        defineMessage('import.repeated', '{code} stands on line {line} already', {
          code: dotCode(row.code),
          line: before.line,
        }),
      );
    if (before?.billable && row.code.startsWith(before.code))
      throw problemAt(
        file,
        before.line,
        defineMessage('import.billableHeader', '{code} is marked billable, but {below} is below it', {
          code: dotCode(before.code),
          below: dotCode(row.code),
        }),
      );
  }
  return rows;
}

/** A header has something below it; only where a file is cut off it has not. */
function refuseBareHeaders(file: TableFile, rows: readonly ReadRow[]): void {
  for (const [index, row] of rows.entries())
    if (!row.billable && !rows[index + 1]?.code.startsWith(row.code))
      throw problemAt(
        file,
        row.line,
        defineMessage('import.bareHeader', '{code} is a header with no code below it; the file may be cut off', {
          code: dotCode(row.code),
        }),
      );
}

function importer(
  what: Message,
  source: string,
  isKnownBy: (file: TableFile) => boolean,
  readRows: (file: TableFile) => { readonly rows: readonly IcdRow[]; readonly remark: string },
): TableImporter {
  return {
    kind: 'icd10cm',
    what,
    // The addenda in the same archive say only what has changed.
    recognizes: (file) => !/addend/i.test(file.name) && isKnownBy(file),
    read(file, options) {
      const { year, version, from, to } = readFiscalYear(file, options);
      const { rows, remark } = readRows(file);
      refuseHalf(
        file,
        rows.map(({ code }) => code),
      );
      return {
        kind: 'icd10cm',
        version,
        from,
        to,
        entries: rows.length,
        remarks: [remark],
        packed: packIcd(rows, year, source),
      };
    },
  };
}

const firstLine = (file: TableFile): string => /\S.*/.exec(file.head)?.[0] ?? '';

export const icdOrderFile = importer(
  // icd10cm_order_2027.txt
  defineMessage('import.kind.orderFile', 'the ICD-10-CM order file'),
  'CMS order file',
  (file) => orderLine.test(firstLine(file)) || /icd-?10-?cm[-_ ]?order/i.test(file.name),
  (file) => {
    const rows = sortRows(file, [...readOrder(file)]);
    refuseBareHeaders(file, rows);
    const billable = rows.filter((row) => row.billable).length;
    return { rows, remark: `${billable} codes can be billed, ${rows.length - billable} are headings.` };
  },
);

export const icdCodesFile = importer(
  // icd10cm_codes_2027.txt
  defineMessage('import.kind.codesFile', 'the ICD-10-CM codes file'),
  'CMS codes file',
  (file) => /icd-?10-?cm[-_ ]?codes/i.test(file.name) || /^A000\s+Cholera/.test(firstLine(file)),
  (file) => {
    const billable = sortRows(file, [...readCodes(file)]);
    const rows = addHeadings(billable);
    const remark = `${billable.length} codes can be billed. The file has no headings; ${rows.length - billable.length} were taken from the built-in table. The order file has them all.`;
    return { rows, remark };
  },
);
