import type { CodeSystem } from '../model/result.ts';
import type { Span } from '../model/span.ts';

/** A code as it stands in a chart. `wellFormed` says whether it keeps its system's grammar. */
export interface WrittenCode extends Span {
  readonly code: string;
  readonly system: CodeSystem;
  readonly wellFormed: boolean;
}

/**
 * ICD-10-CM: a letter but U (U is kept for U07-U09), a digit, a digit or A/B, then a dot and up to four characters, of
 * which X holds a place. Official guidelines, I.A.1-I.A.5.
 */
const icdShape = /^[A-TV-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?$|^U0[789](?:\.\d)?$/;

/** A dotted code stands on its own; one without a dot needs a label or brackets, since T10 may be a vertebra. */
const dottedCode = /(?<![\w.])[A-Za-z]\d[\dA-Za-z]\.[\dA-Za-z]{1,6}(?![\w.]*\w)/g;
const labelledIcd =
  /\b(?:icd(?:-?10)?(?:-?cm)?(?: codes?)?|dx(?: codes?)?|diagnosis codes?)[:#\s-]{1,3}([A-Za-z]\d[\dA-Za-z]{1,5})\b/gi;
const bracketedIcd = /[([]([A-TV-Z]\d[\dAB][\dA-Z]{0,4})[)\]]/g;
/** CPT is five digits (the last may be F or T), HCPCS Level II a letter and four digits; both need a label or brackets. */
const labelledProcedure =
  /\b(?:cpt|hcpcs|e\/?m(?: level| code)?|procedure codes?|billing codes?)(?: codes?)?[:#\s-]{1,3}([A-Za-z]?\d{4,5}[FTft]?)\b/gi;
const officeVisit = /(?<![\w.$])(99[1-4]\d\d|G\d{4}|J\d{4})(?![\w.])/g;

function systemOfProcedure(code: string): CodeSystem {
  return /^[A-Z]/.test(code) ? 'HCPCS' : 'CPT';
}

function isProcedureShape(code: string): boolean {
  return /^(?:\d{5}|\d{4}[FT]|[A-CEGHJ-MP-V]\d{4})$/.test(code);
}

function collect(text: string, pattern: RegExp, read: (code: string, span: Span) => WrittenCode): WrittenCode[] {
  return [...text.matchAll(pattern)].map((match) => {
    const written = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(written);
    return read(written.toUpperCase(), { start, end: start + written.length });
  });
}

function readIcd(code: string, span: Span): WrittenCode {
  const dotted = code.includes('.') || code.length <= 3 ? code : `${code.slice(0, 3)}.${code.slice(3)}`;
  return { ...span, code: dotted, system: 'ICD-10-CM', wellFormed: icdShape.test(dotted) };
}

function readProcedure(code: string, span: Span): WrittenCode {
  return { ...span, code, system: systemOfProcedure(code), wellFormed: isProcedureShape(code) };
}

/** Every ICD-10-CM, CPT and HCPCS code that a chart names, in order, without overlaps. */
export function findWrittenCodes(text: string): WrittenCode[] {
  const found = [
    ...collect(text, dottedCode, readIcd),
    ...collect(text, labelledIcd, readIcd),
    ...collect(text, bracketedIcd, readIcd),
    ...collect(text, labelledProcedure, readProcedure),
    ...collect(text, officeVisit, readProcedure),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return found.filter((code) => {
    if (code.start < reached) return false;
    reached = code.end;
    return true;
  });
}
