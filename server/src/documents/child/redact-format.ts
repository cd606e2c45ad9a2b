import type { AttachmentType } from '@notewright/contract';
import type { Finding, RedactOptions } from '@notewright/engine';
import type { ReadContext } from './format.ts';

/** What a format's redactor is told besides the bytes. */
export interface RedactContext extends ReadContext {
  readonly options: RedactOptions;
}

/** What a format's redactor gives back. */
export interface RedactedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: AttachmentType;
  /** Every finding that was replaced, wherever in the file; their offsets mean nothing any more. */
  readonly findings: readonly Finding[];
  readonly notice: string | null;
}

/** Redacts content that matches its format. Any error other than a DocumentProblem counts as a damaged file. */
export type RedactFile = (bytes: Uint8Array, context: RedactContext) => Promise<RedactedFile>;
