import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Span } from '../../model/span.ts';
import type { Passage } from '../passage.ts';

/** A no that takes something back: "no vomiting but constipation", "no fever, some chills". */
export const partly =
  /\b(?:but|except|until|unless|just|only|longer|more|some|sometimes|other than|though|although|maybe|a (?:little|bit)|yes|yeah|well)\b/i;

/** "no chest pain or palpitations" -> both denied. */
export function readDenial(text: string, sources: readonly Span[]): Passage[] {
  if (!/^(?:no|not any|none of the) /i.test(text) || partly.test(text)) return [];
  const named = findProblemsIn(text);
  const all =
    named.length > 0 &&
    (named[0]?.start ?? 99) < 16 &&
    named.every(({ modifiers, kind }) => modifiers.negated && kind !== 'finding');
  if (!all) return [];
  return named.map(({ name, system }) => ({
    subject: 'history-of-present-illness',
    text: `No ${name}`,
    denied: name,
    sources,
    system,
  }));
}
