import { defineMessage } from '../../message/message.ts';
import { ImportProblem } from './import-problem.ts';
import type { TableFile } from './table-file.ts';

/** Families of codes named in a sentence; the first ones say enough. */
const mostNamed = 4;

/**
 * Refuses a file that was cut off at the end of a line, or is an extract: no line of it is wrong, but codes are missing.
 * @param families First characters of codes that every whole file has
 * @param tolerated How many of them may be missing all the same
 * @throws ImportProblem
 */
export function refusePart(
  file: TableFile,
  codes: Iterable<{ readonly code: string }>,
  families: string,
  tolerated = 0,
): void {
  const lost = new Set(families);
  for (const { code } of codes) lost.delete(code.charAt(0));
  if (lost.size <= tolerated) return;
  const named = [...lost].slice(0, mostNamed).join(', ');
  throw new ImportProblem(
    defineMessage(
      'import.familiesMissing',
      '{file} has no codes that begin with {named}; it seems cut off or only a part.',
      { file: file.name, named },
    ),
  );
}
