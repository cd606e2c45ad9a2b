import { attachmentTypes, limits } from '@notewright/contract';
import { extensions } from '../file-words.ts';
import * as words from './words.ts';

export { tooLong } from './words.ts';

const extensionOf = (name: string): string => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/**
 * Checks a chosen file before it is sent; null when it may go. Browsers name types from the file's ending, and not all alike, so
 * either the type or the ending has to be on the list; the server looks at the content.
 */
export function checkFile(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const known = Object.hasOwn(attachmentTypes, file.type) || extensions.includes(extensionOf(file.name));
  if (!known) return words.unsupportedFile;
  if (file.size === 0) return words.emptyFile;
  return file.size > limits.fileBytes ? words.tooLargeFile : null;
}
