import type { Span } from '../model/span.ts';
import { splitSentences } from '../text/sentences.ts';

/** A statement of a document with the heading it stands under. */
export interface Piece extends Span {
  /** True for headings, table heads and what stands under "Not documented" and "To check": words that claim nothing. */
  readonly structural: boolean;
  /** The nearest heading above, in lower case; empty before the first. */
  readonly heading: string;
}

/** Headings over what a tool lists of a note and claims of nobody. */
export const silentHeading = /\b(?:not documented|to check|missing|disclaimer)\b/i;

function trimSpan(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

const isRule = (line: string): boolean =>
  (line.includes('---') && /^[\s:|-]*$/.test(line)) || /^\s*(?:[*_=]{3,}|`{3,}.*|~{3,}.*)\s*$/.test(line);
const isLabel = (line: string): boolean => /^\s*(?:\*\*|__)[^*_]{1,60}(?:\*\*|__):?\s*$/.test(line);
const isShouted = (line: string): boolean =>
  line.length < 60 && line === line.toUpperCase() && /^[^.!?\d]*$/.test(line) && /\p{L}{3}/u.test(line);

/** The words of a line that is a heading; undefined for other lines. */
function headingOf(line: string): string | undefined {
  const marked = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (marked !== undefined) return marked.toLowerCase();
  return isLabel(line) || isShouted(line) ? line.replace(/[*_:]/g, '').trim().toLowerCase() : undefined;
}

/** The statements of one line of markdown: a heading, a table row, a list item or the sentences of a paragraph. */
function piecesOfLine(markdown: string, line: Span, next: string, silent: boolean, heading: string): Piece[] {
  const text = markdown.slice(line.start, line.end);
  const hash = /^\s{0,3}#{1,6}\s+/.exec(text);
  if (hash) return [{ ...trimSpan(markdown, line.start + hash[0].length, line.end), structural: true, heading }];
  if (/^\s*\|.*\|\s*$/.test(text)) {
    const start = line.start + text.indexOf('|') + 1;
    const structural = silent || isRule(next);
    return [{ ...trimSpan(markdown, start, line.start + text.lastIndexOf('|')), structural, heading }];
  }
  const mark = /^\s*(?:>\s*)*(?:[-*+•]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+)?/.exec(text)?.[0].length ?? 0;
  const structural = silent || isLabel(text.slice(mark)) || isShouted(text);
  return splitSentences(markdown, { start: line.start + mark, end: line.end }).map((span) => ({
    ...span,
    structural,
    heading,
  }));
}

function* linesOf(text: string): Generator<Span> {
  let at = 0;
  while (at <= text.length) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    yield { start: at, end };
    at = end + 1;
  }
}

/** The statements of a markdown document, or of a note with headings in capitals, in order. Linear. */
export function splitDocument(markdown: string): Piece[] {
  const lines = [...linesOf(markdown)];
  const pieces: Piece[] = [];
  let silent = false;
  let heading = '';
  lines.forEach((line, index) => {
    const text = markdown.slice(line.start, line.end);
    if (text.trim() === '' || isRule(text)) return;
    heading = headingOf(text) ?? heading;
    if (/^\s{0,3}#{1,6}\s/.test(text)) silent = silentHeading.test(text);
    const next = lines[index + 1];
    const after = next ? markdown.slice(next.start, next.end) : '';
    // One by one: a line may hold more pieces than a call takes arguments.
    for (const piece of piecesOfLine(markdown, line, after, silent, heading)) pieces.push(piece);
  });
  return pieces.filter(
    (piece) => piece.end > piece.start && /[\p{L}\p{N}]/u.test(markdown.slice(piece.start, piece.end)),
  );
}
