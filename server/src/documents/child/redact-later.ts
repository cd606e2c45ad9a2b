import type { RedactFile } from './redact-format.ts';

/**
 * A redactor that is loaded when the first file is redacted: with it come the engine and its word lists, which a child
 * that only reads has no need of.
 */
export function redactLater(load: () => Promise<RedactFile>): RedactFile {
  return async (bytes, context) => (await load())(bytes, context);
}
