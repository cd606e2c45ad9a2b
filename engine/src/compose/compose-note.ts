import type { ConditionFact, Fact } from '../document/fact.ts';
import type { Section } from '../model/document.ts';
import type { NoteKind } from '../model/result.ts';
import type { TemplateSection } from '../note/data/templates.ts';
import type { Subject } from '../document/subjects.ts';
import { templateOf } from '../note/template-of.ts';
import { composeSection } from './compose-section.ts';

/** A note from its facts. */
export interface ComposedNote {
  readonly sections: readonly Section[];
  /** What a note of this kind needs and no fact says. */
  readonly missing: readonly string[];
}

function sectionOf(
  { id, title, level, layout, columns }: TemplateSection,
  facts: readonly Fact[],
  entry: TemplateSection,
): Section {
  return { id, title, level, layout, statements: composeSection(facts, entry), ...(columns ? { columns } : {}) };
}

/** What stands in a section; the reason for the visit also where it is asked for, by its name and since when. */
function factsOf(entry: TemplateSection, facts: readonly Fact[], home: ReadonlyMap<Subject, string>): Fact[] {
  const own = facts.filter((fact) => home.get(fact.subject) === entry.id);
  if (own.length > 0 || entry.id !== 'chief-complaint') return own;
  return facts
    .filter((fact) => fact.isReason === true)
    .map((fact) => (fact.type === 'condition' ? { ...briefly(fact), subject: 'chief-complaint' } : fact));
}

const briefly = ({ id, type, evidence, assertion, subject, name, side, onset }: ConditionFact): ConditionFact => ({
  id,
  type,
  evidence,
  assertion,
  subject,
  name,
  side,
  onset,
});

/**
 * Writes the note of a kind from facts alone. Every statement rests on the evidence of its facts; nothing else is said.
 * @param facts in the order of the input
 */
export function composeNote(facts: readonly Fact[], kind: NoteKind): ComposedNote {
  const sections: Section[] = [];
  const missing: string[] = [];
  let part: TemplateSection | undefined;
  const entries = templateOf(kind).sections;
  // Where two sections take a subject, the one that is more of its own stands later.
  const home = new Map(entries.flatMap(({ id, from }) => from.map((subject): [Subject, string] => [subject, id])));
  for (const entry of entries) {
    if (entry.from.length === 0) {
      part = entry;
      continue;
    }
    const own = factsOf(entry, facts, home);
    if (own.length === 0) {
      const elsewhere = entry.satisfiedBy?.some((subject) => facts.some((fact) => fact.subject === subject));
      if (entry.needed === true && elsewhere !== true) missing.push(entry.title);
      continue;
    }
    if (part) sections.push(sectionOf(part, [], part));
    part = undefined;
    sections.push(sectionOf(entry, own, entry));
  }
  return { sections, missing };
}
