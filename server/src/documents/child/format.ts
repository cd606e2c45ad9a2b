import type { ReadDocument } from '../document-reader.ts';
import type { ReadLimits } from '../child-messages.ts';
import type { RedactFile } from './redact-format.ts';

/** What a format's reader is told besides the bytes. */
export interface ReadContext {
  limits: ReadLimits;
  /** To be called before the first picture is recognised, as that is given more time. */
  startedRecognising(): void;
}

export type ReadText = Omit<ReadDocument, 'mediaType'>;

/** One file type: how it is told, read and redacted. Adding a type adds one of these to `formats.ts`. */
export interface DocumentFormat {
  /** Whether the content is of this type. Throws a DocumentProblem when it is, in a form that cannot be read. */
  matches(bytes: Uint8Array): boolean | Promise<boolean>;
  /** Reads content that matches. Any error other than a DocumentProblem counts as a damaged file. */
  read(bytes: Uint8Array, context: ReadContext): Promise<ReadText>;
  /** Takes the identifiers out of content that matches. */
  readonly redact: RedactFile;
}
