import type { FileKind } from './file-kind.ts';

export type CutKind = Exclude<FileKind, 'document' | 'json'>;

/** Characters of a piece: enough for the finder to see what belongs together, little enough for the memory. */
export const pieceSize = 128 * 1024;
/** The most that is held back in search of a good place to cut. */
const mostHeld = 8 * pieceSize;

/** Finds where to cut: the length of the piece, or 0 when more has to be read to know. */
type Cut = (held: string) => number;

function afterLast(held: string, mark: string): number {
  const at = held.lastIndexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}

const afterLine: Cut = (held) => afterLast(held, '\n') || (held.endsWith('\r') ? 0 : afterLast(held, '\r'));

const afterParagraph: Cut = (held) => {
  const blank = Math.max(afterLast(held, '\n\n'), afterLast(held, '\n\r\n'), afterLast(held, '\r\r'));
  return blank >= pieceSize / 4 ? blank : afterLine(held);
};

/** Before the last message of HL7 v2 that has begun. */
const beforeMessage: Cut = (held) => {
  const at = Math.max(held.lastIndexOf('\nMSH|'), held.lastIndexOf('\rMSH|'));
  return at < pieceSize / 4 ? 0 : at + 1;
};

/** After the last row that has ended: a line break in quotes belongs to a field. */
const afterRow: Cut = (held) => {
  let end = 0;
  let isQuoted = false;
  for (let at = 0; at < held.length; at++) {
    const code = held.charCodeAt(at);
    if (code === 34) isQuoted = !isQuoted;
    else if (code === 10 && !isQuoted) end = at + 1;
  }
  return end;
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
 * anything else after a line. Where there is no such place within 1 MB, it cuts after a line, a sentence or a word.
 */
export async function* cutPieces(chunks: AsyncIterable<string>, kind: CutKind): AsyncGenerator<string> {
  let held = '';
  let next = pieceSize;
  for await (const chunk of chunks) {
    held += chunk;
    while (held.length >= next) {
      const length = cuts[kind](held) || (held.length >= mostHeld ? cutAnywhere(held) : 0);
      next = length === 0 ? held.length + pieceSize / 4 : pieceSize;
      if (length === 0) continue;
      yield held.slice(0, length);
      held = held.slice(length);
    }
  }
  if (held !== '') yield held;
}
