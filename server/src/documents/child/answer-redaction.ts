import type { RedactAnswer, RedactRequest } from '../child-messages.ts';
import { countFindings } from './count-findings.ts';
import { formats } from './formats.ts';
import { problemCodeOf } from './problem-code.ts';

/** Redacts one document. Never rejects: whatever goes wrong becomes a problem code, and no half redacted file leaves. */
export async function answerRedaction(request: RedactRequest, startedRecognising: () => void): Promise<RedactAnswer> {
  const { bytes, expected, limits, redact: options } = request;
  try {
    const format = formats[expected];
    if (!(await format.matches(bytes))) return { ok: false, code: 'unsupported_file' };
    const redacted = await format.redact(bytes, { limits, startedRecognising, options });
    // A file that its own type would not be told by could not be opened either.
    if (!(await formats[redacted.mediaType].matches(redacted.bytes))) return { ok: false, code: 'file_damaged' };
    const { findings, ...rest } = redacted;
    return { ok: true, redacted: { ...rest, found: countFindings(findings) } };
  } catch (error) {
    return { ok: false, code: problemCodeOf(error) };
  }
}
