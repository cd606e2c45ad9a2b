import type { ConditionFact, Fact } from '../document/fact.ts';
import type { Section, SectionLayout } from '../model/document.ts';
import type { NoteStyle } from '../model/note-style.ts';
import type { Template, TemplateSection } from '../note/data/templates.ts';
import type { Subject } from '../document/subjects.ts';
import { passagesOf } from '../note/passages-of.ts';
import { isSaidElsewhere } from '../note/said-elsewhere.ts';
import { composeSection } from './compose-section.ts';
import { RoundTrip, type Fallbacks } from './round-trip.ts';
import { english, inVoice, type Tongue } from './tongue.ts';

/** In what language a note is said, and how much of it in words. */
interface Manner {
  readonly tongue: Tongue;
  readonly style: NoteStyle;
}

/** A note from its facts. */
export interface ComposedNote {
  readonly sections: readonly Section[];
  /** What a note of this kind needs and no fact says. */
  readonly missing: readonly string[];
  /** Statements that fell back to the writer's words, by cause; empty where no input is given to compare with. */
  readonly fallbacks: Fallbacks;
}

/**
 * The layout of a section in a style, over what its template has. A table is as plain as a list, and its columns line up; in whole
 * sentences it would be neither.
 */
export function layoutIn({ layout }: TemplateSection, style: NoteStyle): SectionLayout {
  if (style.layout === 'paragraphs') return 'paragraph';
  if (style.layout === 'bullets') return layout === 'table' && style.length === undefined ? 'table' : 'list';
  if (style.length === 'fuller') return 'paragraph';
  return style.length === 'shorter' ? (layout === 'table' ? 'paragraph' : 'list') : layout;
}

function sectionOf(entry: TemplateSection, facts: readonly Fact[], manner: Manner, roundTrip?: RoundTrip): Section {
  const { tongue, style } = manner;
  const { id, title, level, columns } = entry;
  const composeIn = (layout: SectionLayout): Section => ({
    id,
    title: tongue.title(title),
    level,
    layout,
    statements: composeSection(facts, { ...entry, layout }, tongue, roundTrip),
    ...(columns && layout === 'table' ? { columns: columns.map(tongue.title) } : {}),
  });
  const layout = layoutIn(entry, style);
  const section = composeIn(layout);
  // One statement alone is no list.
  const isAlone = style.length === 'shorter' && style.layout === undefined && section.statements.length < 2;
  return isAlone && layout === 'list' ? composeIn('paragraph') : section;
}

/** What stands in a section; the reason for the visit also where it is asked for, by its name and since when. */
function factsOf(entry: TemplateSection, facts: readonly Fact[], own: readonly Fact[]): readonly Fact[] {
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

/** A reason that was drawn from the history is said only where a note asks for it; the history says it anyway. */
function withoutReason(facts: readonly Fact[], { sections }: Template): readonly Fact[] {
  const isAsked = sections.some(({ id }) => id === 'chief-complaint');
  const isSaid = (one: Fact): boolean =>
    facts.some(
      ({ id, evidence: [{ start, end }] }) =>
        id !== one.id && start <= one.evidence[0].start && one.evidence[0].end <= end,
    );
  return isAsked
    ? facts
    : facts.filter((fact) => fact.isReason !== true || fact.subject !== 'chief-complaint' || !isSaid(fact));
}

/**
 * Writes the note of a kind from facts alone. Every statement rests on the evidence of its facts; nothing else is said.
 * @param read facts in the order of the input
 * @param input the text that their evidence is of: each composed statement is read again and compared with it, and falls back to its
 *   words on a difference
 * @param tongue how the note says what was read
 * @param style shorter or fuller, as bullets or in paragraphs
 */
export function composeNote(
  read: readonly Fact[],
  template: Template,
  input?: string,
  tongue: Tongue = english(input),
  style: NoteStyle = {},
): ComposedNote {
  const manner = { tongue: inVoice(tongue, style.length), style };
  const roundTrip = input === undefined ? undefined : new RoundTrip(input, read, manner.tongue);
  const facts = withoutReason(read, template);
  const sections: Section[] = [];
  const missing: string[] = [];
  const passages = passagesOf(facts);
  let part: TemplateSection | undefined;
  const entries = template.sections;
  // Where two sections take a subject, the one that is more of its own stands later.
  const home = new Map(entries.flatMap(({ id, from }) => from.map((subject): [Subject, string] => [subject, id])));
  const first = entries.find(({ from }) => from.length > 0)?.id ?? '';
  const factsIn = Map.groupBy(facts, ({ subject }) => home.get(subject) ?? first);
  for (const entry of entries) {
    if (entry.from.length === 0 && entry.named !== true) {
      part = entry;
      continue;
    }
    const own = factsOf(entry, facts, factsIn.get(entry.id) ?? []);
    if (own.length === 0) {
      const elsewhere = entry.satisfiedBy?.some((subject) => facts.some((fact) => fact.subject === subject)) === true;
      if (entry.needed === true && !elsewhere && !isSaidElsewhere(entry.id, passages, input))
        missing.push(tongue.title(entry.title));
      continue;
    }
    if (part) sections.push(sectionOf(part, [], manner));
    part = undefined;
    sections.push(sectionOf(entry, own, manner, roundTrip));
  }
  return { sections, missing, fallbacks: roundTrip?.fallbacks ?? {} };
}
