import { defineMessage, type Message } from '../../message/message.ts';
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

/** Says what the bytes are when they are no text; null when they may be a table. */
function findOtherFormat(file: string, bytes: Uint8Array, head: string): Message | null {
  if (bytes.length === 0 || head.trim() === '') return defineMessage('import.empty', '{file} is empty.', { file });
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 8)
    return defineMessage(
      'import.archive',
      '{file} is a ZIP archive or a workbook; unpack it, or save the sheet as text, and import the file in it.',
      { file },
    );
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return defineMessage('import.utf16', '{file} is written in UTF-16; save it as UTF-8 and import it again.', {
      file,
    });
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0)
    return defineMessage(
      'import.oldWorkbook',
      '{file} is a workbook of the old Excel format; save it as .xlsx or CSV and import it again.',
      { file },
    );
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return defineMessage('import.gzip', '{file} is packed with gzip; unpack it and import the file in it.', { file });
  if (head.startsWith('%PDF-'))
    return defineMessage('import.pdf', '{file} is a PDF; import the text, CSV or XML file of the same publication.', {
      file,
    });
  if (bytes.subarray(0, headLength).includes(0))
    return defineMessage('import.notText', '{file} is not a text file.', { file });
  if (/^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(head))
    return defineMessage('import.webPage', '{file} is a web page, not a table; the download may have failed.', {
      file,
    });
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
  const other = findOtherFormat(name, body, head);
  if (other) throw new ImportProblem(other);
  return { name, archive, head, text: () => decodeFileBytes(body), lines: () => readLines(body) };
}
