import { attachmentTypes, limits, problems } from '@notewright/contract';
import { extensions } from './file-words.ts';

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

/** Why a message that is too long stays in its box. */
export const tooLong = problems.message_too_long[1];
