import type { PlacedStatement, RenderedDocument, SectionLayout, Statement } from '../model/document.ts';
import type { NoteKind, NoteResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { templateOfForm } from '../note/forms/template-of-form.ts';
import { wordsFor } from '../note/instructions/change-note.ts';
import { headingsOf, plainTitle } from '../note/left-out/headings-of.ts';
import { placeClause } from '../note/left-out/place-clause.ts';
import { templateOf } from '../note/template-of.ts';
import { relinkNote } from '../verify/edited/relink-note.ts';
import { findNearest, type Headed } from '../verify/find-nearest.ts';
import { escapeMarkdown } from '../write/escape-markdown.ts';
import { rowOf } from '../write/render-sections.ts';
import { prepareFor, type NoteSource } from './complete-note.ts';

/** So many statements are offered in the place of one. */
export const mostOffered = 3;

/** A statement that the source holds, for the place of one that it does not. */
export interface OfferedStatement {
  /** As it is to be written there. */
  readonly text: string;
  /** Ranges of the input on which it rests. */
  readonly sources: readonly Span[];
}

/** What the source says of what a statement is of. */
export interface AskedAgain {
  /** The nearest first. */
  readonly offers: readonly OfferedStatement[];
  /** It says something of it, which stands in the note already or does not fit where the statement stands. */
  readonly isSaidElsewhere: boolean;
}

/** A note with a statement that its source does not hold. */
export interface AskedNote extends RenderedDocument {
  /** The version with which an edit of it is compared. */
  readonly before: RenderedDocument;
  /** The number of the statement. */
  readonly asked: number;
}

interface Candidate extends Headed {
  readonly statement: Statement;
}

/** What the engine writes of the source: in its note, and what that leaves out. */
function candidatesOf(source: NoteSource, kind: NoteKind, written: NoteResult, asked: Headed): Candidate[] {
  const { form } = source.options;
  const own = written.sections.flatMap(({ title, statements }) =>
    statements.map((statement): Candidate => ({ statement, text: statement.text, heading: plainTitle(title) })),
  );
  const near = findNearest(
    asked,
    written.leftOut.map(({ sources }) => ({
      sources,
      text: sources.map(({ start, end }) => source.input.slice(start, end)).join(' '),
      heading: '',
    })),
  ).slice(0, mostOffered);
  if (near.length === 0) return own;
  const prepared = prepareFor(source);
  const template = form ? templateOfForm(form) : templateOf(kind);
  const left = near.flatMap(({ sources }) => placeClause(prepared, sources, template)?.sections ?? []);
  return [
    ...own,
    ...left.flatMap(({ title, statements }) =>
      statements.map((statement): Candidate => ({ statement, text: statement.text, heading: plainTitle(title) })),
    ),
  ];
}

const lineBefore = (markdown: string, { start }: Span): string =>
  markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start);

function layoutAt(markdown: string, at: Span): SectionLayout {
  const before = lineBefore(markdown, at);
  if (/^\s*\|/.test(before)) return 'table';
  return /^\s*(?:[-*+]|\d{1,9}[.)])\s+$/.test(before) ? 'list' : 'paragraph';
}

/** Words as they are written in the place of a statement: as an item, a sentence, or a row with as many cells. */
function fitted(words: string, { text }: PlacedStatement, layout: SectionLayout): string {
  if (layout !== 'table') return escapeMarkdown(wordsFor(words.replaceAll('\t', ' '), layout));
  const width = text.split(' | ').length;
  const cells = wordsFor(words, layout).split('\t');
  const first = cells.slice(0, width - 1);
  const row = [...first, cells.slice(width - 1).join(' ')];
  while (row.length < width) row.push('');
  return rowOf(row.join('\t'));
}

const evenWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function headingOf(markdown: string, { start }: Span): string {
  return headingsOf(markdown).findLast((heading) => heading.start <= start)?.title ?? '';
}

/** Whether the check takes the words for the source's where they are to stand. */
function isHeld({ markdown, before }: AskedNote, at: Span, text: string, { input, options }: NoteSource): boolean {
  const after = markdown.slice(0, at.start) + text + markdown.slice(at.end);
  const found = relinkNote(before, after, input, options.sources).find((one) => one.at.start === at.start);
  return found?.support === 'supported';
}

/**
 * Looks in the source once more for a statement that it does not hold: what the engine itself writes of the source and is of the same drug,
 * measure, problem or place is offered instead, where the check would take it for the source's. Nothing else is asked.
 * @param kind of the note; not used where the options name a template of one's own
 * @param written the engine's own note of the source
 * @returns undefined where the note has no such statement
 */
export function askAgain(
  source: NoteSource,
  kind: NoteKind,
  written: NoteResult,
  note: AskedNote,
): AskedAgain | undefined {
  const statement = note.statements[note.asked];
  if (statement === undefined) return undefined;
  const { at } = statement;
  const headed = { text: statement.text, heading: headingOf(note.markdown, at) };
  const layout = layoutAt(note.markdown, at);
  const standing = new Set(note.statements.map(({ text }) => evenWords(text)));
  const near = findNearest(headed, candidatesOf(source, kind, written, headed));
  const offers: OfferedStatement[] = [];
  for (const { statement: found, text } of near) {
    if (offers.length === mostOffered) break;
    if (found.sources.length === 0 || found.support !== 'supported' || standing.has(evenWords(text))) continue;
    standing.add(evenWords(text));
    const words = fitted(text, statement, layout);
    if (isHeld(note, at, words, source)) offers.push({ text: words, sources: found.sources });
  }
  return { offers, isSaidElsewhere: offers.length === 0 && near.length > 0 };
}
