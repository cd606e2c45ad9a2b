import type { Span } from '../../model/span.ts';
import type { Unsupported } from '../../model/faults.ts';
import { oneOf } from '../../text/one-of.ts';
import { codeSystems } from '../data/code-systems.ts';

/** ICD-10-CM with its dot, HCPCS level II, and any code-like word right after "ICD", "CPT", "HCPCS" or "code". */
const dotted = /\b(?:[A-TV-Z]\d[0-9A-Z]|QA\d)\.[0-9A-Z]{1,4}\b/g;
const hcpcs = /\b[A-CEGHJ-MP-V]\d{4}\b/g;
const announced = new RegExp(
  String.raw`\b${oneOf(codeSystems)}s?\W{1,4}([A-TV-Z]\d[0-9A-Z]{1,5}|\d{4,5}[FTU]?)\b`,
  'gi',
);

/** The billing and diagnosis codes written in a document. */
export function findCodes(document: string): Span[] {
  const spans: Span[] = [];
  for (const pattern of [dotted, hcpcs])
    for (const match of document.matchAll(pattern))
      spans.push({ start: match.index, end: match.index + match[0].length });
  for (const match of document.matchAll(announced)) {
    const end = match.index + match[0].length;
    const start = end - (match[1]?.length ?? 0);
    if (!spans.some((span) => span.start < end && start < span.end)) spans.push({ start, end });
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Codes that the input does not hold, with or without their dot. */
export function checkCodes(document: string, codes: readonly Span[], input: string): Unsupported[] {
  const upper = input.toUpperCase();
  return codes.flatMap((code): Unsupported[] => {
    const written = document.slice(code.start, code.end).toUpperCase();
    const held = upper.includes(written) || upper.includes(written.replace('.', ''));
    return held ? [] : [{ ...code, what: 'code' }];
  });
}
