import { findMedicationsIn } from '../clinical/find-medications.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { findVitals } from '../clinical/find-vitals.ts';
import type { Modifiers } from '../context/find-context.ts';
import type { Span } from '../model/span.ts';

/** A thing of the field that words name, before anything is made of it. */
export interface Mention extends Span {
  readonly kind: 'problem' | 'medication' | 'vital-sign';
  /** As a note names it. */
  readonly name: string;
  /** What was read of it, by its name: "dose", "frequency", "context"; nothing that is empty. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** "negated, family". */
const contextOf = (modifiers: Modifiers): string =>
  Object.entries(modifiers)
    .filter(([, holds]) => holds === true)
    .map(([name]) => name)
    .join(', ');

const filled = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));

/** Problems, drugs and vital signs of a clause, as the readers of facts find them; in order, ranges of the text. */
export function findMentions(text: string, { start, end }: Span): Mention[] {
  const words = text.slice(start, end);
  const problems = findProblemsIn(words, start).map((found): Mention => ({
    start: found.start,
    end: found.end,
    kind: 'problem',
    name: found.name,
    attributes: filled({ kind: found.kind, system: found.system, context: contextOf(found.modifiers) }),
  }));
  const medications = findMedicationsIn(words).map((found): Mention => {
    const { name, dose, route, frequency, duration, indication, change, modifiers } = found;
    const changed = change === 'none' ? '' : change;
    const said = { dose, route, frequency, duration, indication, change: changed };
    const attributes = { ...said, context: contextOf(modifiers) };
    const at = { start: start + found.start, end: start + found.end };
    return { ...at, kind: 'medication', name, attributes: filled(attributes) };
  });
  const vitals = findVitals(words, start).map((found): Mention => ({
    start: found.start,
    end: found.end,
    kind: 'vital-sign',
    name: found.name,
    attributes: { value: found.value },
  }));
  return [...problems, ...medications, ...vitals].sort((a, b) => a.start - b.start || a.end - b.end);
}
