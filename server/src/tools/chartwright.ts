import type { EngineDesk } from './engine-desk.ts';
import type { Tool } from './tool.ts';
import { writeNote } from './write-note-with-model.ts';

/** Turns messy text or a document into a structured chart. */
export function createChartwright(desk: EngineDesk): Tool {
  return (run) => writeNote(desk, 'Chartwright', run);
}
