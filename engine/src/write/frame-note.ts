import type { RenderedDocument, Statement } from '../model/document.ts';
import type { NoteResult } from '../model/result.ts';
import { renderBlock, renderClosing } from './render-sections.ts';

/** What a note has below its sections. */
export interface NoteTail {
  readonly rendered: RenderedDocument;
  /** What is still not documented. */
  readonly missing: readonly string[];
}

/** What stands around the sections of a note. */
export interface NoteFrame {
  /** Title, record, addressee, and the line under the title. */
  readonly head: RenderedDocument;
  /**
   * What is not documented, what to check, and the draft line.
   * @param written titles of sections that say something now
   */
  readonly tail: (written: ReadonlySet<string>) => NoteTail;
}

/** Between the blocks of a document. */
export const blockBreak = '\n\n';

const cautionsOf = ({ lookAlikes = [], openPoints = [] }: NoteResult): Statement[] => [
  ...lookAlikes.map(({ sentence, at }): Statement => ({ text: sentence, sources: [at], support: 'structural' })),
  ...openPoints.map(({ sentence, sources }): Statement => ({ text: sentence, sources, support: 'structural' })),
];

/** A list under its heading, and nothing where there is no list. */
const withHeading = (items: number): number => (items === 0 ? 0 : items + 1);

/**
 * Takes a written note apart, so that other sections can stand in its frame: head, `blockBreak`, sections (`renderBlock`), `blockBreak` and
 * tail are the note.
 * @param note as the engine wrote it
 */
export function frameNote(note: NoteResult): NoteFrame {
  const { markdown, statements } = note.rendered;
  const cautions = cautionsOf(note);
  const checked = withHeading(cautions.length);
  const unsaid = withHeading(note.missing.length);
  /** The words of the engine at a place counted from the end of the note: its titles are in the note's language. */
  const wordsAt = (fromEnd: number): string | undefined => statements.at(-fromEnd)?.text;
  const { signOff } = note;
  const last = signOff === undefined ? 1 : 2;
  const titles = {
    missingTitle: wordsAt(last + checked + unsaid) ?? '',
    cautionsTitle: wordsAt(last + checked) ?? '',
    closing: wordsAt(1) ?? '',
  };
  const tail = (written: ReadonlySet<string>): NoteTail => {
    const missing = note.missing.filter((title) => !written.has(title));
    return { rendered: renderClosing({ ...titles, missing, cautions, signOff }), missing };
  };
  const below = [renderBlock(note.sections).markdown, tail(new Set()).rendered.markdown];
  const end = below.reduce((at, block) => (block === '' ? at : at - block.length - blockBreak.length), markdown.length);
  return {
    head: { markdown: markdown.slice(0, end), statements: statements.filter(({ at }) => at.end <= end) },
    tail,
  };
}
