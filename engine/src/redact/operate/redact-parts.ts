import type { Finding } from '../../model/finding.ts';
import { findInParts } from '../find-identifiers.ts';
import { learnAll, readBeside } from './known-beside.ts';
import type { RedactOptions } from './redact-options.ts';
import { joinPieces, startRedaction } from './redaction.ts';

/** One part of a document: what was found in it, what stands in place of each finding, and the part without them. */
export interface RedactedPart {
  readonly findings: readonly Finding[];
  /** As many as there are findings, in their order. */
  readonly replacements: readonly string[];
  readonly text: string;
}

/**
 * Redacts the parts of one document together (paragraphs, headers, comments, properties): what is found in one part is
 * replaced in all, and the same identifier by the same words.
 *
 * @param parts the texts, in reading order; offsets of the findings are UTF-16 code units of their own part.
 */
export function redactParts(parts: readonly string[], options: RedactOptions = {}): RedactedPart[] {
  const beside = readBeside(options);
  const found = findInParts(parts, beside.known).map((findings, index) => ({ text: parts[index] ?? '', findings }));
  const redaction = startRedaction(options);
  learnAll(redaction, beside, found);
  return found.map((part) => {
    const { findings, replacements, pieces } = redaction.rewrite(part.text, part.findings);
    return { findings, replacements, text: joinPieces(pieces) };
  });
}
