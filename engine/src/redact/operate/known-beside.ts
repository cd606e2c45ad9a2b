import type { Finding } from '../../model/finding.ts';
import { rememberIdentifiers, type KnownIdentifiers } from '../find/consistency.ts';
import { findInText } from '../find/find-in-text.ts';
import type { RedactOptions } from './redact-options.ts';
import type { Redaction } from './redaction.ts';

/** A text with what was found in it. */
export interface FoundText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The texts beside a document, each with what was found in it, and the names and numbers of all of them. */
export interface Beside {
  readonly texts: readonly FoundText[];
  readonly known: KnownIdentifiers | undefined;
}

/** Reads the texts beside a document, each once; texts without a word are left out. */
export function readBeside({ beside = [] }: RedactOptions): Beside {
  const texts = beside.filter((text) => text.trim() !== '');
  if (texts.length === 0) return { texts: [], known: undefined };
  const known = rememberIdentifiers();
  return { texts: texts.map((text) => ({ text, findings: findInText(text, known) })), known };
}

/**
 * Lets a redaction take note of a whole document and of what stands beside it, before any of it is rewritten. What stands
 * beside comes first, as it does where both are shown together, so that tags, stand-ins and dates agree with those.
 */
export function learnAll(redaction: Redaction, beside: Beside, parts: readonly FoundText[]): void {
  for (const { text, findings } of [...beside.texts, ...parts]) redaction.learn(text, findings);
  for (const { text, findings } of beside.texts) redaction.rewrite(text, findings);
}
