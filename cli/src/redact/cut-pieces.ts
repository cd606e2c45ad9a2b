import type { FileKind } from './file-kind.ts';
import { FileProblem } from './file-problem.ts';

export type CutKind = Exclude<FileKind, 'document' | 'json'>;

/** Characters of a piece: enough for the finder to see what belongs together, little enough for the memory. */
export const pieceSize = 128 * 1024;
/** The most that is held back of running text or a table in search of a good place to cut. */
const mostHeld = 8 * pieceSize;
/** The most that one message or one line of JSON may be: cut in the middle, its fields could no longer be identified. */
const mostRecord = 32 * 1024 * 1024;
const tooLarge = 'has a record larger than the 32 MB that can be read of one';
/** The header of a table and three rows, which say what its columns hold. */
const fewestRows = 4;

/** Finds where to cut: the length of the piece, or 0 when more has to be read to know. */
type Cut = (held: string, isFirst: boolean) => number;

function afterLast(held: string, mark: string): number {
  const at = held.lastIndexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}

const afterLine = (held: string): number => afterLast(held, '\n') || (held.endsWith('\r') ? 0 : afterLast(held, '\r'));

const afterParagraph: Cut = (held) => {
  const blank = Math.max(afterLast(held, '\n\n'), afterLast(held, '\n\r\n'), afterLast(held, '\r\r'));
  return blank >= pieceSize / 4 ? blank : afterLine(held);
};

/** The name of the header segment on a line of its own, and its separator, which need not be the usual one. */
const messageStart = /[\n\r\x0b][ \t]*MSH[^\p{L}\p{N}\s]$/u;
const mostBlanks = 8;

/** Before the last message of HL7 v2 that has begun. */
const beforeMessage: Cut = (held) => {
  for (let at = held.length; (at = held.lastIndexOf('MSH', at - 1)) >= pieceSize / 4;)
    if (messageStart.test(held.slice(at - mostBlanks - 1, at + 4))) return at;
  return 0;
};

/** After the last row that has ended: a line break in quotes belongs to a field. The first piece holds several rows. */
const afterRow: Cut = (held, isFirst) => {
  let end = 0;
  let rows = 0;
  let isQuoted = false;
  for (let at = 0; at < held.length; at++) {
    const code = held.charCodeAt(at);
    if (code === 34) isQuoted = !isQuoted;
    else if (code === 10 && !isQuoted) {
      end = at + 1;
      rows++;
    }
  }
  return isFirst && rows < fewestRows && held.length < mostHeld ? 0 : end;
};

const cuts: Readonly<Record<CutKind, Cut>> = {
  text: afterParagraph,
  jsonl: afterLine,
  hl7: beforeMessage,
  csv: afterRow,
};

/** Where to cut a text that has no good place: after a line, a sentence or a word near its end, else anywhere but inside a character. */
function cutAnywhere(held: string): number {
  const line = afterLine(held);
  if (line > 0) return line;
  const near = held.length - pieceSize / 4;
  for (const mark of ['. ', ' ', ',', ';']) {
    const at = afterLast(held, mark);
    if (at > near) return at;
  }
  const code = held.charCodeAt(held.length - 1);
  return code >= 0xd800 && code <= 0xdbff ? held.length - 1 : held.length;
}

/**
 * Cuts a text into pieces of about 128 KB: running text between paragraphs, HL7 v2 between messages, tables between rows,
 * JSON Lines after a line. Where running text or a table has no such place within 1 MB, it cuts after a line, a sentence or
 * a word; a message or a line of JSON is never cut.
 *
 * @throws FileProblem when one of these is larger than 32 MB
 */
export async function* cutPieces(chunks: AsyncIterable<string>, kind: CutKind): AsyncGenerator<string> {
  const isRecord = kind === 'hl7' || kind === 'jsonl';
  let isFirst = true;
  let held = '';
  let next = pieceSize;
  for await (const chunk of chunks) {
    held += chunk;
    while (held.length >= next) {
      const length = cuts[kind](held, isFirst) || (!isRecord && held.length >= mostHeld ? cutAnywhere(held) : 0);
      if (length === 0) {
        if (held.length > mostRecord) throw new FileProblem(tooLarge);
        // The whole of it is searched again each time: a large record in growing steps.
        next = held.length + Math.max(pieceSize / 4, isRecord ? held.length / 4 : 0);
        continue;
      }
      next = pieceSize;
      isFirst = false;
      yield held.slice(0, length);
      held = held.slice(length);
    }
  }
  if (held !== '') yield held;
}
