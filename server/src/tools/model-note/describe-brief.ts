import type { Brief, BriefFact, BriefSection, Passage } from '@notewright/engine';
import type { PromptPart } from '../shield-prompt.ts';

const layouts = { paragraph: 'sentences', list: 'items of a list', table: 'a table' } as const;

const line = (...cells: readonly string[]): string => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(' | ');

const overlaps = (passage: Passage, { sources }: BriefFact): boolean =>
  sources.some(({ start, end }) => start < passage.end && end > passage.start);

const describeSection = ({ id, title, layout, part }: BriefSection): string =>
  line(id, part === undefined ? title : `${part.title}: ${title}`, layouts[layout]);

/** What a section that the engine fills alone holds is not shown: nobody has to write it. */
const writable = (brief: Brief): ReadonlySet<string> =>
  new Set(brief.sections.filter(({ isFixed }) => !isFixed).map(({ id }) => id));

function describeFact(fact: BriefFact, passages: readonly Passage[]): string {
  const rests = passages.filter((passage) => overlaps(passage, fact)).map(({ id }) => id);
  return line(fact.id, fact.section, fact.text, rests.join(' '), ...(fact.isFixed ? ['fixed'] : []));
}

/**
 * The parts of a prompt that hold what a note is to be written from: its sections, the sentences of the source, and what was read of them. They
 * are data, and are shielded as such.
 * @param input the words that the ranges of the brief are of
 */
export function describeBrief(brief: Brief, input: string): readonly PromptPart[] {
  const ids = writable(brief);
  const said = brief.passages.map(({ id, speaker, start, end }) =>
    line(id, ...(speaker === undefined ? [] : [speaker]), input.slice(start, end)),
  );
  const read = brief.facts.filter(({ section }) => ids.has(section)).map((fact) => describeFact(fact, brief.passages));
  return [
    {
      heading: 'The sections of the note:',
      text: brief.sections
        .filter(({ id }) => ids.has(id))
        .map(describeSection)
        .join('\n'),
    },
    { heading: 'The source, sentence by sentence:', text: said.join('\n') },
    { heading: 'What the program has read of it:', text: read.join('\n') },
  ];
}
