import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Span } from '../model/span.ts';
import { splitClauses } from '../text/sentences.ts';
import { deniedPassages } from './passage-of.ts';
import type { Passage } from './passage.ts';

const no =
  /^(?:no|nope)(?:[,.!]? (?:no|nope|nothing|none|sir|ma'?am|none of (?:that|those)|nothing like that))*[.!]?$/i;
const asks = /^(?:and |or )?(?:any )?/i;

/**
 * Findings that one line names and the next answers with "no" alone, as denied: "chest pain, short of breath" / "no no". Undefined
 * where the line says anything but names of findings, or already denies them.
 */
export function readAnsweredNo(text: string, asked: Span, answer: Span | undefined): Passage[] | undefined {
  if (!answer || answer.end - answer.start > 60 || !no.test(text.slice(answer.start, answer.end))) return undefined;
  if (asked.end - asked.start > 160 || !text.slice(asked.end, answer.start).includes('\n')) return undefined;
  const parts = splitClauses(text, asked).map(({ start, end }) => {
    const words = text.slice(start, end).replace(/[?.]+$/, '');
    return { start: start + (asks.exec(words)?.[0].length ?? 0), end: start + words.length };
  });
  const onlyNames = parts.every((part) => {
    const words = text.slice(part.start, part.end);
    const [found] = findProblemsIn(words);
    return found !== undefined && !found.modifiers.negated && found.start < 5 && found.end >= words.length;
  });
  if (!onlyNames) return undefined;
  return deniedPassages(text, 'history-of-present-illness', parts).map((passage) => ({
    ...passage,
    sources: [...passage.sources, answer],
  }));
}
