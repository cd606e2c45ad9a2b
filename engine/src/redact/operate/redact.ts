import type { RedactResult } from '../../model/result.ts';
import { findIdentifiers } from '../find-identifiers.ts';
import { titleRedacted } from './note-title.ts';
import { renderRedaction } from './render-redaction.ts';
import { redactionWord, replaceFindings, splitLines } from './replace.ts';

/**
 * Replaces every identifier of a text with the word REDACT (HIPAA Safe Harbor, 45 CFR 164.514(b)(2)).
 *
 * @param text any text; line breaks and everything that is no identifier stay as they are.
 * @returns the redacted text, the findings with offsets into the input, and the document that the page shows.
 */
export function redact(text: string): RedactResult {
  const findings = findIdentifiers(text);
  const pieces = replaceFindings(text, findings, ({ standIn }) => standIn ?? redactionWord);
  const redacted = pieces.map((piece) => piece.text).join('');
  return {
    tool: 'Redactify',
    title: titleRedacted(redacted),
    rendered: renderRedaction(splitLines(pieces), findings),
    findings,
    redacted,
  };
}
