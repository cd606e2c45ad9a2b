import type { EngineDesk } from './engine-desk.ts';
import type { Tool } from './tool.ts';
import { writeWithEngine } from './write-with-engine.ts';

/**
 * Takes the identifiers out of a text. Always the engine's work, also where a model is configured: what a model gets to
 * see is what the engine has redacted already, so it could add little, and a rewritten text could lose or reveal much.
 */
export function createRedactify(desk: EngineDesk): Tool {
  return (run) => writeWithEngine(desk, 'Redactify', run);
}
