import type { Finding } from '../../model/finding.ts';
import { makePieceFinder, type PieceFormat } from './find-in-pieces.ts';
import type { RedactOptions } from './redact-options.ts';
import { joinPieces, startRedaction } from './redaction.ts';

export interface RedactedPiece {
  readonly text: string;
  /** Offsets into the piece. */
  readonly findings: readonly Finding[];
}

/** Redacts a text too large for the memory, piece by piece. */
export interface PieceRedactor {
  /** Takes note of a piece in a first pass over all of them. */
  readonly learn: (piece: string) => void;
  /**
   * @param piece cut between lines, better between paragraphs, rows or messages: what stands on both sides of a cut is
   *   not seen as one.
   */
  readonly redact: (piece: string) => RedactedPiece;
}

/** Each line is a document of its own: its dates are those of one patient, its tags are counted from one. */
function rewriteLines(piece: string, found: readonly Finding[], options: RedactOptions): RedactedPiece {
  const findings: Finding[] = [];
  let text = '';
  let next = 0;
  for (const { 0: line, index } of piece.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const own: Finding[] = [];
    for (; next < found.length && (found[next]?.start ?? 0) < index + line.length; next++) {
      const finding = found[next];
      if (finding) own.push({ ...finding, start: finding.start - index, end: finding.end - index });
    }
    const redaction = startRedaction(options);
    redaction.learn(line, own);
    const rewritten = redaction.rewrite(line, own);
    text += joinPieces(rewritten.pieces);
    for (const finding of rewritten.findings)
      findings.push({ ...finding, start: finding.start + index, end: finding.end + index });
  }
  return { text, findings };
}

/**
 * Starts redacting a file in pieces, in bounded memory. A name or number of running text that was found with good reason
 * in one piece is found in all that come after it; when every piece was learned first, in all. So it is for the first
 * 100,000 words of names and as many numbers. The columns of a table mean in every piece what they mean in the first. Running
 * text or a table of one piece is redacted as `redact` does it; in JSON Lines each line is a document of its own.
 */
export function startPieces(options: RedactOptions = {}, format: PieceFormat = 'text'): PieceRedactor {
  const finder = makePieceFinder(format);
  const redaction = startRedaction(options);
  let learned = 0;
  let redacted = 0;
  return {
    learn: (piece) => {
      const found = finder.find(piece, learned++ === 0);
      if (format !== 'jsonl') redaction.learn(piece, found);
    },
    redact: (piece) => {
      const found = finder.find(piece, redacted++ === 0);
      if (format === 'jsonl') return rewriteLines(piece, found, options);
      if (learned === 0) redaction.learn(piece, found);
      const { findings, pieces } = redaction.rewrite(piece, found);
      return { text: joinPieces(pieces), findings };
    },
  };
}
