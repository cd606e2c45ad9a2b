import type { Finding } from '../../model/finding.ts';
import { makeClinicians } from './clinicians.ts';
import { keepInPart } from './kept-in-part.ts';
import type { RedactOptions } from './redact-options.ts';
import { replaceFindings, type Piece } from './replace.ts';
import { makeRewriter } from './rewriter.ts';

/** A text with what stands in place of its identifiers. */
export interface Rewritten {
  /** What was replaced: all that was found, but the names of clinicians where those stay. */
  readonly findings: readonly Finding[];
  /** As many as there are findings, in their order. */
  readonly replacements: readonly string[];
  readonly pieces: readonly Piece[];
}

/** The redaction of one document, part by part. */
export interface Redaction {
  /** Takes note of what was found in a part; for the best result of all parts before the first is rewritten. */
  readonly learn: (text: string, findings: readonly Finding[]) => void;
  readonly rewrite: (text: string, findings: readonly Finding[]) => Rewritten;
}

/**
 * Starts redacting a document. The parts of one document go through one redaction, so that the same identifier is
 * replaced by the same words in all of them.
 */
export function startRedaction(options: RedactOptions): Redaction {
  const rewriter = makeRewriter(options);
  const clinicians = options.keepClinicians ? makeClinicians() : null;
  return {
    learn: (text, findings) => {
      clinicians?.learn(text, findings);
      rewriter.learn(text, findings);
    },
    rewrite: (text, found) => {
      const findings = clinicians?.leaveOut(text, found) ?? found;
      const replacements = findings.map((finding) => {
        const replace = (): string => rewriter.replacementOf(text, finding);
        return (
          finding.fixedReplacement ??
          keepInPart(text.slice(finding.start, finding.end), finding, options, replace) ??
          replace()
        );
      });
      return {
        findings,
        replacements,
        pieces: replaceFindings(text, findings, (_, index) => replacements[index] ?? ''),
      };
    },
  };
}

/** The text of pieces. */
export const joinPieces = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');
