import { blankDraftLines, findDraftLine } from '@notewright/contract';
import { splitFields, textProfiles, writeNoteText, type TextProfileName } from '@notewright/engine/note-text';
import type { CopiedReply } from '../../copy/copy-reply.ts';
import { toClipboardHtml } from '../../copy/to-clipboard-html.ts';
import { toPlainText } from '../../copy/to-plain-text.ts';
import { draftLine } from '../../copy/words.ts';
import { isSettled } from '../editing/note-state.ts';
import { closingOf } from '../editing/signing/closing-of.ts';
import { noteWithout, readSections, sectionOf, type Extent, type SectionedNote } from './note-sections.ts';

/** A note that is carried away. */
export interface CarriedNote extends SectionedNote {
  /** Whether it is a draft, or who signed it: the lines that close what is more than one section. */
  readonly closing: string;
}

/** What of a note is carried away: all but some sections, or one section. By the numbers of `readSections`. */
export type Portion = { readonly without: ReadonlySet<number> } | ({ readonly section: number } & Extent);

function closingLines(reply: CopiedReply): string {
  const own = findDraftLine(reply.message_content);
  return closingOf(reply) ?? (own === null ? draftLine : toPlainText(own));
}

/** A note by its sections as the page shows them. */
export function openNote(reply: CopiedReply): CarriedNote {
  const shown = isSettled(reply) ? blankDraftLines(reply.message_content) : reply.message_content;
  return { ...readSections(shown), closing: closingLines(reply) };
}

/** Text as markdown that is read as that text, a paragraph for each line. */
const asMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll('\n', '\n\n');

const markdownOf = (note: CarriedNote, portion: Portion): string =>
  'without' in portion ? noteWithout(note, portion.without) : sectionOf(note, portion.section, portion);

/**
 * A portion of a note as the text that a record system takes. The whole note, also without some sections, ends with a line that
 * says whether it is a draft; a section does not, since it becomes a part of another note.
 */
export function textOf(note: CarriedNote, portion: Portion, profile: TextProfileName): string {
  const markdown = markdownOf(note, portion);
  const whole = 'without' in portion ? `${markdown}\n\n${asMarkdown(note.closing)}` : markdown;
  return writeNoteText(whole, textProfiles[profile]);
}

/** The same in as many parts as its fields hold; none where there is nothing to carry. */
export function fieldsOf(note: CarriedNote, portion: Portion, profile: TextProfileName): readonly string[] {
  const text = textOf(note, portion, profile);
  return text.trim() === '' ? [] : splitFields(text, textProfiles[profile]);
}

/** A portion of a note as simple markup for programs that keep formatting. */
export const markupOf = (note: CarriedNote, portion: Portion): string =>
  toClipboardHtml(markdownOf(note, portion), 'without' in portion ? note.closing : '');
