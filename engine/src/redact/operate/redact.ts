import type { RedactResult } from '../../model/result.ts';
import { findInText } from '../find/find-in-text.ts';
import { findInRecords } from '../records/find-in-records.ts';
import { knownBeside } from './known-beside.ts';
import { titleRedacted } from './note-title.ts';
import type { RedactOptions } from './redact-options.ts';
import { joinPieces, startRedaction } from './redaction.ts';
import { renderRedaction } from './render-redaction.ts';
import { splitLines } from './replace.ts';

/**
 * Replaces every identifier of a text, with the word REDACT unless the options say otherwise (HIPAA Safe Harbor, 45 CFR
 * 164.514(b)(2)).
 *
 * @param text any text; line breaks and everything that is no identifier stay as they are.
 * @returns the redacted text, the findings with offsets into the input, and the document that the page shows.
 */
export function redact(text: string, options: RedactOptions = {}): RedactResult {
  const redaction = startRedaction(options);
  const inRecords = findInRecords(text);
  const found = inRecords ?? findInText(text, knownBeside(options));
  redaction.learn(text, found);
  const { findings, pieces } = redaction.rewrite(text, found);
  const redacted = joinPieces(pieces);
  return {
    tool: 'Redactify',
    title: titleRedacted(redacted),
    rendered: renderRedaction(splitLines(pieces), findings, options.style, inRecords !== null),
    findings: [...findings],
    redacted,
    isData: inRecords !== null,
  };
}
