import type { EnginePool } from './engine-pool.ts';
import type { Tool } from './tool.ts';
import { writeNote } from './write-note-with-model.ts';

/** Turns messy text or a document into a structured chart. */
export function createChartwright(enginePool: EnginePool): Tool {
  return (run) => writeNote(enginePool, 'Chartwright', run);
}
