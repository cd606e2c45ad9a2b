import { rememberIdentifiers, type KnownIdentifiers } from '../find/consistency.ts';
import { findInText } from '../find/find-in-text.ts';
import type { RedactOptions } from './redact-options.ts';

/** The names and numbers of the texts beside a document, or undefined when there are none. */
export function knownBeside({ beside = [] }: RedactOptions): KnownIdentifiers | undefined {
  const texts = beside.filter((text) => text.trim() !== '');
  if (texts.length === 0) return undefined;
  const known = rememberIdentifiers();
  for (const text of texts) findInText(text, known);
  return known;
}
