import type { NoteResult } from '../model/result.ts';
import type { NoteOptions } from '../note/note-options.ts';
import { buildNote } from '../note/build-note.ts';
import { findTalk } from '../note/find-talk.ts';
import { splitSources } from '../sources/split-sources.ts';
import { findLookAlikes } from './look-alikes.ts';
import { openDictation } from './open-dictation.ts';

/**
 * TranscriptX: turns a dictation or a recorded conversation into a structured note. Spoken punctuation, headings, numbers and
 * self-corrections of a dictation are carried out first, and a drug whose dose or use fits only one of a like name is marked; a conversation
 * is read as it stands.
 * @returns the note; sources are ranges (UTF-16) of `text` as it was spoken
 */
export function transcribe(text: string, options: NoteOptions = {}): NoteResult {
  const { sources, ...rest } = options;
  const { current, older } = splitSources(text, sources);
  if (findTalk(current).length > 0) return buildNote(current, { ...rest, tool: 'TranscriptX', older });
  const { written, toInput } = openDictation(current);
  const lookAlikes = findLookAlikes(written).map((mark) => ({ ...mark, at: toInput(mark.at) }));
  return buildNote(written, { ...rest, tool: 'TranscriptX', toInput, lookAlikes, older, spoken: current });
}
