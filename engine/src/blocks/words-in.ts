const isMark = (code: number): boolean => code === 45 || code === 46 || code === 47;

/** Without the marks "-", "." and "/" at its ends, but for one before a number: ".5". */
const trimmed = (word: string): string => word.replace(/^[-./]+(?!\d)/, '').replace(/[-./]+$/, '');

/** The words of a clause in lower case, with the marks within them ("n/v", "0.5", "t-score"); what opens it left out. */
export function wordsIn(clause: string): string[] {
  const words: string[] = clause.toLowerCase().match(/[a-z0-9/&+.%<>-]+/g) ?? [];
  const hasMarks = words.some((word) => isMark(word.charCodeAt(0)) || isMark(word.charCodeAt(word.length - 1)));
  return hasMarks ? words.map(trimmed).filter((word) => word !== '') : words;
}
