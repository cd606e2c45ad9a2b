import { findProblemsIn } from '../clinical/find-problems.ts';
import { afterBareDenial, bareDenials } from '../knowledge/assertion-cues.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { splitClauses } from '../text/sentences.ts';

const no = new RegExp(String.raw`^${oneOf(bareDenials)}(?:[,.!]? ${oneOf(afterBareDenial)})*[.!]?$`, 'i');
const asks = /^(?:and |or )?(?:any )?/i;
const longestQuestion = 160;
const longestAnswer = 60;

/** True where a line is nothing but "no". */
export const isNo = (words: string): boolean => words.length <= longestAnswer && no.test(words);

/**
 * The findings that one line names, where the next answers with "no" alone: "chest pain, short of breath" / "no no".
 * Undefined where the line says anything but names of findings, or already denies them.
 */
export function findAsked(text: string, asked: Span): Span[] | undefined {
  if (asked.end - asked.start > longestQuestion) return undefined;
  const parts = splitClauses(text, asked).map(({ start, end }) => {
    const words = text.slice(start, end).replace(/[?.]+$/, '');
    return { start: start + (asks.exec(words)?.[0].length ?? 0), end: start + words.length };
  });
  const isNamesOnly = parts.every((part) => {
    const words = text.slice(part.start, part.end);
    const [found] = findProblemsIn(words);
    return found !== undefined && !found.modifiers.negated && found.start < 5 && found.end >= words.length;
  });
  return isNamesOnly ? parts : undefined;
}
