import { defineMessage, type Message } from '../../message/message.ts';
import { ImportProblem } from './import-problem.ts';
import type { TableFile } from './table-file.ts';

/** One record of a file of separated values. */
export interface Row {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Without the quotation marks and the space around. */
  readonly fields: readonly string[];
}

export type Delimiter = '\t' | ',' | ';' | '|';

/** A field in quotation marks may go on over so many lines; more and a mark is missing. */
const mostJoined = 30;

/** What stands between the values of a file: the mark that its head has most of; tabs go first. */
export function findDelimiter(head: string): Delimiter {
  const count = (mark: string): number => head.split(mark).length;
  if (head.includes('\t')) return '\t';
  const marks: readonly Delimiter[] = [',', ';', '|'];
  return marks.reduce<Delimiter>((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

/** The values of a record in which some stand in quotation marks; null where the last mark is not closed. Linear. */
function splitQuoted(text: string, delimiter: Delimiter): string[] | null {
  const fields: string[] = [];
  for (let at = 0; ;) {
    while (text[at] === ' ') at += 1;
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at);
      fields.push(text.slice(at, end < 0 ? text.length : end).trim());
      if (end < 0) return fields;
      at = end + 1;
      continue;
    }
    let end = text.indexOf('"', at + 1);
    while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end < 0) return null;
    fields.push(
      text
        .slice(at + 1, end)
        .replaceAll('""', '"')
        .trim(),
    );
    const next = text.indexOf(delimiter, end);
    if (next < 0) return fields;
    at = next + 1;
  }
}

function splitPlain(text: string, delimiter: Delimiter): string[] {
  const fields = text.split(delimiter);
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] ?? '';
    // Few fields have space around them, and files have fields by the million.
    if (field.charCodeAt(0) <= 32 || field.charCodeAt(field.length - 1) <= 32) fields[at] = field.trim();
  }
  return fields;
}

/**
 * The records of a file of separated values, empty lines left out. Linear, line by line.
 * @throws ImportProblem where a quotation mark is never closed
 */
export function* readRows(file: TableFile, delimiter = findDelimiter(file.head)): Iterable<Row> {
  let open: string[] = [];
  let begin = 0;
  for (const { number, text } of file.lines()) {
    if (open.length === 0) {
      if (text.trim() === '') continue;
      begin = number;
      if (!text.includes('"')) {
        yield { line: number, fields: splitPlain(text, delimiter) };
        continue;
      }
    }
    open.push(text);
    const fields = splitQuoted(open.join(' '), delimiter);
    if (fields) yield { line: begin, fields };
    if (fields) open = [];
    else if (open.length > mostJoined) break;
  }
  if (open.length > 0)
    throw problemAt(file, begin, defineMessage('import.quotationMarkNotClosed', 'a quotation mark is not closed'));
}

/** A sentence about one line of a file. */
export const problemAt = (file: TableFile, line: number, fault: Message): ImportProblem =>
  new ImportProblem(defineMessage('import.atLine', '{file}, line {line}: {fault}.', { file: file.name, line, fault }));

/** What a file says in a field, cut short, in quotation marks, without what a terminal obeys: for a sentence about it. */
export const quoteField = (field: string): string => `“${field.slice(0, 20).replace(/\p{C}/gu, '\ufffd')}”`;
