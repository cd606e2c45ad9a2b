import { attachmentTypes, limits, problems } from '@notewright/contract';

const extensions: readonly string[] = Object.values(attachmentTypes).flat();

/** What the file picker offers: the types of the specification, section 5, and their extensions. */
export const acceptList = [...Object.keys(attachmentTypes), ...extensions].join(',');

const extensionOf = (name: string): string => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/**
 * Checks a chosen file before it is sent; null when it may go. Browsers name types from the file's ending, and not all alike, so
 * either the type or the ending has to be on the list; the server looks at the content.
 */
export function checkFile(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const known = Object.hasOwn(attachmentTypes, file.type) || extensions.includes(extensionOf(file.name));
  if (!known) return problems.unsupported_file[1];
  if (file.size === 0) return problems.file_empty[1];
  return file.size > limits.fileBytes ? problems.file_too_large[1] : null;
}

/** A size as a person reads it, for example "1.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
