import type { Settings } from '../config/settings.ts';
import { createClamdScanner } from '../documents/clamd.ts';
import { createDocumentReader, sharedBounds } from '../documents/create-document-reader.ts';
import type { DocumentReader, PictureMaker } from '../documents/document-reader.ts';
import type { DocumentRedactor } from '../documents/document-redactor.ts';
import { scanBeforeReading } from '../documents/malware-scanner.ts';
import type { Closers } from './closers.ts';

export type Documents = DocumentReader & PictureMaker & DocumentRedactor;

/**
 * What reads and redacts files, behind a malware scanner where there is one. Only files that were read when they came are
 * redacted later, so those have been scanned.
 */
export function wireDocuments(
  { DOCUMENT_WORKERS: size, CLAMD_ADDRESS: address }: Settings,
  closers: Closers,
): Documents {
  // One more, which is kept for what is not long: a few heavy files must not hold up everybody's small ones.
  const reader = createDocumentReader({ size: size + 1, ...sharedBounds });
  closers.push(() => reader.close());
  if (address === null) return reader;
  return { ...scanBeforeReading(reader, createClamdScanner(address)), redactDocument: reader.redactDocument };
}
