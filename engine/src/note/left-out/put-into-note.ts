import type { Fact } from '../../document/fact.ts';
import type { PlacedStatement, RenderedDocument, Section, SectionLayout, Statement } from '../../model/document.ts';
import type { LeftOut } from '../../model/left-out.ts';
import { mergeSpans } from '../../compose/join-same.ts';
import type { Tongue } from '../../compose/tongue.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';
import { cautionsHeading, missingHeading, renderBlock, rowOf } from '../../write/render-sections.ts';
import type { Template } from '../data/templates.ts';
import { writePlainly } from '../plain/write-plainly.ts';
import type { PreparedInput } from '../prepare-input.ts';
import { placesWithin } from './content-words.ts';
import { editMarkdown, type Edit } from './edit-markdown.ts';
import { evidenceOf } from './find-left-out.ts';
import { headingsOf, plainTitle, type WrittenHeading } from './headings-of.ts';
import { layOut } from './lay-out.ts';
import { placeClause, sameSpans, type PlacedClause } from './place-clause.ts';

/** A note as it was written, by the engine or by a model, and what it does not hold. */
export interface WrittenNote {
  readonly rendered: RenderedDocument;
  readonly sections: readonly Section[];
  readonly missing: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** The same note with one more statement. */
export interface CompletedNote extends WrittenNote {
  /** What the new statement is written from, where it is written from facts. */
  readonly facts: readonly Fact[];
}

/** The kind of note, and the language that it is in. */
interface Manner extends Pick<PreparedInput, 'tongue' | 'language'> {
  readonly template: Template;
}

const isSame = (one: Section, { id, title }: Section): boolean =>
  one.id === id || plainTitle(one.title) === plainTitle(title);

const headingOf = (headings: readonly WrittenHeading[], { title }: Pick<Section, 'title'>): number =>
  headings.findLastIndex((heading) => heading.title === plainTitle(title));

/** Statements one after the other, with what stands before each. */
function writeAfter(
  lead: string,
  statements: readonly Statement[],
  layout: SectionLayout,
): Pick<Edit, 'text' | 'statements'> {
  let text = '';
  const placed: PlacedStatement[] = [];
  for (const { text: said, sources, support } of statements) {
    const words = layout === 'table' ? rowOf(said) : escapeMarkdown(said);
    const start = text.length + lead.length;
    text += `${lead}${words}${layout === 'table' ? ' |' : ''}`;
    placed.push({ text: words, sources, support, at: { start, end: start + words.length } });
  }
  return { text, statements: placed };
}

/** Where the last line of a note begins: that it is a draft, which may be two sentences. */
function closingOf({ markdown, statements }: RenderedDocument): number {
  const last = statements.at(-1);
  return last === undefined ? markdown.length : markdown.lastIndexOf('\n', last.at.start) + 1;
}

/** Adds to a section behind its last statement; where it only says that nothing is documented, in the place of that. */
function addToSection(
  rendered: RenderedDocument,
  headings: readonly WrittenHeading[],
  at: number,
  section: Section,
): Edit {
  const { markdown, statements } = rendered;
  const from = headings[at]?.end ?? 0;
  const to = headings[at + 1]?.start ?? closingOf(rendered);
  const own = statements.filter((one) => one.at.start >= from && one.at.start < to);
  // What a clinician typed is theirs, though it claims nothing that is to be proved.
  const last = own.findLast(({ support, origin }) => support !== 'structural' || origin !== undefined);
  if (last === undefined) {
    const { markdown: block, statements: placed } = renderBlock([section]);
    const skip = block.indexOf('\n');
    const moved = placed
      .slice(1)
      .map((one) => ({ ...one, at: { start: one.at.start - skip, end: one.at.end - skip } }));
    return { start: from, end: own[0]?.at.end ?? from, text: block.slice(skip), statements: moved };
  }
  const line = markdown.lastIndexOf('\n', last.at.start - 1) + 1;
  const lead = markdown.slice(line, last.at.start);
  const lineEnd = markdown.indexOf('\n', last.at.end);
  const end = lineEnd < 0 ? markdown.length : lineEnd;
  if (section.layout === 'table') return { start: end, end, ...writeAfter('\n| ', section.statements, 'table') };
  if (/^ {0,8}[-*+] $/.test(lead)) return { start: end, end, ...writeAfter(`\n${lead}`, section.statements, 'list') };
  // A numbered list, or a table of a model's own: the statement stands below it.
  if (/^[ \d.)|]+$/.test(lead)) return { start: end, end, ...writeAfter('\n\n', section.statements, 'paragraph') };
  return { start: last.at.end, end: last.at.end, ...writeAfter(' ', section.statements, 'paragraph') };
}

