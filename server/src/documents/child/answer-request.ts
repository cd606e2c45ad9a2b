import type { ReadAnswer, ReadRequest } from '../child-messages.ts';
import { formats } from './formats.ts';
import { problemCodeOf } from './problem-code.ts';

/** Reads one document. Never rejects: whatever goes wrong becomes a problem code. */
export async function answerRequest(request: ReadRequest, startedRecognising: () => void): Promise<ReadAnswer> {
  try {
    const format = formats[request.expected];
    if (!(await format.matches(request.bytes))) return { ok: false, code: 'unsupported_file' };
    const read = await format.read(request.bytes, { limits: request.limits, startedRecognising });
    if (read.text.length > request.characters) return { ok: false, code: 'file_too_long' };
    if (read.text.trim() === '') return { ok: false, code: 'file_no_text' };
    return { ok: true, document: { mediaType: request.expected, ...read, text: read.text.toWellFormed() } };
  } catch (error) {
    return { ok: false, code: problemCodeOf(error) };
  }
}
