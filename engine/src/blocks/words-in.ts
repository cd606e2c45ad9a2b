import { PlainRuns } from '../text/plain-runs.ts';

const runs = new PlainRuns('abcdefghijklmnopqrstuvwxyz0123456789/&+.%<>-');

/** "-", "." and "/". */
const isMark = (code: number): boolean => code === 45 || code === 46 || code === 47;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Without the marks "-", "." and "/" at its ends, but for one before a number: ".5". */
function trimmed(word: string): string {
  let start = 0;
  while (isMark(word.charCodeAt(start))) start += 1;
  if (start > 0 && isDigit(word.charCodeAt(start))) start -= 1;
  let end = word.length;
  while (end > start && isMark(word.charCodeAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

const hasMarks = (word: string): boolean => isMark(word.charCodeAt(0)) || isMark(word.charCodeAt(word.length - 1));

/** The words of a clause in lower case, with the marks within them ("n/v", "0.5", "t-score"); what opens it left out. */
export function wordsIn(clause: string): string[] {
  const words = runs.in(clause.toLowerCase());
  return words.some(hasMarks) ? words.map(trimmed).filter((word) => word !== '') : words;
}
