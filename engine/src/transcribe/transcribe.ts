import type { NoteResult } from '../model/result.ts';
import type { NoteOptions } from '../note/note-options.ts';
import { buildNote } from '../note/build-note.ts';
import { findTalk } from '../note/find-talk.ts';
import { findLookAlikes } from './look-alikes.ts';
import { openDictation } from './open-dictation.ts';

/**
 * TranscriptX: turns a dictation or a recorded conversation into a structured note. Spoken punctuation, headings, numbers and
 * self-corrections of a dictation are carried out first, and a drug whose dose or use fits only one of a like name is marked; a conversation
 * is read as it stands.
 * @returns the note; sources are ranges (UTF-16) of `text` as it was spoken
 */
export function transcribe(text: string, options: NoteOptions = {}): NoteResult {
  if (findTalk(text).length > 0) return buildNote(text, { ...options, tool: 'TranscriptX' });
  const { written, toInput } = openDictation(text);
  const lookAlikes = findLookAlikes(written).map((mark) => ({ ...mark, at: toInput(mark.at) }));
  return buildNote(written, { ...options, tool: 'TranscriptX', toInput, lookAlikes });
}
