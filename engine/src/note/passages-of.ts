import type { Fact } from '../document/fact.ts';
import { capitalize } from './note-language.ts';
import type { Passage } from './passage.ts';
import { writeFact } from '../compose/write-fact.ts';

/** Facts as the statements that titles, the reason for the visit and "Not documented" are read from, one each. */
export function passagesOf(facts: readonly Fact[]): Passage[] {
  return facts.map((fact): Passage => {
    const text = writeFact(fact);
    const base: Passage = { subject: fact.subject, text: capitalize(text), sources: fact.evidence };
    const isDenied = fact.type === 'condition' && fact.assertion.polarity === 'absent';
    return isDenied ? { ...base, text: `No ${text}`, denied: text } : base;
  });
}
