import { findProblemsIn } from '../clinical/find-problems.ts';
import { standing } from '../note/data/action-words.ts';
import { trimMarks } from '../text/trim-marks.ts';

const furthestName = 5;

/** A problem and how it stands, and nothing else: "HTN stable", "chest pain". */
export function namesProblem(words: string): boolean {
  const said = trimMarks(words, ',;:–—-', ',;:.');
  const [first] = findProblemsIn(said);
  if (!first || first.start > furthestName || first.modifiers.negated) return false;
  const rest = said
    .slice(first.end)
    .trimStart()
    .replace(/^[,–—-]\s*/, '');
  return rest === '' || standing.test(rest);
}
