import type { Message } from '@notewright/engine/message';
import type { DocumentProblemCode } from '../documents/document-reader.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';

const { other, infected, unscanned, encrypted, damaged, tooComplex, tooManyPages, tooLarge } = redactionNotices;

/** Why a file did not come back, by what was wrong with it. */
export const fileProblemNotices: Readonly<Record<DocumentProblemCode, Message>> = {
  unsupported_file: other,
  file_no_text: other,
  file_empty: other,
  file_infected: infected,
  scanner_unavailable: unscanned,
  file_encrypted: encrypted,
  file_damaged: damaged,
  file_too_complex: tooComplex,
  file_too_many_pages: tooManyPages,
  image_too_large: tooLarge,
  file_too_large: tooLarge,
  file_too_long: tooLarge,
};
