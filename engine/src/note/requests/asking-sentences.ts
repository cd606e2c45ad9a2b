import type { Span } from '../../model/span.ts';
import { splitSentences } from '../../text/sentences.ts';
import { matchWords } from './match-words.ts';
import { isExplained, rolesOf } from './read-wording.ts';

/** Where a text may name the template that it is to be written in: its first sentences, and its last ones. */
export function askingSentences(text: string): readonly Span[] {
  const heads = splitSentences(text, { start: 0, end: Math.min(text.length, 400) }).slice(0, 3);
  const after = heads.at(-1)?.end ?? 0;
  const tailStart = Math.max(after, text.lastIndexOf('\n', text.length - 1) + 1, text.length - 300);
  return [...heads, ...splitSentences(text, { start: tailStart, end: text.length }).slice(-2)];
}

/** True for a sentence that, beside a name, has only words that requests are made of. */
export function isOnlyAsking(text: string, sentence: Span, name: Span): boolean {
  const marks = [
    ...matchWords(text, { start: sentence.start, end: name.start }),
    ...matchWords(text, { start: name.end, end: Math.max(name.end, sentence.end) }),
  ];
  const roles = rolesOf(marks);
  return marks.every(({ rows }, at) => rows.length > 0 && isExplained(marks, at, roles));
}