/** Where a section begins that the note does not have: before the first one that follows it in its kind of note. */
function findGap(
  note: WrittenNote,
  section: Section,
  { template, tongue }: Pick<Manner, 'template' | 'tongue'>,
): { readonly at: number; readonly index: number } {
  const { rendered, sections } = note;
  const headings = headingsOf(rendered.markdown);
  const order = template.sections.map(({ id }) => id);
  const place = order.indexOf(section.id);
  const isAfter = (one: Section): boolean => order.indexOf(one.id) > place;
  const index = sections.findIndex((one) => isAfter(one) && headingOf(headings, one) >= 0);
  const following = sections[index];
  const closers = [missingHeading, cautionsHeading].map((title) => ({ title: tongue.title(title) }));
  const next = [...(following ? [following] : []), ...closers].map((one) => headings[headingOf(headings, one)]);
  return {
    at: next.find((heading) => heading !== undefined)?.start ?? closingOf(rendered),
    index: index < 0 ? sections.length : index,
  };
}

/** The line that names what is documented now, out of the list of what is not; with its heading where it was the only one. */
function dropMissing(rendered: RenderedDocument, title: string, tongue: Tongue): Edit[] {
  const { markdown, statements } = rendered;
  const headings = headingsOf(markdown);
  const at = headingOf(headings, { title: tongue.title(missingHeading) });
  const heading = headings[at];
  if (heading === undefined) return [];
  const to = headings[at + 1]?.start ?? closingOf(rendered);
  const listed = statements.filter((one) => one.at.start > heading.end && one.at.start < to);
  const own = listed.find(({ text, support }) => support === 'structural' && plainTitle(text) === plainTitle(title));
  if (own === undefined) return [];
  if (listed.length === 1) return [{ start: heading.start, end: to, text: '', statements: [] }];
  const start = markdown.lastIndexOf('\n', own.at.start);
  return [{ start, end: own.at.end, text: '', statements: [] }];
}

/** Sections in the layout and the words of a note: those to the patient in plain ones. */
function fitted(sections: readonly Section[], note: WrittenNote, { template, language }: Manner): Section[] {
  const inWords = template.plain === true && language === 'en' ? writePlainly(sections) : sections;
  return inWords.map((section) => {
    const own = note.sections.find((one) => isSame(one, section));
    return own === undefined || own.layout === section.layout ? section : layOut(section, own.layout);
  });
}

/**
 * A note with what a section says more: behind what stands in it, or as a section of its own where its kind of note has it.
 * @param part that the section belongs to, where its kind of note has parts; written where the note does not have it
 */
export function addSection(
  note: WrittenNote,
  part: Section | undefined,
  section: Section,
  manner: Pick<Manner, 'template' | 'tongue'>,
): WrittenNote {
  const { rendered, sections, leftOut } = note;
  const headings = headingsOf(rendered.markdown);
  const index = sections.findIndex((one) => isSame(one, section));
  const own = sections[index];
  const at = own === undefined ? -1 : headingOf(headings, own);
  const dropped = dropMissing(rendered, section.title, manner.tongue);
  const missing = note.missing.filter((title) => title !== section.title);
  if (own !== undefined && at >= 0) {
    const edit = addToSection(rendered, headings, at, { ...section, layout: own.layout });
    const grown = { ...own, statements: [...own.statements, ...section.statements] };
    return {
      rendered: editMarkdown(rendered, [edit, ...dropped]),
      sections: sections.with(index, grown),
      missing,
      leftOut,
    };
  }
  const gap = findGap(note, section, manner);
  const isNewPart = part !== undefined && !sections.some((one) => isSame(one, part));
  const added = isNewPart ? [part, section] : [section];
  const block = renderBlock(added);
  const edit = { start: gap.at, end: gap.at, text: `${block.markdown}\n\n`, statements: block.statements };
  return {
    rendered: editMarkdown(rendered, [edit, ...dropped]),
    sections: sections.toSpliced(gap.index, 0, ...added),
    missing,
    leftOut,
  };
}

/**
 * Puts a statement that a note has left out into it, where the kind of note has it. Everything else of the note stays as it is,
 * whoever wrote it.
 * @param place what the engine's own note says at these places, where they are those of no clause
 * @returns undefined where the input does not state it
 */
export function putIntoNote(
  note: WrittenNote,
  chosen: LeftOut,
  input: PreparedInput,
  template: Template,
  place: () => PlacedClause | undefined = () => undefined,
): CompletedNote | undefined {
  const placed = placeClause(input, chosen.sources, template) ?? place();
  if (placed === undefined) return undefined;
  let completed = note;
  let part: Section | undefined;
  const manner = { template, tongue: input.tongue, language: input.language };
  for (const section of fitted(placed.sections, note, manner)) {
    if (section.statements.length === 0) part = section;
    else completed = addSection(completed, part, section, manner);
  }
  const isSaid = placesWithin(mergeSpans(evidenceOf(placed.sections.flatMap(({ statements }) => statements))));
  const leftOut = note.leftOut.filter((one) => !sameSpans(one.sources, chosen.sources) && !one.sources.every(isSaid));
  return { ...completed, leftOut, facts: placed.facts };
}
