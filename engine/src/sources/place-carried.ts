import { composeSection } from '../compose/compose-section.ts';
import { RoundTrip } from '../compose/round-trip.ts';
import type { Tongue } from '../compose/tongue.ts';
import type { Fact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import type { Section, Statement } from '../model/document.ts';
import type { Template, TemplateSection } from '../note/data/templates.ts';
import { withSource } from './name-source.ts';
import type { ReadSource } from './read-older.ts';

/** A source with what of it goes into the note. */
export interface CarriedSource {
  readonly source: ReadSource;
  readonly facts: readonly Fact[];
}

/** Statements of an older source, each with its source in its words; they name no facts, since those are of the visit. */
export function sayOlder({ source, facts }: CarriedSource, section: TemplateSection, tongue: Tongue): Statement[] {
  const roundTrip = new RoundTrip(source.read, source.facts, source.tongue);
  return facts.flatMap((fact) =>
    composeSection([fact], section, source.tongue, roundTrip).map(({ text, sources, support }) => ({
      text: withSource(text, source, tongue.language),
      sources: sources.map(source.toInput),
      support,
    })),
  );
}

const isPart = ({ from, named }: TemplateSection): boolean => from.length === 0 && named !== true;

/**
 * The sections of a note with what is carried into them from before, each in the place that its kind of note has for it; sections that
 * the visit says nothing for are added where they belong.
 */
export function placeCarried(
  sections: readonly Section[],
  carried: readonly CarriedSource[],
  { sections: entries }: Template,
  tongue: Tongue,
): Section[] {
  const home = new Map(entries.flatMap(({ id, from }) => from.map((subject): [Subject, string] => [subject, id])));
  const first = entries.find(({ from }) => from.length > 0)?.id ?? '';
  const written = new Map(sections.map((section) => [section.id, section]));
  const placed: Section[] = [];
  let part: TemplateSection | undefined;
  for (const entry of entries) {
    if (isPart(entry)) {
      part = entry;
      continue;
    }
    const own = written.get(entry.id);
    const layout = own?.layout ?? entry.layout;
    const added = carried.flatMap(({ source, facts }) => {
      const here = facts.filter(({ subject }) => (home.get(subject) ?? first) === entry.id);
      return sayOlder({ source, facts: here }, { ...entry, layout }, tongue);
    });
    if (own === undefined && added.length === 0) continue;
    if (part) placed.push(written.get(part.id) ?? emptySection(part, tongue));
    part = undefined;
    const section = own ?? { ...emptySection(entry, tongue), layout };
    placed.push({ ...section, statements: [...section.statements, ...added] });
  }
  return placed;
}

/** A section that nothing stands in yet. */
export function emptySection({ id, title, level, layout, columns }: TemplateSection, tongue: Tongue): Section {
  const heads = columns && layout === 'table' ? { columns: columns.map(tongue.title) } : {};
  return { id, title: tongue.title(title), level, layout, statements: [], ...heads };
}
