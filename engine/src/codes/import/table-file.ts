import { decodeFileBytes } from '../tables/packed/utf8.ts';
import { ImportProblem } from './import-problem.ts';

export interface FileLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** A file that somebody wants to import, known to be text. */
export interface TableFile {
  /** Without its folder. */
  readonly name: string;
  /** The name of the archive that it came in; empty where it came in none. */
  readonly archive: string;
  /** The first 4,096 bytes as text: what a file is recognised by. */
  readonly head: string;
  /** The whole text, made when asked for. */
  text(): string;
  /** Line by line, whatever the line ends, decoded block by block: a file of 200 MB is never one string. */
  lines(): Iterable<FileLine>;
}

const headLength = 4096;
const blockLength = 65_536;
const newline = 10;

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** Blocks that end with a line; UTF-8 never has the byte of a line's end inside a character. */
function* blocks(bytes: Uint8Array): Iterable<string> {
  for (let start = 0; start < bytes.length;) {
    const next = start + blockLength >= bytes.length ? -1 : bytes.indexOf(newline, start + blockLength);
    const end = next < 0 ? bytes.length : next + 1;
    yield decodeFileBytes(bytes.subarray(start, end));
    start = end;
  }
}

function* readLines(bytes: Uint8Array): Iterable<FileLine> {
  let number = 0;
  for (const block of blocks(bytes)) {
    const lines = block.split(/\r\n|\n|\r/);
    if (lines.at(-1) === '') lines.pop();
    for (const text of lines) {
      number += 1;
      yield { number, text };
    }
  }
}

/** What the bytes are when they are no text; null when they may be a table. */
function nameOtherFormat(bytes: Uint8Array, head: string): string | null {
  if (bytes.length === 0 || head.trim() === '') return 'is empty';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 8)
    return 'is a ZIP archive or a workbook; unpack it, or save the sheet as text, and import the file in it';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return 'is written in UTF-16; save it as UTF-8 and import it again';
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0)
    return 'is a workbook of the old Excel format; save it as .xlsx or CSV and import it again';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'is packed with gzip; unpack it and import the file in it';
  if (head.startsWith('%PDF-')) return 'is a PDF; import the text, CSV or XML file of the same publication';
  if (bytes.subarray(0, headLength).includes(0)) return 'is not a text file';
  if (/^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(head))
    return 'is a web page, not a table; the download may have failed';
  return null;
}

/**
 * Looks at the bytes of a file.
 * @throws ImportProblem when they are no text, or none that says anything
 */
export function openTableFile(fileName: string, bytes: Uint8Array, archive = ''): TableFile {
  const name = fileName.replace(/^.*[\\/]/, '');
  const body = withoutMark(bytes);
  const head = decodeFileBytes(body.subarray(0, headLength));
  const other = nameOtherFormat(body, head);
  if (other) throw new ImportProblem(`${name} ${other}.`);
  return { name, archive, head, text: () => decodeFileBytes(body), lines: () => readLines(body) };
}
