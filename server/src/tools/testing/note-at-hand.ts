import { chart, transcribe, type SourcePart } from '@notewright/engine';
import { toWireResult } from '@notewright/contract';
import { partsOf } from '../source-parts.ts';
import type { NoteAtHand } from '../tool.ts';

/** The engine's own note of some words, as the note that a chat is about. */
export function noteOf(
  input: string,
  more: Partial<NoteAtHand> = {},
  tool: 'Chartwright' | 'TranscriptX' = 'Chartwright',
): NoteAtHand {
  const note = (tool === 'TranscriptX' ? transcribe : chart)(input);
  const result = toWireResult(note);
  if (!('noteKind' in result)) throw new Error('A note was expected.');
  const sources: readonly SourcePart[] = partsOf(input, []);
  return {
    messageId: '0198aaaa-0000-7000-8000-000000000001',
    revision: 0,
    markdown: note.rendered.markdown,
    statements: note.rendered.statements,
    result,
    writtenBy: null,
    sourceMessageId: '0198aaaa-0000-7000-8000-000000000002',
    input,
    sources,
    form: null,
    templateTexts: [],
    isSigned: false,
    ...more,
  };
}
