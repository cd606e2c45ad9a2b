import type { Finding } from '../model/finding.ts';
import type { KnownIdentifiers } from './find/consistency.ts';
import { findInText } from './find/find-in-text.ts';
import { findInRecords } from './records/find-in-records.ts';

/**
 * Finds the identifiers of a text: the eighteen kinds of the HIPAA Safe Harbor method, 45 CFR 164.514(b)(2)(i)(A)-(R).
 * Data (HL7 v2, FHIR, JSON, comma-separated values) is read by its fields, everything else as running text.
 *
 * @param text any text; offsets of the findings are UTF-16 code units of it as it is.
 * @param known for a piece of a longer text: what was found in other pieces, and is found in this one as well.
 * @returns findings sorted by place, without overlaps. None carries the text it covers.
 */
export function findIdentifiers(text: string, known?: KnownIdentifiers): Finding[] {
  return findInRecords(text) ?? findInText(text, known);
}

const between = '\n\n';

/**
 * Finds the identifiers of the parts of one document, or of several documents about one person: a name or number that is
 * found in one part is found in all.
 *
 * @param known what was found beside the document, and is found in it as well.
 * @returns for each part its findings, with offsets into that part.
 */
export function findInParts(parts: readonly string[], known?: KnownIdentifiers): Finding[][] {
  const found: Finding[][] = parts.map(() => []);
  let part = 0;
  let begins = 0;
  for (const finding of findInText(parts.join(between), known)) {
    while (finding.start >= begins + (parts[part]?.length ?? 0) + between.length) {
      begins += (parts[part]?.length ?? 0) + between.length;
      part += 1;
    }
    cutAtParts(parts, { part, begins }, finding, found);
  }
  return found;
}

/** A finding that runs over the end of a part covers what it covers of each. */
function cutAtParts(
  parts: readonly string[],
  place: { readonly part: number; readonly begins: number },
  finding: Finding,
  found: readonly Finding[][],
): void {
  let { part, begins } = place;
  while (part < parts.length && finding.end > begins) {
    const length = parts[part]?.length ?? 0;
    const start = Math.max(0, finding.start - begins);
    const end = Math.min(length, finding.end - begins);
    if (end > start) found[part]?.push({ ...finding, start, end });
    begins += length + between.length;
    part += 1;
  }
}
