import { defineMessage } from '../../message/message.ts';
import { builtInIcdPacked } from '../tables/built-in-icd.ts';
import { ImportProblem } from './import-problem.ts';
import type { TableFile } from './table-file.ts';

/** Categories come and go by the dozen; more than this are missing only from a file that is cut off. */
const mostLostCategories = 40;

/**
 * Compares the categories of a file with those of the built-in table, so that half a file is not taken for a year with
 * fewer codes.
 * @param codes Without dots
 * @throws ImportProblem that names some of what is missing
 */
export function refuseHalf(file: TableFile, codes: Iterable<string>): void {
  const categories = new Set<string>();
  for (const code of codes) categories.add(code.slice(0, 3));
  const lost: string[] = [];
  const known = builtInIcdPacked().codes;
  for (let row = 0; row < known.size; row++) {
    const code = known.at(row);
    if (code.length === 3 && !categories.has(code)) lost.push(code);
  }
  if (lost.length <= mostLostCategories) return;
  throw new ImportProblem(
    defineMessage(
      'import.categoriesMissing',
      '{file} has nothing in {count} categories, among them {examples}; it seems cut off or only a part.',
      { file: file.name, count: lost.length, examples: lost.slice(0, 3).join(', ') },
    ),
  );
}
