import type { RenderedDocument, Section } from '../../model/document.ts';
import type { Subject } from '../../document/subjects.ts';
import { editMarkdown, type Edit } from '../left-out/edit-markdown.ts';
import { plainTitle } from '../left-out/headings-of.ts';
import { addSection, type WrittenNote } from '../left-out/put-into-note.ts';
import { capitalize, closeSentence, openItem } from '../note-language.ts';
import type { Found } from './find-target.ts';
import type { InstructionProblem } from './instruction-problem.ts';
import { findPart, partsOf, sectionOf, sectionsOf, type Manner, type NotePart } from './note-parts.ts';

/** What became of a note, by the headings under which it did. */
export interface NoteChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'shortened';
  /** The headings as they stand in the note, each once. */
  readonly sections: readonly string[];
}

/** A note after one step. */
export interface Changed {
  readonly note: WrittenNote;
  readonly change: NoteChange;
}

const emptySection = ({ id, title, level, layout, columns }: Omit<Section, 'statements'>): Section => ({
  id,
  title,
  level,
  layout,
  ...(columns === undefined ? {} : { columns }),
  statements: [],
});

/** The section that takes a subject in, as the note has it or as its kind of note would, with the part that it belongs to. */
function placeFor(
  note: WrittenNote,
  subject: Subject,
  manner: Manner,
): { readonly section: Section; readonly part: Section | undefined; readonly own: NotePart | undefined } | undefined {
  const { template, tongue } = manner;
  const parts = partsOf(note.rendered, manner);
  const own = parts[findPart(parts, subject, manner)];
  const written = sectionsOf(parts, note.sections, manner);
  const there = written.find(({ title }) => own !== undefined && plainTitle(title) === own.heading.title);
  if (there) return { section: emptySection(there), part: undefined, own };
  const usual = sectionOf(subject, template);
  if (usual === undefined) return undefined;
  const titled = (section: typeof usual): Section =>
    emptySection({
      ...section,
      title: tongue.title(section.title),
      ...(section.columns ? { columns: section.columns.map(tongue.title) } : {}),
    });
  const head = template.sections.slice(0, template.sections.indexOf(usual)).findLast(({ level }) => level === 2);
  const part = usual.level === 3 && head?.from.length === 0 ? titled(head) : undefined;
  return { section: titled(usual), part, own };
}

/** Words as a statement of a layout; in a table the figures stand in a cell of their own. */
export function wordsFor(words: string, layout: Section['layout']): string {
  const said = capitalize(words.trim());
  if (layout === 'paragraph') return closeSentence(said);
  return layout === 'table' ? openItem(said).replace(/^(\D*\S)\s+(?=\d)/, '$1\t') : openItem(said);
}

const sameWords = (one: string, other: string): boolean =>
  one.replace(/[\s.]+$/, '').toLowerCase() === other.replace(/[\s.]+$/, '').toLowerCase();

/** Adds words as a statement of the section that takes a subject in. */
export function addWords(
  note: WrittenNote,
  words: string,
  subject: Subject,
  manner: Manner,
): Changed | InstructionProblem {
  const place = placeFor(note, subject, manner);
  if (place === undefined) return 'noSection';
  const text = wordsFor(words, place.section.layout);
  if (place.own?.statements.some((one) => sameWords(one.text, text)) === true) return 'saidAlready';
  const parts = partsOf(note.rendered, manner);
  const known = { ...note, sections: sectionsOf(parts, note.sections, manner) };
  const section: Section = { ...place.section, statements: [{ text, sources: [], support: 'unsupported' }] };
  const { rendered, missing } = addSection(known, place.part, section, manner);
  return { note: { ...note, rendered, missing }, change: { kind: 'added', sections: [place.section.title] } };
}

/** The range that goes with a statement: its line where it stands alone there, else its words and a space. */
function rangeOf({ markdown, statements }: RenderedDocument, { at }: Found['statement']): Edit {
  const line = markdown.lastIndexOf('\n', at.start - 1) + 1;
  const found = markdown.indexOf('\n', at.end);
  const end = found < 0 ? markdown.length : found;
  const isAlone = !statements.some((one) => one.at.start !== at.start && one.at.start >= line && one.at.end <= end);
  const bare = { text: '', statements: [] };
  if (isAlone) return { start: Math.max(0, line - 1), end, ...bare };
  const after = /^[ \t]+/.exec(markdown.slice(at.end, end))?.[0].length ?? 0;
  if (after > 0) return { start: at.start, end: at.end + after, ...bare };
  const before = /[ \t]+$/.exec(markdown.slice(line, at.start))?.[0].length ?? 0;
  return { start: at.start - before, end: at.end, ...bare };
}

/** Headings that nothing stands under any more: that of the section, and of the part that has no other. */
function emptyHeadings({ markdown }: RenderedDocument, parts: readonly NotePart[], at: number): Edit[] {
  const [above, own, below] = [parts[at - 1], parts[at], parts[at + 1]];
  if (own === undefined || own.level <= 2 || (below?.level ?? 0) > own.level) return [];
  if (/[\p{L}\p{N}]/u.test(withoutHead(markdown.slice(own.heading.end, own.end)))) return [];
  const cut = ({ start, end }: NotePart): Edit => ({ start, end, text: '', statements: [] });
  const isLast =
    above !== undefined && above.level > 2 && above.level < own.level && (below?.level ?? 0) <= above.level;
  const isBare = isLast && !/[\p{L}\p{N}]/u.test(markdown.slice(above.heading.end, above.end));
  return isBare ? [cut(above), cut(own)] : [cut(own)];
}

/** Without the head of a table, which is nothing without its rows. */
const withoutHead = (text: string): string => text.replace(/^\s*\|.*\|\s*\n\s*\|[\s|:-]+\|\s*$/m, '');

/** Takes a statement out, with the heading that nothing stands under then. */
export function removeStatement(note: WrittenNote, { statement, part }: Found, manner: Manner): Changed {
  const cut = editMarkdown(note.rendered, [rangeOf(note.rendered, statement)]);
  const parts = partsOf(cut, manner);
  const at = parts.findIndex(({ start }) => start === part.start);
  const rendered = editMarkdown(cut, emptyHeadings(cut, parts, at));
  return { note: { ...note, rendered }, change: { kind: 'removed', sections: [part.title] } };
}

/** A statement as it reads, without the marks that markdown needs. */
export const readable = (text: string): string =>
  text.replace(/\\([\\`*_[\]<>|~$&#+=.)-])/g, '$1').replaceAll(' | ', ' ');

/** Takes a statement out of its section and puts it into the one that takes a subject in. */
export function moveStatement(
  note: WrittenNote,
  found: Found,
  subject: Subject,
  manner: Manner,
): Changed | InstructionProblem {
  const parts = partsOf(note.rendered, manner);
  if (parts[findPart(parts, subject, manner)]?.start === found.part.start) return 'saidAlready';
  const removed = removeStatement(note, found, manner);
  const added = addWords(removed.note, readable(found.statement.text), subject, manner);
  return typeof added === 'string' ? added : { ...added, change: { ...added.change, kind: 'moved' } };
}

/** Puts other words in the place of some statements of a note. @param changed each with its new words, in any order */
export function rewordStatements(
  note: WrittenNote,
  changed: readonly { readonly found: Found; readonly text: string }[],
): Changed {
  const edits = changed.map(({ found, text }) => ({ ...found.statement.at, text, statements: [] }));
  const sections = [...new Set(changed.map(({ found }) => found.part.title))];
  return { note: { ...note, rendered: editMarkdown(note.rendered, edits) }, change: { kind: 'changed', sections } };
}
