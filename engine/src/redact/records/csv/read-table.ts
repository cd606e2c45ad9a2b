import { decodeCell, quoteBudget, readCsvRow } from './row-reader.ts';

export interface Table {
  readonly delimiter: string;
  /** The number of fields of the first row. */
  readonly width: number;
  /** What the cells of the first rows say; rows without anything are left out. */
  readonly rows: readonly (readonly string[])[];
  readonly firstRow: number;
  readonly secondRow: number;
  /** True when a blank follows most delimiters, as in a sentence. */
  readonly spaced: boolean;
  /** True when many rows end like a sentence. */
  readonly ended: boolean;
}

const delimiters = ['\t', ',', ';', '|'];
const sampleLength = 65_536;
/** Where rows are long, the sample goes on to the end of the header and three rows, but not beyond this. */
const longestSample = 1_048_576;
const fewestRows = 4;
const mostRows = 200;
/** Columns that make a table believable although some rows have more or fewer fields. */
const manyColumns = 4;
const raggedShare = 0.2;
const longestFirstLine = 20_000;
const longestHeading = 60;
const sentenceEnd = /[.?!]$/;
const preface = /^\ufeff?(?:sep=(.)\r?\n)?\s*/;
const markdownRule = /^[\s|:]*-{2,}[\s|:-]*$/m;

interface Start {
  readonly at: number;
  /** The delimiter that a spreadsheet's first line "sep=;" names. */
  readonly said: string | undefined;
}

/** Where the table begins, after a byte order mark and blank lines. */
function readStart(text: string): Start {
  const head = preface.exec(text.slice(0, 200));
  return { at: head?.[0].length ?? 0, said: head?.[1] };
}

/** True for a cell that may be the name of a column, known or not. */
export function mayBeHeading(cell: string): boolean {
  return cell.length <= longestHeading && !/^[\d$+(-]/.test(cell) && !/\d{4}/.test(cell) && !/[.?!:]$/.test(cell);
}

/** Reads the first rows with one delimiter; nothing as soon as they do not form a table. */
function readRows(text: string, start: number, delimiter: string): Table | undefined {
  const budget = quoteBudget(text);
  const rows: string[][] = [];
  let at = start;
  let width = 0;
  let ragged = 0;
  let blanks = 0;
  let delimited = 0;
  let secondRow = text.length;
  while (at < text.length && rows.length < mostRows && (at < sampleLength || rows.length < fewestRows)) {
    const row = readCsvRow(text, at, delimiter, budget);
    const cells = row.cells.map((cell) => decodeCell(text, cell).text);
    // The last row of a sample may have been cut short.
    const isCut = row.next >= text.length && text.length === longestSample;
    if (cells.some((cell) => cell !== '') && !isCut) {
      if (rows.length === 0) {
        width = cells.length;
        if (width < 3 && !cells.every(mayBeHeading)) return undefined;
      } else if (cells.length !== width) ragged++;
      if (width < 2 || (ragged > 0 && (width < manyColumns || ragged > Math.max(1, raggedShare * rows.length))))
        return undefined;
      for (const { start, quoted } of row.cells.slice(1)) {
        delimited++;
        if (!quoted && text.charAt(start) === ' ') blanks++;
      }
      rows.push(cells);
    }
    if (rows.length === 1 && secondRow === text.length) secondRow = row.next;
    at = row.next;
  }
  if (rows.length < 2) return undefined;
  const spaced = delimiter !== '\t' && blanks * 2 > delimited;
  const ends = rows.filter((cells) => sentenceEnd.test(cells.at(-1) ?? '')).length;
  return { delimiter, width, rows, firstRow: start, secondRow, spaced, ended: ends > 0.3 * rows.length };
}

/**
 * Reads the first rows of a text as a table of separated values.
 *
 * @returns nothing, and soon, when no delimiter cuts its lines into the same number of fields.
 */
export function readTable(text: string): Table | undefined {
  const sample = text.slice(0, longestSample);
  const { at, said } = readStart(sample);
  const lineEnd = sample.slice(at, at + longestFirstLine).search(/[\r\n]/);
  if (lineEnd < 0) return undefined;
  const line = sample.slice(at, at + lineEnd);
  if (line.startsWith('|') || markdownRule.test(sample.slice(at, at + 2 * lineEnd + 100))) return undefined;
  let best: Table | undefined;
  for (const delimiter of said ? [said] : delimiters) {
    if (!line.includes(delimiter)) continue;
    const table = readRows(sample, at, delimiter);
    if (table && (!best || table.width > best.width)) best = table;
  }
  return best;
}
