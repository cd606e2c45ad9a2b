import type { HistoryFact } from '../document/fact.ts';
import { relativeRows } from '../knowledge/relatives.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
import { begin, keepClause, wordsOf, type ClauseReading, type Draft } from './fact-maker.ts';

const relatives = relativeRows
  .flatMap(([name, forms]) => forms.split('|').map((form): readonly [string, string] => [form, name]))
  .sort(([a], [b]) => b.length - a.length);

/** True where a run says of whom it is; one that does not says more of the relative before it. */
export const namesRelative = (words: string): boolean => anyRelative.test(words);

const anyRelative = new RegExp(String.raw`\b(?:${relatives.map(([form]) => form).join('|')})\b`, 'i');

/** "dad MI at 52": the relative and what is said of them; anything else stays as it is. */
export function readRelative(reading: ClauseReading, span: Span): Draft {
  const raw = reading.text.slice(span.start, span.end);
  const words = raw.replace(/^[\s,;:*-]+/, '');
  const lower = words.toLowerCase();
  const found = relatives.find(([form]) => lower.startsWith(form) && !/[a-z'’]/.test(lower[form.length] ?? ' '));
  if (!found) return keepClause(reading, span);
  const from = span.end - words.length + found[0].length;
  const detail = lowerFirst(
    wordsOf(reading.text, { start: from, end: span.end }).replace(/^(?:had|has|with|w)\s+/i, ''),
  );
  if (detail === '') return keepClause(reading, span);
  const fact: Omit<HistoryFact, 'id'> = {
    ...begin(reading, span),
    type: 'history',
    domain: 'family',
    topic: found[1],
    detail,
  };
  return fact;
}
