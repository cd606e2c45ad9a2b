import { attachmentTypes, problems } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import { createDocumentReader } from './documents/create-document-reader.ts';
import { DocumentProblem } from './documents/document-reader.ts';
import type { RedactedDocument } from './documents/document-redactor.ts';

/** A redacted document and what its name has to end in, or one sentence that says why there is none. */
export type DocumentAnswer =
  | { readonly document: RedactedDocument; readonly ending: string }
  | { readonly problem: string };

export interface DocumentRedaction {
  /** @param name of the file; its ending must agree with the content. */
  readonly redact: (bytes: Uint8Array, name: string, options: RedactOptions) => Promise<DocumentAnswer>;
  /** Ends the processes that read the documents. */
  readonly close: () => Promise<void>;
}

/**
 * The way from the command line to documents: they are read and redacted in a child process, as the server does it. It is
 * loaded only for folders that hold documents.
 */
export function openDocumentRedaction(): DocumentRedaction {
  const reader = createDocumentReader({ size: 1 });
  return {
    redact: async (bytes, name, options) => {
      try {
        const document = await reader.redactDocument(bytes, name, '', options);
        return { document, ending: attachmentTypes[document.mediaType][0] };
      } catch (error) {
        if (!(error instanceof DocumentProblem)) throw error;
        return { problem: problems[error.code][1] };
      }
    },
    close: () => reader.close(),
  };
}
