import { attachmentTypes } from '@notewright/contract';

/** The endings of the files that can go with a message. */
export const extensions: readonly string[] = Object.values(attachmentTypes).flat();

/** What the file picker offers: the types of the specification, section 5, and their extensions. */
export const acceptList = [...Object.keys(attachmentTypes), ...extensions].join(',');

/** A size as a person reads it, for example "1.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
