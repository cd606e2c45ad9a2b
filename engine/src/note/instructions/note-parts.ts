import type { PlacedStatement, RenderedDocument, Section } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Tongue } from '../../compose/tongue.ts';
import { silentHeading } from '../../verify/document-pieces.ts';
import { cautionsHeading, missingHeading } from '../../write/render-sections.ts';
import type { Template, TemplateSection } from '../data/templates.ts';
import { subjectsOfHeading } from '../forms/subjects-of-heading.ts';
import { headingsOf, plainTitle, type WrittenHeading } from '../left-out/headings-of.ts';

/** The kind of note, and the words that it is written in. */
export interface Manner {
  readonly template: Template;
  readonly tongue: Tongue;
}

/** A heading of a note with what stands under it, up to the next one. */
export interface NotePart extends Span {
  readonly heading: WrittenHeading;
  /** As it is written, without its marks. */
  readonly title: string;
  /** How many marks it has: 2 for the title of the note. */
  readonly level: number;
  readonly statements: readonly PlacedStatement[];
}

const titleOf = (markdown: string, { start, end }: Span): string =>
  markdown
    .slice(start, end)
    .replace(/^#{1,6}[ \t]+/, '')
    .trim();

/** Where the last line of a note begins: that it is a draft. The end of the note where somebody took that line away. */
function closingOf({ markdown, statements }: RenderedDocument): number {
  const last = statements.at(-1);
  if (last === undefined || last.support !== 'structural' || last.origin !== undefined) return markdown.length;
  return markdown.lastIndexOf('\n', last.at.start) + 1;
}

/** The parts of a note in their order; what a tool lists of a note and claims of nobody is none of them. */
export function partsOf(note: RenderedDocument, { tongue }: Pick<Manner, 'tongue'>): NotePart[] {
  const { markdown, statements } = note;
  const headings = headingsOf(markdown);
  const closing = closingOf(note);
  const silent = new Set([missingHeading, cautionsHeading].map((title) => plainTitle(tongue.title(title))));
  return headings.flatMap((heading, at): NotePart[] => {
    if (silent.has(heading.title) || silentHeading.test(heading.title)) return [];
    const end = Math.min(headings[at + 1]?.start ?? markdown.length, Math.max(closing, heading.end));
    const own = statements.filter((one) => one.at.start >= heading.end && one.at.end <= end);
    const level = /^#+/.exec(markdown.slice(heading.start, heading.end))?.[0].length ?? 0;
    return [{ heading, start: heading.start, end, level, title: titleOf(markdown, heading), statements: own }];
  });
}

/** What a section of the note is called that takes a subject in, and what is a part of it. */
export function sectionOf(subject: Subject, { sections }: Template): TemplateSection | undefined {
  const taking = sections.filter(({ from }) => from.includes(subject));
  return taking.find(({ id }) => id === subject) ?? taking[0];
}

/** The place of the part that takes a subject in, as its kind of note or its own words say; -1 where the note has none. */
export function findPart(parts: readonly NotePart[], subject: Subject, { template, tongue }: Manner): number {
  const section = sectionOf(subject, template);
  if (section !== undefined) {
    const titles = new Set([section.title, tongue.title(section.title)].map(plainTitle));
    const at = parts.findLastIndex(({ heading }) => titles.has(heading.title));
    if (at >= 0) return at;
  }
  const named = parts.map(({ heading, level }) =>
    level > 2 ? subjectsOfHeading({ title: heading.title, takes: [] }) : [],
  );
  const alone = named.findLastIndex(([one, other]) => one === subject && other === undefined);
  return alone >= 0 ? alone : named.findLastIndex((subjects) => subjects.includes(subject));
}

/** The parts of a note as sections, in the layout that they were written in, for whoever adds to them. */
export function sectionsOf(
  parts: readonly NotePart[],
  written: readonly Section[],
  { template, tongue }: Manner,
): readonly Section[] {
  return parts
    .filter(({ level }) => level > 2)
    .map(({ title, heading }): Section => {
      const own = written.find((one) => plainTitle(one.title) === heading.title);
      if (own) return own;
      const usual = template.sections.find((one) => plainTitle(tongue.title(one.title)) === heading.title);
      return { id: usual?.id ?? heading.title, title, level: 3, layout: usual?.layout ?? 'list', statements: [] };
    });
}
