import { DocumentProblem, type DocumentProblemCode } from '../document-reader.ts';

/** What a failure is told as: a stack overflow means nesting beyond reason; everything else a parser throws, damage. */
export function problemCodeOf(error: unknown): DocumentProblemCode {
  if (error instanceof DocumentProblem) return error.code;
  return error instanceof RangeError && /call stack/i.test(error.message) ? 'file_too_complex' : 'file_damaged';
}
