import { blankDraftLines } from '@notewright/contract';
import type { Token, Tokens } from 'marked';
import { toPlainText } from '../../copy/to-plain-text.ts';
import { readHeadingRoles, type HeadingRole } from '../../markdown/heading-roles.ts';
import { lexReply, normaliseLineEnds } from '../../markdown/lex-reply.ts';

/** A heading of a note and what stands under it. Offsets count in the text of `SectionedNote`. */
export interface NoteSection {
  /** The heading as it is read; empty for words before the first heading. */
  readonly name: string;
  /** `beginning`: words before the first heading. */
  readonly role: HeadingRole | 'beginning';
  /** Where its heading begins, and where the words under it do. */
  readonly start: number;
  readonly bodyStart: number;
  /** Where the next heading of any kind begins. */
  readonly ownEnd: number;
  /** Where the next heading begins that does not stand under this one. A title holds only what stands before the first part. */
  readonly end: number;
}

export interface SectionedNote {
  /** Markdown with "\n" for line ends; the lines that say it is a draft are blank. */
  readonly text: string;
  readonly sections: readonly NoteSection[];
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** The number of the heading after `index` that does not stand under it. */
function nextOutside(depths: readonly number[], index: number, role: HeadingRole): number {
  if (role === 'title') return index + 1;
  const next = depths.findIndex((depth, other) => other > index && depth <= (depths[index] ?? 0));
  return next < 0 ? depths.length : next;
}

/**
 * A note by its headings, in reading order. The first section is always what stands before the first heading, also where that
 * is nothing, so that the n-th heading on the page is section n.
 * @param shown Markdown as the page shows it.
 */
export function readSections(shown: string): SectionedNote {
  const { text } = normaliseLineEnds(shown);
  const blocks = lexReply(text);
  const roleOf = readHeadingRoles(blocks);
  const headings = blocks.filter(({ token }) => isHeading(token));
  const depths = headings.map(({ token }) => (isHeading(token) ? token.depth : 0));
  const startOf = (index: number): number => headings[index]?.start ?? text.length;
  const sections = headings.map((block, index): NoteSection => {
    const role = roleOf(block);
    return {
      name: toPlainText(block.token.raw, ''),
      role,
      start: block.start,
      bodyStart: block.start + block.token.raw.length,
      ownEnd: startOf(index + 1),
      end: startOf(nextOutside(depths, index, role)),
    };
  });
  const first = startOf(0);
  const beginning: NoteSection = { name: '', role: 'beginning', start: 0, bodyStart: 0, ownEnd: first, end: first };
  return { text: blankDraftLines(text), sections: [beginning, ...sections] };
}

/** One section and those that stand under it, as numbers. */
export function numbersUnder({ sections }: SectionedNote, index: number): readonly number[] {
  const whole = sections[index];
  if (whole === undefined) return [];
  return sections.flatMap(({ start }, number) => (number >= index && start < whole.end ? [number] : []));
}

/** Which words of a section are meant. */
export interface Extent {
  /** Its heading too. Those of the sections under it come along in any case. */
  readonly withHeading: boolean;
  /** Without the sections that stand under it. */
  readonly isAlone?: boolean;
}

/** A section as markdown. The line that says a note is a draft belongs to the note, not to a section. */
export function sectionOf({ text, sections }: SectionedNote, index: number, extent: Extent): string {
  const section = sections[index];
  if (section === undefined) return '';
  const { start, bodyStart, ownEnd, end } = section;
  return text.slice(extent.withHeading ? start : bodyStart, extent.isAlone === true ? ownEnd : end).trim();
}

/** The note as markdown without some of its sections; what stands under one is named by itself. */
export function noteWithout({ text, sections }: SectionedNote, left: ReadonlySet<number>): string {
  const kept = sections.filter((_, number) => !left.has(number));
  const pieces = kept.map(({ start, ownEnd }) => text.slice(start, ownEnd).trim());
  return pieces.filter((piece) => piece !== '').join('\n\n');
}
