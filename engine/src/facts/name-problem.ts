import { findProblemsIn } from '../clinical/find-problems.ts';
import { standing } from '../note/data/action-words.ts';

const longestRead = 300;
const furthestStart = 12;

/** "Type 2 diabetes mellitus stable" -> "Type 2 diabetes mellitus, stable": how it stands, set off from what it is. */
export function nameProblem(written: string): string {
  const [problem] = findProblemsIn(written.slice(0, longestRead));
  if (!problem || problem.start > furthestStart) return written;
  const rest = written.slice(problem.end).replace(/^\s[-–—]+(?=\s)/, '');
  return rest.startsWith(' ') && standing.test(rest.trimStart()) ? `${written.slice(0, problem.end)},${rest}` : written;
}

/** Whether the heading of a problem names one that a table knows, or asks about one; "CV" and "Screening" do not. */
export const namesKnownProblem = (words: string): boolean => words.includes('?') || findProblemsIn(words).length > 0;

/** Whether words are a known disease, with its year and marks alone beside it: "gout 2011". */
export function namesDiseaseAlone(words: string): boolean {
  const [problem, another] = findProblemsIn(words);
  if (problem?.kind !== 'disease' || another !== undefined || problem.start > 0) return false;
  return /^[\s,()–-]*(?:(?:in\s)?(?:19|20)\d\d)?[\s).]*$/.test(words.slice(problem.end));
}
