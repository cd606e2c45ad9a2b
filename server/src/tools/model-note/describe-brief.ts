import type { Brief, BriefFact, BriefSection, NoteForm, Passage } from '@notewright/engine';
import { noteHeadings } from '../prompts/note/headings.ts';
import type { PromptPart } from '../shield-prompt.ts';

const layouts = { paragraph: 'sentences', list: 'items of a list', table: 'a table' } as const;

/** A line of a prompt: its cells one after the other, each on one line. */
export const lineOf = (...cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(' | ');

const overlaps = (passage: Passage, { sources }: BriefFact): boolean =>
  sources.some(({ start, end }) => start < passage.end && end > passage.start);

/** A section; of a person's own template with what they want under the heading, in their words. */
function describeSection({ id, title, layout, part }: BriefSection, form: NoteForm | undefined): string {
  const instruction = form?.headings.find((heading) => heading.title === title)?.instruction ?? '';
  return lineOf(
    id,
    part === undefined ? title : `${part.title}: ${title}`,
    layouts[layout],
    ...(instruction === '' ? [] : [instruction]),
  );
}

/** Sections that are not the engine's alone. */
const writable = (brief: Brief): ReadonlySet<string> =>
  new Set(brief.sections.filter(({ isFixed }) => !isFixed).map(({ id }) => id));

/** The sentences that a fact rests on. */
export const passagesOf = (fact: BriefFact, passages: readonly Passage[]): readonly Passage[] =>
  passages.filter((passage) => overlaps(passage, fact));

/** Their ids. */
export const restsOn = (fact: BriefFact, passages: readonly Passage[]): readonly string[] =>
  passagesOf(fact, passages).map(({ id }) => id);

const describeFact = (fact: BriefFact, passages: readonly Passage[]): string =>
  lineOf(fact.id, fact.section, fact.text, restsOn(fact, passages).join(' '), ...(fact.isFixed ? ['fixed'] : []));

/**
 * The parts of a prompt that hold what a note is to be written from: its sections, the sentences of the source, and what was read of them. They
 * are data, and are shielded as such.
 * @param input the words that the ranges of the brief are of
 * @param form the person's own template, where the note is written by one
 */
export function describeBrief(brief: Brief, input: string, form?: NoteForm): readonly PromptPart[] {
  const ids = writable(brief);
  const said = brief.passages.map(({ id, speaker, start, end }) =>
    lineOf(id, ...(speaker === undefined ? [] : [speaker]), input.slice(start, end)),
  );
  const titles = new Map(brief.sections.map(({ id, title }) => [id, title]));
  // Without an id: it is named by no statement, and told so that it is not written twice.
  const written = brief.facts
    .filter(({ section }) => !ids.has(section))
    .map(({ section, text }) => lineOf(titles.get(section) ?? section, text.replaceAll('\t', ': ')));
  const read = brief.facts.filter(({ section }) => ids.has(section)).map((fact) => describeFact(fact, brief.passages));
  return [
    {
      heading: noteHeadings.sections,
      text: brief.sections
        .filter(({ id }) => ids.has(id))
        .map((section) => describeSection(section, form))
        .join('\n'),
    },
    { heading: noteHeadings.passages, text: said.join('\n') },
    { heading: noteHeadings.facts, text: read.join('\n') },
    { heading: noteHeadings.written, text: written.join('\n') },
  ];
}
