import { attachmentTypes, type AttachmentType } from '@notewright/contract';

/** What browsers and clients send when they do not know. Says nothing, so contradicts nothing. */
const generalTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-download']);

/** Other spellings in use for the same types, mostly from the registries of older desktop systems. */
const otherSpellings: Partial<Record<AttachmentType, readonly string[]>> = {
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'image/png': ['image/x-png', 'image/apng'],
  'image/svg+xml': ['text/xml', 'application/xml', 'image/svg'],
  'text/html': ['application/xhtml+xml', 'text/plain'],
  'application/pdf': ['application/x-pdf'],
  'application/msword': ['application/vnd.ms-word', 'application/x-msword', 'application/doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    'application/zip',
    'application/x-zip-compressed',
  ],
};

/**
 * The one type a file may have by its name and declared media type.
 * @returns null when the extension is not on the list or the declared type contradicts it
 */
export function expectedType(declaredName: string, declaredType: string): AttachmentType | null {
  const extension = /\.[a-z0-9]+$/.exec(declaredName.toLowerCase())?.[0];
  if (extension === undefined) return null;
  const types = Object.keys(attachmentTypes) as AttachmentType[];
  const type = types.find((candidate) => (attachmentTypes[candidate] as readonly string[]).includes(extension));
  if (type === undefined) return null;
  const declared = (declaredType.split(';')[0] ?? '').trim().toLowerCase();
  const agrees = declared === type || generalTypes.has(declared) || otherSpellings[type]?.includes(declared) === true;
  return agrees ? type : null;
}
