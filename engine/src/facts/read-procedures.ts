import { wordsIn } from '../blocks/words-in.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { TestFact } from '../document/fact.ts';
import { notDone, procedureEndings, procedureNames, procedureOpens, scopeNames } from '../knowledge/procedures.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { trimMarks } from '../text/trim-marks.ts';
import { begin, wordsOf, type ClauseReading } from './fact-maker.ts';

const names = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\p{L}{2,20}${oneOf(procedureEndings)}|${oneOf([...procedureNames, ...scopeNames])})(?![\p{L}\d])`,
  'iu',
);
const opens = new RegExp(String.raw`^${oneOf(procedureOpens)}\s+`, 'i');
const when = String.raw`(?:\(?(?:in |at age |age |x ?\d )?(?:(?:19|20)\d\d|['’]\d\d)\)?)`;
const dated = new RegExp(String.raw`^(.*?)[\s,–-]*${when}?$`, 'i');
const longestName = 60;
const mostWords = 6;

/** Whether words name a procedure. */
export const namesProcedure = (words: string): boolean => words.length < longestName * 2 && names.test(words);

/** A name of a few words, without a verb, a value or a disease of its own beside it. */
function isNameAlone(words: string): boolean {
  const name = dated.exec(words.replace(opens, ''))?.[1] ?? '';
  if (name === '' || name.length > longestName || name.split(' ').length > mostWords || /[\d;:?]/.test(name))
    return false;
  if (wordsIn(name).some((word) => notDone.has(word))) return false;
  const ending = names.exec(name);
  return ending !== null && ending.index + ending[0].length === name.length;
}

/**
 * A procedure that was done, as a list of them has it: "appendectomy 1998", "s/p CABG ('11)". Undefined where more is said, or where
 * none is named.
 */
export function readProcedure(reading: ClauseReading, span: Span): Omit<TestFact, 'id'> | undefined {
  const raw = reading.text.slice(span.start, span.end);
  const words = trimMarks(raw, ',;:.>+*-– ', ' .,;');
  if (!namesProcedure(words) || !isNameAlone(words) || findProblemsIn(words).some((one) => one.modifiers.negated))
    return undefined;
  const lead = opens.exec(words)?.[0].length ?? 0;
  const start = span.start + raw.indexOf(words) + lead;
  const own = { ...reading, clause: { ...reading.clause, subject: 'past-surgical-history' as const } };
  const base = begin(own, span);
  return {
    ...base,
    type: 'procedure',
    name: wordsOf(reading.text, { start, end: span.start + raw.indexOf(words) + words.length }),
    status: 'done',
  };
}
