import type { FhirResource } from '@notewright/engine';

const longest = 300;

interface Issue {
  readonly severity?: unknown;
  readonly details?: { readonly text?: unknown };
  readonly diagnostics?: unknown;
}

/**
 * Why a server refused something, in its own words: for the person who sent it, and for no log, as they may hold words of the
 * note. One line without signs that a reader would not see.
 * @returns null where it gives no words
 */
export function readOutcome(resource: FhirResource | null): string | null {
  if (resource?.resourceType !== 'OperationOutcome') return null;
  const issues = (Array.isArray(resource['issue']) ? resource['issue'] : []) as readonly Issue[];
  const said = issues
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ details, diagnostics }) => details?.text ?? diagnostics)
    .find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof said !== 'string') return null;
  const line = said.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line === '' ? null : line;
}
