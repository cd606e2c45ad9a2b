import { isSpaceAt } from './even-spaces.ts';

const isMark = (text: string, at: number, marks: string): boolean =>
  isSpaceAt(text, at) || marks.includes(text[at] ?? ' ');

/** Where words begin behind white space and the marks before them. Linear, where a pattern is not. */
export function startAfterMarks(text: string, marks: string): number {
  let start = 0;
  while (start < text.length && isMark(text, start, marks)) start += 1;
  return start;
}

/** Words without the white space and marks behind them. Linear, where a pattern is not. */
export function trimEndMarks(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && isMark(text, end - 1, marks)) end -= 1;
  return text.slice(0, end);
}

/** Words without the white space and marks before and behind them. Linear. */
export const trimMarks = (text: string, before: string, after: string): string =>
  trimEndMarks(text.slice(startAfterMarks(text, before)), after);
