import type { NoteResult } from '../model/result.ts';
import type { NoteOptions } from '../note/note-options.ts';
import { buildNote } from '../note/build-note.ts';
import { findTurns } from '../text/turns.ts';
import type { Span } from '../model/span.ts';
import { formatDictation } from './format-dictation.ts';
import { findLookAlikes } from './look-alikes.ts';

/**
 * TranscriptX: turns a dictation or a recorded conversation into a structured note. Spoken punctuation, headings, numbers and
 * self-corrections of a dictation are carried out first, and a drug whose dose or use fits only one of a like name is marked; a conversation
 * is read as it stands.
 * @returns the note; sources are ranges (UTF-16) of `text` as it was spoken
 */
export function transcribe(text: string, options: NoteOptions = {}): NoteResult {
  if (findTurns(text).length > 0) return buildNote(text, { ...options, tool: 'TranscriptX' });
  const written = formatDictation(text);
  const toInput = (span: Span): Span => {
    const start = written.map(span.start);
    return { start, end: Math.max(start, written.mapEnd(span.end)) };
  };
  const lookAlikes = findLookAlikes(written.text).map((mark) => ({ ...mark, at: toInput(mark.at) }));
  return buildNote(written.text, { ...options, tool: 'TranscriptX', toInput, lookAlikes });
}
