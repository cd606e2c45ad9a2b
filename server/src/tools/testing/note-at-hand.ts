import { joinInput, toWireResult } from '@notewright/contract';
import { chart, transcribe, type NoteForm } from '@notewright/engine';
import { partsOf } from '../source-parts.ts';
import type { NoteAtHand, RunSource } from '../tool.ts';

/** How a note is made that a chat is about. */
export interface NoteMaking {
  readonly tool?: 'Chartwright' | 'TranscriptX';
  readonly form?: NoteForm;
  readonly sources?: readonly RunSource[];
  /** What is otherwise of it. */
  readonly but?: Partial<NoteAtHand>;
}

/** The engine's own note of some words, as the note that a chat is about. */
export function noteOf(
  message: string,
  { tool = 'Chartwright', form, sources = [], but }: NoteMaking = {},
): NoteAtHand {
  const input = joinInput(message, sources);
  const parts = partsOf(message, sources);
  const note = (tool === 'TranscriptX' ? transcribe : chart)(input, { sources: parts, ...(form ? { form } : {}) });
  const result = toWireResult(note);
  if (!('noteKind' in result)) throw new Error('A note was expected.');
  return {
    messageId: '0198aaaa-0000-7000-8000-000000000001',
    revision: 0,
    markdown: note.rendered.markdown,
    statements: note.rendered.statements,
    result,
    writtenBy: null,
    sourceMessageId: '0198aaaa-0000-7000-8000-000000000002',
    input,
    sources: parts,
    form: form ?? null,
    templateTexts: [],
    isSigned: false,
    ...but,
  };
}
