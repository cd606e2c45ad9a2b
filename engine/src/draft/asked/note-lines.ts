import type { PlacedStatement, RenderedDocument, Section } from '../../model/document.ts';
import { readable } from '../../note/instructions/change-note.ts';
import { partsOf, sectionsOf, type Manner, type NotePart } from '../../note/instructions/note-parts.ts';
import { plainTitle } from '../../note/left-out/headings-of.ts';
import type { Brief, BriefFact } from '../brief.ts';

/** A statement of a note at hand, by an id of its own ("n4"), as what something said of the note may rest on. */
export interface NoteLine extends BriefFact {
  /** The heading that it stands under. */
  readonly title: string;
  /** The note's own object for its sources, by which it is known again once the note has changed. */
  readonly key: PlacedStatement['sources'];
  readonly placed: PlacedStatement;
  /** A clinician's words: they are repeated and not reworded. */
  readonly isOwn: boolean;
  /** Words of a model that the source does not hold: nothing rests on them. */
  readonly isOpen: boolean;
  /** A row of a table, which is not reworded. */
  readonly isRow: boolean;
}

/** Where a statement can be added, by an id of its own ("h3"). */
export interface NotePlace {
  readonly id: string;
  readonly section: Section;
  /** The part of the note that the section belongs to, where the note has neither. */
  readonly part: Section | undefined;
}

/** Only headings that statements stand under, or could: one with parts of its own and no statement is none. */
const takesStatements = (parts: readonly NotePart[], at: number): boolean => {
  const [own, next] = [parts[at], parts[at + 1]];
  return own !== undefined && own.level > 2 && (own.statements.length > 0 || (next?.level ?? 0) <= own.level);
};

const isSaid = ({ support, origin }: PlacedStatement): boolean => support !== 'structural' || origin !== undefined;

/** The section's id in the brief, by which the check knows what kind of statement stands there. */
export const sectionIdOf = ({ sections }: Brief, title: string): string =>
  sections.find((one) => plainTitle(one.title) === plainTitle(title))?.id ?? title;

/** The statements of a note as they stand, edits included. @param current how long the words of the visit itself are */
export function linesOfAsked(rendered: RenderedDocument, brief: Brief, manner: Manner, current: number): NoteLine[] {
  const said = partsOf(rendered, manner).flatMap(({ title, statements }) =>
    statements.filter(isSaid).map((placed) => ({ title, placed })),
  );
  return said.map(({ title, placed }, at): NoteLine => {
    const { text, sources, support, origin, confirmed } = placed;
    const isRow = text.includes(' | ');
    return {
      id: `n${at + 1}`,
      section: sectionIdOf(brief, title),
      title,
      text: readable(text.replaceAll(' | ', ': ')),
      sources,
      facts: origin === undefined ? (placed.facts ?? []) : [],
      isFixed: sources.some(({ end }) => end > current),
      key: sources,
      placed,
      isRow,
      isOwn: sources.length === 0 && (origin !== undefined || confirmed !== undefined),
      isOpen: support === 'unsupported' && origin === undefined && confirmed === undefined,
    };
  });
}

/** Where the note can say more: under its own headings, and under those that its kind of note has beside them. */
export function placesOfAsked(
  rendered: RenderedDocument,
  sections: readonly Section[],
  brief: Brief,
  manner: Manner,
): NotePlace[] {
  const parts = partsOf(rendered, manner);
  const own = parts.filter((_part, at) => takesStatements(parts, at));
  const written = sectionsOf(own, sections, manner).map((section) => ({ section, part: undefined }));
  const titles = new Set(parts.map(({ title }) => plainTitle(title)));
  const empty = (section: Omit<Section, 'statements'>): Section => ({ ...section, statements: [] });
  const usual = brief.sections
    .filter(({ title, isFixed }) => !isFixed && !titles.has(plainTitle(title)))
    .map(({ part, isFixed: _isFixed, ...section }) => ({
      section: empty(section),
      part: part === undefined ? undefined : empty({ ...part, layout: 'list' }),
    }));
  return [...written, ...usual]
    .filter(({ section }) => section.layout !== 'table')
    .map((place, at) => ({ id: `h${at + 1}`, ...place }));
}
