import { defineMessage } from '../../message/message.ts';
import { packProcedures } from '../tables/packed-procedures.ts';
import { problemAt, quoteField, readRows } from './delimited.ts';
import { sortUnique } from './keyed-rows.ts';
import { readQuarter } from './quarter.ts';
import { refusePart } from './refuse-part.ts';
import type { FileLine, TableFile } from './table-file.ts';
import type { TableImporter } from './table-importer.ts';

/**
 * HCPCS Level II as CMS ships it each quarter. The file of fixed columns, counted from 1: code 1-5, sequence 6-10, kind of record
 * 11 (3 a code, 4 more of its description, 7 and 8 a modifier), long description 12-91, short description 92-119, last day 285-292.
 * The workbook saved as text has the same under headings.
 */
const codeShape = /^[A-V]\d{4}$/;
const fixedLine = /^(?:[A-V]\d{4}|   [A-Z\d]{2})\d{5}[3478]/;
/** Letters of which every whole file has codes. */
const letters = 'ABCEGHJKLMPQSTUV';
/** Families that a quarter may do without. */
const tolerated = 2;

interface ReadCode {
  readonly code: string;
  readonly line: number;
  readonly pieces: string[];
  /** As written: eight digits, or empty. */
  readonly end: string;
}

const isContinued = (record: string): boolean => record === '4';

function readFixedLine(file: TableFile, { number, text }: FileLine, codes: ReadCode[]): void {
  if (!fixedLine.test(text))
    throw problemAt(
      file,
      number,
      defineMessage('import.notHcpcsColumns', 'the columns are not those of the HCPCS file'),
    );
  const record = text[10] ?? '';
  if (record === '7' || record === '8') return;
  const code = text.slice(0, 5);
  const piece = text.slice(11, 91);
  if (piece.trim() === '')
    throw problemAt(
      file,
      number,
      defineMessage('import.descriptionMissing', 'the description of {code} is missing', { code }),
    );
  const before = codes.at(-1);
  if (!isContinued(record)) codes.push({ code, line: number, pieces: [piece], end: text.slice(284, 292).trim() });
  else if (before?.code === code) before.pieces.push(piece);
  else
    throw problemAt(
      file,
      number,
      defineMessage('import.firstLineMissing', 'the first line of {code} is missing', { code }),
    );
}

function readFixed(file: TableFile): ReadCode[] {
  const codes: ReadCode[] = [];
  for (const line of file.lines()) if (line.text.trim() !== '') readFixedLine(file, line, codes);
  return codes;
}

const isNamed = (pattern: RegExp) => (heading: string) => pattern.test(heading.replace(/\s+/g, ' '));

function readColumns(file: TableFile): ReadCode[] {
  const codes: ReadCode[] = [];
  let columns: { code: number; title: number; end: number; record: number } | null = null;
  for (const { line, fields } of readRows(file)) {
    if (!columns) {
      const code = fields.findIndex(isNamed(/^hcpcs?(?: code)?$/i));
      const title = fields.findIndex(isNamed(/^long[ _]desc/i));
      if (code >= 0 && title >= 0)
        columns = {
          code,
          title,
          end: fields.findIndex(isNamed(/^term/i)),
          record: fields.findIndex(isNamed(/^recid/i)),
        };
      continue;
    }
    const code = fields[columns.code] ?? '';
    const piece = fields[columns.title] ?? '';
    if (/^[A-Z\d]{2}$/.test(code) || fields.every((field) => field === '')) continue;
    if (!codeShape.test(code))
      throw problemAt(
        file,
        line,
        defineMessage('import.noHcpcsCode', '{cell} is no HCPCS code', { cell: quoteField(code) }),
      );
    if (piece === '')
      throw problemAt(
        file,
        line,
        defineMessage('import.descriptionMissing', 'the description of {code} is missing', { code }),
      );
    const before = codes.at(-1);
    if (before?.code === code && isContinued(fields[columns.record] ?? '')) before.pieces.push(piece);
    else codes.push({ code, line, pieces: [piece], end: fields[columns.end] ?? '' });
  }
  return codes;
}

/** Whether descriptions are cut at the column whatever stands there, and not between words: then most cut lines are full. */
function cutsWords(codes: readonly ReadCode[]): boolean {
  const cut = codes.flatMap(({ pieces }) => pieces.slice(0, -1));
  return cut.filter((piece) => piece.trimEnd().length === 80).length * 2 > cut.length;
}

/** A date as files write it to digits that compare: `20241231`, `12/31/2024`. */
function dayDigits(written: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written);
  if (!american) return written.replaceAll('-', '');
  const [, month = '', day = '', year = ''] = american;
  return year + month.padStart(2, '0') + day.padStart(2, '0');
}

export const hcpcsFile: TableImporter = {
  kind: 'hcpcs',
  // HCPC2026_OCT_ANWEB.txt, or its workbook saved as CSV
  what: defineMessage('import.kind.hcpcs', 'HCPCS Level II'),
  recognizes: (file) =>
    /^hcpc/i.test(file.name) || fixedLine.test(file.head) || /^"?HCPCS?\b[^\n]*LONG/im.test(file.head),
  read(file, options) {
    const quarter = readQuarter(file, options);
    const all = fixedLine.test(file.head) ? readFixed(file) : readColumns(file);
    refusePart(file, all, letters, tolerated);
    const first = quarter.from.replaceAll('-', '');
    const held = all.filter(({ end }) => end === '' || dayDigits(end) >= first);
    const glue = cutsWords(all) ? '' : ' ';
    const rows = sortUnique(file, held).map(({ code, pieces }) => ({
      code,
      title: pieces.join(glue).replace(/\s+/g, ' ').trim(),
    }));
    const ended = all.length - held.length;
    return {
      kind: 'hcpcs',
      ...quarter,
      entries: rows.length,
      remarks: ended === 0 ? [] : [`${ended} codes that ended before ${quarter.from} are left out.`],
      packed: packProcedures('HCPCS', rows),
    };
  },
};
