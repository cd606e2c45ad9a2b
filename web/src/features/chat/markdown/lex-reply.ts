import type { Token } from 'marked';
import { lexMarkdown } from './lex-markdown.ts';

/** One top-level piece of a reply: its tokens, and where it begins in the text. */
export interface Block {
  readonly token: Token;
  readonly start: number;
}

function toBlocks(text: string, offset: number): Block[] {
  const blocks: Block[] = [];
  let start = offset;
  for (const token of lexMarkdown(text)) {
    blocks.push({ token, start });
    start += token.raw.length;
  }
  return blocks;
}

/**
 * Reads a whole reply. Line ends must be "\n" (see `normaliseLineEnds`), so that offsets of blocks are offsets of the text.
 */
export function lexReply(text: string): readonly Block[] {
  return toBlocks(text, 0);
}

/** The two newest pieces of a growing text may still change their kind; what stands before them does not. */
const openPieces = 2;

function countSettled(blocks: readonly Block[]): number {
  let open = 0;
  let index = blocks.length;
  while (index > 0 && open < openPieces) {
    index -= 1;
    if (blocks[index]?.token.type !== 'space') open += 1;
  }
  return open < openPieces ? 0 : index;
}

/**
 * Reads a reply that grows. Only its newest pieces are read again, so that the work for a chunk does not grow with the reply.
 * A text that is not a continuation of the one before is read from its beginning. References to link definitions further down
 * are resolved when the reply is complete and read as a whole.
 */
export function createGrowingLexer(): (text: string) => readonly Block[] {
  let settled: readonly Block[] = [];
  let settledText = '';
  return (text) => {
    if (!text.startsWith(settledText)) {
      settled = [];
      settledText = '';
    }
    const tail = toBlocks(text.slice(settledText.length), settledText.length);
    const count = countSettled(tail);
    if (count > 0) {
      settled = [...settled, ...tail.slice(0, count)];
      settledText = text.slice(0, tail[count]?.start ?? settledText.length);
    }
    return count > 0 ? [...settled, ...tail.slice(count)] : [...settled, ...tail];
  };
}

/** Turns every line end into "\n" and says where an offset of the text before stands now. */
export function normaliseLineEnds(text: string): { readonly text: string; readonly move: (offset: number) => number } {
  if (!text.includes('\r')) return { text, move: (offset) => offset };
  const dropped: number[] = [];
  const normal = text.replace(/\r\n|\r/g, (end, index: number) => {
    if (end === '\r\n') dropped.push(index);
    return '\n';
  });
  return { text: normal, move: (offset) => offset - dropped.filter((index) => index < offset).length };
}
