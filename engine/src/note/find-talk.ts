import { findLabel } from '../blocks/find-label.ts';
import { splitLines } from '../text/lines.ts';
import { findTurns } from '../text/find-turns.ts';
import type { Turn } from '../text/turns.ts';

/** So many headings at the head of their lines make a text a note, whatever else stands before a colon. */
const leastHeadings = 3;

/** Marked headings of a note at the head of a line. */
const countHeadings = (text: string): number =>
  splitLines(text).filter((line) => {
    const label = findLabel(text, line);
    return label?.kind === 'section' && label.isMarked && label.subject !== undefined;
  }).length;

/**
 * The turns of a conversation, none where a text is a note under headings: "PERSONAL: ... FAMILY: ..." are two of its headings, and
 * "Mom:" says in it who was asked. A talk has far more turns than such headings. Linear.
 */
export function findTalk(text: string): Turn[] {
  const turns = findTurns(text);
  if (turns.length === 0) return turns;
  const headings = countHeadings(text);
  return headings >= leastHeadings && headings >= turns.length ? [] : turns;
}
