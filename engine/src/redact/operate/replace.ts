import type { Finding } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';

/** The word that stands in place of an identifier. */
export const redactionWord = 'REDACT';

/** A stretch of the output and the range of the input that it stands for. */
export interface Piece {
  readonly text: string;
  readonly source: Span;
  /** False when the text was put in place of an identifier. */
  readonly kept: boolean;
}

/** Cuts a text at its findings and lets `replacementOf` say what stands in place of each. */
export function replaceFindings(
  text: string,
  findings: readonly Finding[],
  replacementOf: (finding: Finding, index: number) => string,
): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, finding] of findings.entries()) {
    if (finding.start > at)
      pieces.push({ text: text.slice(at, finding.start), source: { start: at, end: finding.start }, kept: true });
    pieces.push({
      text: replacementOf(finding, index),
      source: { start: finding.start, end: finding.end },
      kept: false,
    });
    at = finding.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), source: { start: at, end: text.length }, kept: true });
  return pieces;
}

/** One line of the output with the range of the input that it stands for. */
export interface PlacedLine {
  readonly text: string;
  readonly source: Span;
}

/** Cuts the pieces into lines; line breaks belong to no line. */
export function splitLines(pieces: readonly Piece[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let text = '';
  let source: { start: number; end: number } | undefined;
  const add = (part: string, start: number, end: number): void => {
    text += part;
    source = { start: source?.start ?? start, end };
  };
  for (const piece of pieces) {
    if (!piece.kept) {
      add(piece.text, piece.source.start, piece.source.end);
      continue;
    }
    let from = 0;
    for (const match of piece.text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
      if (match.index > from || !source)
        add(piece.text.slice(from, match.index), piece.source.start + from, piece.source.start + match.index);
      lines.push({ text, source: source ?? { start: 0, end: 0 } });
      text = '';
      source = undefined;
      from = match.index + match[0].length;
    }
    if (from < piece.text.length) add(piece.text.slice(from), piece.source.start + from, piece.source.end);
  }
  if (source) lines.push({ text, source });
  return lines;
}
