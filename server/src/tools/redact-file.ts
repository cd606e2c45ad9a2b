import { attachmentTypes } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import { DocumentProblem } from '../documents/document-reader.ts';
import type { DocumentRedactor, RedactedDocument } from '../documents/document-redactor.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';
import { fileProblemNotices } from './redaction-notices.ts';
import type { ProducedFile, RunFile, ToolRun } from './tool.ts';

/** The file without identifiers, or the sentence that says why there is none. */
export type FileOutcome = { readonly document: RedactedDocument } | { readonly problem: string };

/**
 * Redacts the file of a message; whom the message or another source names is not left in it. Ends soon when the reply is stopped. Never
 * rejects: without the file the redacted text still stands.
 */
export async function redactFile(
  documents: DocumentRedactor,
  file: RunFile,
  { message, sources, asker }: Pick<ToolRun, 'message' | 'sources' | 'asker'>,
  options: Promise<RedactOptions>,
): Promise<FileOutcome> {
  try {
    const bytes = await file.readBytes();
    if (bytes === null) return { problem: String(redactionNotices.failed) };
    const others = sources.filter(({ origin }) => origin !== 'file').map(({ text }) => text);
    const beside = [message, ...others].filter((text) => text.trim() !== '');
    const known = { ...(await options), ...(beside.length > 0 && { beside }) };
    return { document: await documents.redactDocument(bytes, file.name, file.mediaType, known, asker) };
  } catch (error) {
    const known = error instanceof DocumentProblem ? fileProblemNotices[error.code] : redactionNotices.failed;
    return { problem: String(known) };
  }
}

/** A name without its ending. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? name : name.slice(0, dot);
}

const longestStem = 120;

/** The file as it comes back: under a name without identifiers that says what was done with it. */
export function toProducedFile(
  { bytes, mediaType }: RedactedDocument,
  stem: string,
  { pages }: Pick<RunFile, 'pages'>,
): ProducedFile {
  const [ending = ''] = attachmentTypes[mediaType];
  return { name: `${stem.slice(0, longestStem)}-redacted${ending}`, mediaType, bytes, pages };
}
