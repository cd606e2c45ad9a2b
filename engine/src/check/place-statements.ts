import type { PlacedStatement } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { splitSentences } from '../text/sentences.ts';
import { checkAgainstInput } from './check-against-input.ts';
import { SourceIndex } from './source-index.ts';

interface Piece extends Span {
  readonly structural: boolean;
}

const saysNothing =
  /^\W*(?:not (?:documented|stated|mentioned|provided|discussed|recorded|assessed|available|specified|given|reported)|none (?:documented|stated|provided|mentioned)|n\/?a|no information|unknown|draft\b.{0,60}review.*)\W*(?:[^.]{0,20})$/i;

function trimSpan(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

const isRule = (line: string): boolean =>
  /^\s*(?:\|?[\s:|-]*-{3,}[\s:|-]*\|?|[*_=]{3,}|`{3,}.*|~{3,}.*)\s*$/.test(line);

/** The statements of one line of markdown: a heading, a table row, a list item or the sentences of a paragraph. */
function piecesOfLine(markdown: string, line: Span, next: string, silent: boolean): Piece[] {
  const text = markdown.slice(line.start, line.end);
  const heading = /^\s{0,3}#{1,6}\s+/.exec(text);
  if (heading) return [{ ...trimSpan(markdown, line.start + heading[0].length, line.end), structural: true }];
  if (/^\s*\|.*\|\s*$/.test(text)) {
    const start = line.start + text.indexOf('|') + 1;
    return [{ ...trimSpan(markdown, start, line.start + text.lastIndexOf('|')), structural: silent || isRule(next) }];
  }
  const mark = /^\s*(?:>\s*)*(?:[-*+•]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+)?/.exec(text)?.[0].length ?? 0;
  const label = /^\s*(?:\*\*|__)[^*_]{1,60}(?:\*\*|__):?\s*$/.test(text.slice(mark));
  const shouted = text.length < 60 && text === text.toUpperCase() && /^[^.!?\d]*$/.test(text);
  return splitSentences(markdown, { start: line.start + mark, end: line.end }).map((span) => ({
    ...span,
    structural: silent || label || shouted,
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

function splitMarkdown(markdown: string): Piece[] {
  const lines = [...linesOf(markdown)];
  const pieces: Piece[] = [];
  let silent = false;
  lines.forEach((line, index) => {
    const text = markdown.slice(line.start, line.end);
    if (text.trim() === '' || isRule(text)) return;
    if (/^\s{0,3}#{1,6}\s/.test(text)) silent = /\b(?:not documented|missing|disclaimer)\b/i.test(text);
    const next = lines[index + 1];
    pieces.push(...piecesOfLine(markdown, line, next ? markdown.slice(next.start, next.end) : '', silent));
  });
  return pieces.filter(
    (piece) => piece.end > piece.start && /[\p{L}\p{N}]/u.test(markdown.slice(piece.start, piece.end)),
  );
}

/**
 * Splits a document that a model wrote into its statements and links each to the sentences of the input that say it best.
 * `unsupported` marks a statement with a number, drug or code that the input does not hold, and one that shares no words with the
 * input. Headings, "Not documented" and the draft line are structural. Ranges: `at` in the markdown, `sources` in the input.
 */
export function placeStatements(markdown: string, input: string): PlacedStatement[] {
  const { unsupported } = checkAgainstInput(markdown, input);
  const index = new SourceIndex(input);
  return splitMarkdown(markdown).map((piece): PlacedStatement => {
    const text = markdown.slice(piece.start, piece.end);
    const at = { start: piece.start, end: piece.end };
    const faulty = unsupported.some((fault) => fault.start < piece.end && piece.start < fault.end);
    if (!faulty && (piece.structural || saysNothing.test(text)))
      return { text, at, sources: [], support: 'structural' };
    const sources = index.find(text);
    return { text, at, sources, support: faulty || sources.length === 0 ? 'unsupported' : 'supported' };
  });
}
