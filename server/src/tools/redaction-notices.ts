import type { DocumentProblemCode } from '../documents/document-reader.ts';

/** What a reader is told about a redacted file and how it was redacted, one sentence each. */
export const redactionNotices = {
  failed:
    'The file itself could not be redacted because something went wrong on our side; the text above is redacted. Regenerate to try again.',
} as const;

const other =
  'The file itself could not be redacted because its content cannot be written back without identifiers; the text above is redacted.';

/** Why a file did not come back, by what was wrong with it. */
export const fileProblemNotices: Readonly<Record<DocumentProblemCode, string>> = {
  unsupported_file: other,
  file_no_text: other,
  file_empty: other,
  file_infected:
    'The file itself could not be redacted because the malware scanner found something dangerous in it; the text above is redacted.',
  scanner_unavailable:
    'The file itself could not be redacted because it could not be checked for malware right now; the text above is redacted.',
  file_encrypted:
    'The file itself could not be redacted because a part of it is protected by a password; the text above is redacted.',
  file_damaged:
    'The file itself could not be redacted because parts of it are damaged or built in a way that cannot be written back; the text above is redacted.',
  file_too_complex: 'The file itself could not be redacted because it took too long; the text above is redacted.',
  file_too_many_pages:
    'The file itself could not be redacted because it has too many pages; the text above is redacted.',
  image_too_large: 'The file itself could not be redacted because it is too large; the text above is redacted.',
  file_too_large: 'The file itself could not be redacted because it is too large; the text above is redacted.',
};
