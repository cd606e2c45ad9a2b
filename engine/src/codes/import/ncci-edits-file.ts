import { defineMessage, type Message } from '../../message/message.ts';
import type { PtpEdit } from '../tables/code-tables.ts';
import { EditPacker, readDay, writeDay } from '../tables/packed-edits.ts';
import { claimKindOf } from './claim-kind.ts';
import { problemAt, quoteField, readRows, type Row } from './delimited.ts';
import { ImportProblem } from './import-problem.ts';
import { quarterOf, readQuarter, type Quarter } from './quarter.ts';
import type { TableFile } from './table-file.ts';
import type { TableImporter } from './table-importer.ts';

/**
 * Procedure-to-procedure edits as CMS ships them each quarter, in four files for practitioners and four for hospitals: lines of
 * notice and headings, then column 1, column 2, a star where the edit is older than 1996, the effective date, the deletion date
 * or a star, the modifier indicator and the rationale.
 */
const codeShape = /^[A-Z\d]\d{3}[A-Z\d]$/;
/** The quarter's version in a file's name: v31.3 is the last of 2025. */
const versionInName = /v(\d{2})([0-3])(?:r\d*)?(?!\d)/i;
const versionZero = 1994;

/** Codes and dates of a file repeat by the million: each is read once. */
class SeenBefore {
  readonly #codes = new Map<string, boolean>();
  readonly #days = new Map<string, number | null>();

  isCode(written: string): boolean {
    const known = this.#codes.get(written);
    if (known !== undefined) return known;
    const isCode = codeShape.test(written);
    if (isCode) this.#codes.set(written, true);
    return isCode;
  }

  readDay(written: string): number | null {
    const known = this.#days.get(written);
    if (known !== undefined) return known;
    const day = readDay(written);
    if (day !== null) this.#days.set(written, day);
    return day;
  }

  /** @throws ImportProblem where a column holds no date */
  readDate(file: TableFile, row: Row, column: number, noDate: (cell: string) => Message): number {
    const written = row.fields[column] ?? '';
    const day = this.readDay(written);
    if (day === null) throw problemAt(file, row.line, noDate(quoteField(written)));
    return day;
  }
}

function readIndicator(file: TableFile, row: Row): PtpEdit['indicator'] {
  const written = row.fields[5] ?? '';
  if (written !== '0' && written !== '1' && written !== '9')
    throw problemAt(
      file,
      row.line,
      defineMessage('import.modifierIndicatorWrong', 'the modifier indicator {cell} is none of 0, 1 and 9', {
        cell: quoteField(written),
      }),
    );
  return Number(written) as PtpEdit['indicator'];
}

interface Gathered {
  readonly packer: EditPacker;
  /** Days since 1990. */
  readonly newest: number;
  readonly neverInForce: number;
}

function gatherEdits(file: TableFile): Gathered {
  const packer = new EditPacker();
  const seen = new SeenBefore();
  let newest = 0;
  let neverInForce = 0;
  for (const row of readRows(file)) {
    if (!seen.isCode(row.fields[0] ?? '') || !seen.isCode(row.fields[1] ?? '')) {
      if (packer.size + neverInForce === 0 || row.fields.every((field) => field === '')) continue;
      throw problemAt(
        file,
        row.line,
        defineMessage('import.noPairCodes', '{cell} is no pair of codes', { cell: quoteField(row.fields.join(' ')) }),
      );
    }
    if (row.fields.length < 6)
      throw problemAt(
        file,
        row.line,
        defineMessage('import.columnsMissing', 'columns are missing; the line may be cut off'),
      );
    const [column1 = '', column2 = ''] = row.fields;
    const from = seen.readDate(file, row, 3, (cell) =>
      defineMessage('import.effectiveDateNoDate', 'the effective date {cell} is no date', { cell }),
    );
    const deleted = row.fields[4] ?? '';
    const to =
      deleted === '*' || deleted === ''
        ? null
        : seen.readDate(file, row, 4, (cell) =>
            defineMessage('import.deletionDateNoDate', 'the deletion date {cell} is no date', { cell }),
          );
    const indicator = readIndicator(file, row);
    newest = Math.max(newest, from);
    // An edit that is deleted as of the day it began was taken back.
    if (to !== null && to <= from) neverInForce += 1;
    else packer.add({ column1, column2, indicator }, from, to);
  }
  return { packer, newest, neverInForce };
}

/** The quarter by the version in the name, else by the newest edit: new ones begin with a quarter. */
function quarterOfFile(file: TableFile, newest: number): Quarter {
  const version = versionInName.exec(file.name);
  if (version) return quarterOf(Number(version[1]) + versionZero, Number(version[2]) * 3 + 1);
  const [year = 0, month = 1] = writeDay(newest).split('-').map(Number);
  return quarterOf(year, month);
}

export const ncciEditsFile: TableImporter = {
  kind: 'ncci-ptp',
  // ccipra-v313r0-f1.txt
  what: defineMessage('import.kind.ncci', 'NCCI procedure-to-procedure edits'),
  recognizes: (file) =>
    /^cci(?:pra|oph|prof|opps)/i.test(file.name) || /column\s?1[\s\S]{1,80}column\s?2/i.test(file.head),
  read(file, options) {
    const { packer, newest, neverInForce } = gatherEdits(file);
    if (packer.size === 0)
      throw new ImportProblem(
        defineMessage('import.noEdits', '{file} has no edits: no line begins with two codes.', { file: file.name }),
      );
    const quarter = quarterOfFile(file, newest);
    const held =
      versionInName.test(file.name) && options.from === undefined
        ? quarter
        : readQuarter(file, options, { otherwise: quarter });
    return {
      kind: 'ncci-ptp',
      ...held,
      version: options.version ?? held.version + claimKindOf(file),
      entries: packer.size,
      remarks: neverInForce === 0 ? [] : [`${neverInForce} edits that were never in force are left out.`],
      packed: packer.pack(),
    };
  },
};
