import { DocumentProblem } from '../document-reader.ts';
import { decodeText } from './decode-text.ts';
import type { DocumentFormat } from './format.ts';
import { endsAsZip, headContains } from './magic.ts';
import { redactLater } from './redact-later.ts';

/** Marks of formats that can be written in characters alone, and so would pass as text. */
const textualMarks = ['%pdf-', '{\\rtf', '%!ps'];

/**
 * The text of a file that claims to be text.
 * @returns null when it is not text, or is another format in disguise
 * @throws DocumentProblem file_empty when there is nothing but white space
 */
export function readTextual(bytes: Uint8Array): string | null {
  if (headContains(bytes, textualMarks) || endsAsZip(bytes)) return null;
  const text = decodeText(bytes);
  if (text !== null && text.trim() === '') throw new DocumentProblem('file_empty');
  return text;
}

/**
 * Plain text, kept word for word. First bytes are not asked for magic numbers here: a note may well begin with BM or
 * MZ; that it holds no control character rules the binary formats out.
 */
export const plainTextFormat: DocumentFormat = {
  matches: (bytes) => readTextual(bytes) !== null,
  read: async (bytes) => ({ text: readTextual(bytes) ?? '', pages: null, readBy: 'text' }),
  redact: redactLater(async () => (await import('./redact-plain-text.ts')).redactPlainText),
};
