import { defineMessage } from '../../message/message.ts';
import { packProcedures } from '../tables/packed-procedures.ts';
import { findDelimiter, problemAt, quoteField, readRows } from './delimited.ts';
import { ImportProblem } from './import-problem.ts';
import { sortByCode } from './keyed-rows.ts';
import { refusePart } from './refuse-part.ts';
import type { TableFile } from './table-file.ts';
import type { ImportOptions, TableImporter } from './table-importer.ts';

/**
 * CPT as the American Medical Association gives it to a licensee: LONGULT.txt, MEDU.txt or SHORTU.txt (notice, then a code, space
 * and its descriptor; a code again goes on with it), or the consolidated list, tab-separated under headings.
 */
const codeShape = /^\d{4}[\dFTUAM]$/;
const codeLine = /^(\d{4}[\dFTUAM])(?:\s+|$)(.*)$/;

interface ReadCode {
  readonly code: string;
  readonly line: number;
  readonly title: string;
}

function readLines(file: TableFile): ReadCode[] {
  const codes: ReadCode[] = [];
  for (const { number, text } of file.lines()) {
    const match = codeLine.exec(text.trimEnd());
    if (!match) {
      if (codes.length === 0 || text.trim() === '') continue;
      throw problemAt(
        file,
        number,
        defineMessage('import.noLeadingCptCode', '{cell} does not begin with a CPT code', {
          cell: quoteField(text.trim()),
        }),
      );
    }
    const [, code = '', title = ''] = match;
    if (title.trim() === '')
      throw problemAt(
        file,
        number,
        defineMessage('import.descriptorMissing', 'the descriptor of {code} is missing', { code }),
      );
    const before = codes.at(-1);
    if (before?.code === code) codes[codes.length - 1] = { ...before, title: `${before.title} ${title.trim()}` };
    else codes.push({ code, line: number, title: title.trim() });
  }
  return codes;
}

/** The columns of code and descriptor in a row of headings; the longest kind of descriptor that there is. */
function findColumns(headings: readonly string[]): { code: number; title: number } | null {
  const code = headings.findIndex((heading) => /^cpt\s?code$/i.test(heading));
  for (const kind of [/^long/i, /^(?:descriptor|description)/i, /^medium/i, /^short/i]) {
    const title = headings.findIndex((heading) => kind.test(heading));
    if (code >= 0 && title >= 0) return { code, title };
  }
  return null;
}

function readColumns(file: TableFile): ReadCode[] {
  const codes: ReadCode[] = [];
  let columns: { code: number; title: number } | null = null;
  for (const { line, fields } of readRows(file)) {
    if (!columns) {
      columns = findColumns(fields);
      continue;
    }
    const code = fields[columns.code] ?? '';
    const title = fields[columns.title] ?? '';
    if (!codeShape.test(code))
      throw problemAt(
        file,
        line,
        defineMessage('import.noCptCode', '{cell} is no CPT code', { cell: quoteField(code) }),
      );
    if (title === '')
      throw problemAt(
        file,
        line,
        defineMessage('import.descriptorMissing', 'the descriptor of {code} is missing', { code }),
      );
    codes.push({ code, line, title });
  }
  return codes;
}

/** One row for a code: files of two forms have a code twice with the same words. */
function mergeSame(file: TableFile, codes: ReadCode[]): ReadCode[] {
  return sortByCode(codes).filter((row, index, all) => {
    const before = all[index - 1];
    if (before?.code !== row.code) return true;
    if (before.title === row.title) return false;
    throw problemAt(
      file,
      row.line,
      defineMessage('import.repeatedOtherwise', '{code} stands on line {line} already, with another descriptor', {
        code: row.code,
        line: before.line,
      }),
    );
  });
}

function readYear(file: TableFile, options: ImportOptions): number {
  const found = /(?<!\d)20\d\d(?!\d)/.exec(file.name) ?? /CPT\W{0,4}(?:codes?\s)?20\d\d/i.exec(file.head);
  const year = options.fiscalYear ?? Number(/20\d\d/.exec(found?.[0] ?? '')?.[0]);
  if (!Number.isInteger(year))
    throw new ImportProblem(
      defineMessage('import.noYear', '{file} does not tell its year; name the year of CPT, for example 2026.', {
        file: file.name,
      }),
    );
  return year;
}

const hasHeadings = (file: TableFile): boolean => /(?:^|\t)"?CPT\s?Code"?\t/im.test(file.head);

export const cptFile: TableImporter = {
  kind: 'cpt',
  // LONGULT.txt, MEDU.txt, SHORTU.txt, or the consolidated list
  what: defineMessage('import.kind.cpt', 'a licensed CPT file'),
  recognizes: (file) =>
    /^(?:longul|medu|shortu|consolidated|cpt)/i.test(file.name) ||
    hasHeadings(file) ||
    (/American Medical Association/i.test(file.head) && /^\d{4}[\dFT][ \t]+[A-Za-z]/m.test(file.head)),
  read(file, options) {
    const isTable = hasHeadings(file) && findDelimiter(file.head) === '\t';
    const rows = mergeSame(file, isTable ? readColumns(file) : readLines(file));
    if (rows.length === 0)
      throw new ImportProblem(defineMessage('import.noCptCodes', '{file} has no CPT codes.', { file: file.name }));
    // Of half a file an audit would say that what is missing is no code.
    refusePart(file, rows, '0123456789');
    const year = readYear(file, options);
    return {
      kind: 'cpt',
      version: options.version ?? `${year}`,
      from: options.from ?? `${year}-01-01`,
      to: options.to ?? `${year}-12-31`,
      entries: rows.length,
      remarks: [
        'CPT is licensed by the American Medical Association; the words are shown to those whom your license covers.',
      ],
      packed: packProcedures('CPT', rows),
    };
  },
};
