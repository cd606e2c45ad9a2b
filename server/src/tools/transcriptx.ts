import type { EnginePool } from './engine-pool.ts';
import type { Tool } from './tool.ts';
import { writeNote } from './write-note-with-model.ts';

/** Turns a dictation or a recorded conversation into a structured note. */
export function createTranscriptX(enginePool: EnginePool): Tool {
  return (run) => writeNote(enginePool, 'TranscriptX', run);
}
