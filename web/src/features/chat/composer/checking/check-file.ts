import { attachmentTypes, limits } from '@notewright/contract';
import { extensions } from '../file-words.ts';
import { toFileSource, type FileSource } from '../box-source.ts';
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

/** Checks several: those that may go, and one sentence for each that may not, under its name where there are several. */
export function checkFiles(files: readonly File[]): {
  readonly good: readonly FileSource[];
  readonly problem: string | null;
} {
  const checked = files.map((file) => ({ file, problem: checkFile(file) }));
  const problems = checked.flatMap(({ file, problem }) => {
    if (problem === null) return [];
    return [files.length === 1 ? problem : words.problemOf(file.name, problem)];
  });
  const good = checked.flatMap(({ file, problem }) => (problem === null ? [toFileSource(file)] : []));
  return { good, problem: problems.length === 0 ? null : problems.join('\n') };
}
