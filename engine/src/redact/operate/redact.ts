import type { Finding } from '../../model/finding.ts';
import type { RedactResult } from '../../model/result.ts';
import { titleRedaction } from '../../titles/title-redaction.ts';
import { findInSections } from './find-in-sections.ts';
import { learnAll, readBeside } from './known-beside.ts';
import type { RedactOptions } from './redact-options.ts';
import { joinPieces, startRedaction } from './redaction.ts';
import { renderRedaction, type ShownLines } from './render-redaction.ts';
import { splitLines, type Piece } from './replace.ts';

/**
 * Replaces every identifier of a text, with the word REDACT unless the options say otherwise (HIPAA Safe Harbor, 45 CFR
 * 164.514(b)(2)).
 *
 * @param text any text; line breaks and everything that is no identifier stay as they are.
 * @returns the redacted text, the findings with offsets into the input, and the document that the page shows.
 */
export function redact(text: string, options: RedactOptions = {}): RedactResult {
  const beside = readBeside(options);
  const sections = findInSections(text, options.fileFrom ?? 0, beside.known);
  const redaction = startRedaction(options);
  learnAll(redaction, beside, sections);
  const findings: Finding[] = [];
  const shown: ShownLines[] = [];
  let redacted = '';
  let begins = 0;
  for (const section of sections) {
    const rewritten = redaction.rewrite(section.text, section.findings);
    for (const finding of rewritten.findings) findings.push(moveSpan(finding, begins));
    const pieces = rewritten.pieces.map((piece): Piece => ({ ...piece, source: moveSpan(piece.source, begins) }));
    shown.push({ lines: splitLines(pieces), isData: section.isData });
    redacted += joinPieces(pieces);
    begins += section.text.length;
  }
  const isData = sections.every((section) => section.isData);
  return {
    tool: 'Redactify',
    title: titleRedaction(redacted, { isData, format: options.fileFormat }),
    rendered: renderRedaction(shown, findings, options.style),
    findings,
    redacted,
    isData,
  };
}

const moveSpan = <S extends { readonly start: number; readonly end: number }>(span: S, by: number): S =>
  by === 0 ? span : { ...span, start: span.start + by, end: span.end + by };
