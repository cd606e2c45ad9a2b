import type { EngineDesk } from './engine-desk.ts';
import type { Tool } from './tool.ts';
import { writeNote } from './write-note-with-model.ts';

/** Turns a dictation or a recorded conversation into a structured note. */
export function createTranscriptX(desk: EngineDesk): Tool {
  return (run) => writeNote(desk, 'TranscriptX', run);
}
