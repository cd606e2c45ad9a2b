import type { NoteSource } from '../../complete/complete-note.ts';
import type { QuestionLanguage } from '../../knowledge/question-words.ts';
import type { RenderedDocument } from '../../model/document.ts';
import type { NoteKind, NoteResult } from '../../model/result.ts';
import { mannerOf } from '../../note/instructions/apply-instruction.ts';
import type { Manner } from '../../note/instructions/note-parts.ts';
import type { WrittenNote } from '../../note/left-out/put-into-note.ts';
import { splitSources } from '../../sources/split-sources.ts';
import type { Brief, BriefFact } from '../brief.ts';
import { DraftCheck } from '../check-draft.ts';
import { changeAsked, type AskedChange, type ProposedChange } from './change-asked.ts';
import { linesOfAsked, placesOfAsked, type NoteLine, type NotePlace } from './note-lines.ts';
import { renderProposal, renderSaid } from './render-said.ts';
import { settleSentences, type AskedSentence } from './settle-sentences.ts';

/** A note at hand with what it was made from and what is asked of it. */
export interface DiscussedNote {
  readonly source: NoteSource;
  readonly kind: NoteKind;
  readonly note: WrittenNote;
  /** The message, which a change may rest on: it is the clinician's own. */
  readonly message: string;
}

/** What somebody who is asked about a note is given: lines by ids, and where the note can say more. */
export interface AskedBrief extends Pick<Brief, 'passages'> {
  /** Statements of the note, and what the engine has read of what is older than the visit. */
  readonly lines: readonly (BriefFact & {
    readonly title: string;
    readonly marks: readonly ('row' | 'unsupported')[];
  })[];
  readonly places: readonly { readonly id: string; readonly title: string }[];
}

/** What another writer answers about a note. */
export interface AskedAnswer {
  readonly sentences: readonly AskedSentence[];
  readonly changes: readonly AskedChange[];
}

/** What of it stands: an answer, a change that is proposed, or nothing that rests on the note and its sources. */
export type SettledAnswer =
  | { readonly kind: 'answer'; readonly rendered: RenderedDocument; readonly dropped: number }
  | {
      readonly kind: 'change';
      /** What would change, as it is said in the chat. */
      readonly rendered: RenderedDocument;
      readonly changes: readonly ProposedChange[];
      /** The note as it would be. */
      readonly content: string;
      readonly dropped: number;
    }
  | { readonly kind: 'nothing'; readonly dropped: number };

/** The id of the message among the lines. */
export const messageId = 'q1';

/** Reads a note that is asked about, and holds what another writer says of it against the note and its sources. */
export class AskedNoteCheck {
  readonly #check: DraftCheck;
  readonly #input: string;
  readonly #manner: Manner;
  readonly #lines: readonly NoteLine[];
  readonly #places: readonly NotePlace[];
  readonly #note: WrittenNote;

  /** @param written the engine's own note of the source */
  constructor(asked: DiscussedNote, written: NoteResult) {
    const { source, kind, note, message } = asked;
    this.#input = source.input;
    this.#manner = mannerOf({ input: source.input, options: source.options, kind });
    // Each with sources of its own, by which it is known again.
    const statements = note.rendered.statements.map((one) => ({ ...one, sources: [...one.sources] }));
    this.#note = { ...note, rendered: { ...note.rendered, statements } };
    const { current } = splitSources(source.input, source.options.sources);
    let lines: readonly NoteLine[] = [];
    this.#check = new DraftCheck(source, written, (brief) => {
      lines = linesOfAsked(this.#note.rendered, brief, this.#manner, current.length);
      const said = { id: messageId, section: '', text: message, sources: [], facts: [], isFixed: false };
      return [...lines.filter(({ isOpen }) => !isOpen), said];
    });
    this.#lines = lines;
    this.#places = placesOfAsked(this.#note.rendered, note.sections, this.#check.brief, this.#manner);
  }

  /** What is given to whoever answers. */
  get brief(): AskedBrief {
    const { passages, facts, sections } = this.#check.brief;
    const titles = new Map(sections.map(({ id, title }) => [id, title]));
    const said = new Set(this.#lines.map(({ text }) => text));
    const older = facts.filter(({ id, isFixed, text }) => isFixed && id.startsWith('f') && !said.has(text));
    return {
      passages,
      lines: [
        ...this.#lines.map(({ placed: _placed, key: _key, isRow, isOpen, isOwn: _isOwn, ...line }) => ({
          ...line,
          marks: [...(isRow ? (['row'] as const) : []), ...(isOpen ? (['unsupported'] as const) : [])],
        })),
        ...older.map((fact) => ({ ...fact, title: titles.get(fact.section) ?? fact.section, marks: [] })),
      ],
      places: this.#places.map(({ id, section: { title } }) => ({ id, title })),
    };
  }

  /** What stands of an answer. Each sentence and each statement that would be new is held against what it rests on. */
  settle({ sentences, changes }: AskedAnswer, language: QuestionLanguage): SettledAnswer {
    if (changes.length > 0) {
      const proposed = changeAsked(this.#note, changes, {
        lines: this.#lines,
        places: this.#places,
        check: this.#check,
        manner: this.#manner,
        input: this.#input,
      });
      const dropped = changes.length - proposed.changes.length;
      if (proposed.changes.length === 0) return { kind: 'nothing', dropped };
      const content = proposed.note.rendered.markdown;
      return { kind: 'change', ...renderProposal(proposed.changes, language), content, dropped };
    }
    const { said, dropped } = settleSentences(sentences, this.#check, this.#lines, this.#input);
    return said.length === 0 ? { kind: 'nothing', dropped } : { kind: 'answer', rendered: renderSaid(said), dropped };
  }
}
