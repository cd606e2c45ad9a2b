import type { NoteLanguage } from '../../languages/language.ts';
import type { Section, SectionLayout, Statement } from '../../model/document.ts';
import { closeSentence } from '../../note/note-language.ts';
import { lineTopic } from '../line-topic.ts';
import { sectionTitles } from '../data/section-titles.ts';
import type { Preference } from '../preference.ts';

type Of<Kind extends Preference['kind']> = Extract<Preference, { kind: Kind }>;

const rowAsLine = (text: string): string => {
  const [name = '', ...cells] = text.split('\t');
  return [name, ...cells].join(' ').trim();
};

function inLayout(statement: Statement, from: SectionLayout, to: 'list' | 'paragraph'): Statement {
  const text = from === 'table' ? rowAsLine(statement.text) : statement.text;
  if (to === 'paragraph') return { ...statement, text: closeSentence(text) };
  // A line of a list ends as the engine's own do: a sentence alone without its full stop.
  return { ...statement, text: /^[^.!?]*\.$/.test(text) ? text.slice(0, -1) : text };
}

function layOut(section: Section, { layout }: Of<'layout'>): Section {
  if (section.layout === layout) return section;
  const { columns: _columns, ...rest } = section;
  return { ...rest, layout, statements: section.statements.map((one) => inLayout(one, section.layout, layout)) };
}

function putInOrder(section: Section, { first }: Of<'order'>): Section {
  const isFirst = new Map(section.statements.map((one) => [one, lineTopic(one.text) === first]));
  const pick = (wanted: boolean): Statement[] => section.statements.filter((one) => isFirst.get(one) === wanted);
  return { ...section, statements: [...pick(true), ...pick(false)] };
}

function rename(section: Section, { title }: Of<'heading'>, language: NoteLanguage): Section {
  const known = sectionTitles[section.id as keyof typeof sectionTitles][language] as readonly string[];
  return known.includes(title) ? { ...section, title } : section;
}

/** A section in the form that its reader likes. */
function inForm(section: Section, preferences: readonly Preference[], language: NoteLanguage): Section {
  let formed = section;
  for (const one of preferences) {
    if (!('section' in one) || one.section !== section.id) continue;
    if (one.kind === 'layout') formed = layOut(formed, one);
    if (one.kind === 'order') formed = putInOrder(formed, one);
    if (one.kind === 'heading') formed = rename(formed, one, language);
    if (one.kind === 'omit' && one.heading === 'kept') formed = { ...formed, statements: [] };
  }
  return formed;
}

/** Sections with one of them beside another; as they were where either is missing. */
function move(sections: readonly Section[], { section, side, other }: Of<'place'>): readonly Section[] {
  const moved = sections.find(({ id }) => id === section);
  const rest = sections.filter((one) => one !== moved);
  const beside = rest.findIndex(({ id }) => id === other);
  const level = rest[beside]?.level;
  if (moved === undefined || level === undefined) return sections;
  const isSo = side === 'before' ? sections.indexOf(moved) <= beside : sections.indexOf(moved) > beside;
  return isSo ? sections : rest.toSpliced(side === 'before' ? beside : beside + 1, 0, { ...moved, level });
}

const isPart = ({ statements, level }: Section): boolean => level === 2 && statements.length === 0;

/** Without the headings of parts that hold nothing any more. */
function withoutEmptyParts(sections: readonly Section[], kept: ReadonlySet<string>): readonly Section[] {
  return sections.filter((one, at) => !isPart(one) || kept.has(one.id) || sections[at + 1]?.level === 3);
}

/** The sections of a note, each in its form and place. */
export function changeSections(
  sections: readonly Section[],
  preferences: readonly Preference[],
  language: NoteLanguage,
): readonly Section[] {
  const gone = new Set<string>();
  const emptied = new Set<string>();
  for (const one of preferences) if (one.kind === 'omit') (one.heading === 'dropped' ? gone : emptied).add(one.section);
  let formed: readonly Section[] = sections
    .filter(({ id }) => !gone.has(id))
    .map((section) => inForm(section, preferences, language));
  for (const one of preferences) if (one.kind === 'place') formed = move(formed, one);
  return withoutEmptyParts(formed, emptied);
}
