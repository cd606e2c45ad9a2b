import { findLabel } from '../blocks/find-label.ts';
import { splitLines, type Line } from '../text/lines.ts';
import { findTurns } from '../text/find-turns.ts';
import type { Turn } from '../text/turns.ts';

/** So many headings at the head of their lines make a text a note, whatever else stands before a colon. */
const leastHeadings = 3;

/** True where a line is a marked heading of a note. */
function isHeading(text: string, line: Line): boolean {
  const label = findLabel(text, line);
  return label?.kind === 'section' && label.isMarked && label.subject !== undefined;
}

/** True where at least so many lines are headings; of a talk a few lines show that they are not. */
function hasHeadings(text: string, least: number): boolean {
  const lines = splitLines(text);
  let missing = least;
  for (const [at, line] of lines.entries()) {
    if (missing <= 0 || missing > lines.length - at) break;
    if (isHeading(text, line)) missing -= 1;
  }
  return missing <= 0;
}

/**
 * The turns of a conversation, none where a text is a note under headings: "PERSONAL: ... FAMILY: ..." are two of its headings, and
 * "Mom:" says in it who was asked. A talk has far more turns than such headings. Linear.
 */
export function findTalk(text: string): Turn[] {
  const turns = findTurns(text);
  if (turns.length === 0) return turns;
  return hasHeadings(text, Math.max(leastHeadings, turns.length)) ? [] : turns;
}
