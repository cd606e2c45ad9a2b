import { redact } from '@notewright/engine/redact';
import { decodeAsWritten, hasByteOrderMark } from './decode-text.ts';
import type { RedactFile } from './redact-format.ts';

/**
 * Plain text, and data that is written as text, with its own line ends. Comes back as UTF-8, with a byte order mark if
 * it had one: nothing else is understood everywhere.
 */
export const redactPlainText: RedactFile = async (bytes, { options }) => {
  const text = decodeAsWritten(bytes) ?? '';
  const { redacted, findings } = redact(text, options);
  return { bytes: encodeText(redacted, hasByteOrderMark(bytes)), mediaType: 'text/plain', findings, notice: null };
};

/** @param marked Whether to begin with a byte order mark */
export function encodeText(text: string, marked: boolean): Uint8Array {
  return Buffer.from(`${marked ? '\ufeff' : ''}${text}`);
}
