import { joinInput } from '@notewright/contract';
import type { Model } from '../models/model.ts';
import type { EnginePool } from './engine-pool.ts';
import { shieldPrompt, type PromptPart, type ShieldedPrompt } from './shield-prompt.ts';
import type { ToolRun } from './tool.ts';

/** Longer inputs stay with the engine: they are beyond what models take in, and would be read slowly. */
const modelCharacters = 100_000;

/** True for an input that the model takes in, with all that is said beside it. */
export const fitsModel = ({ longestInput = modelCharacters }: Model, input: string): boolean =>
  input.length <= Math.min(modelCharacters, longestInput);

/** Everything that a model gets to see of a run, shielded, without parts that say nothing; null when it must not be sent. */
export async function shieldParts(
  enginePool: EnginePool,
  run: ToolRun,
  parts: readonly PromptPart[],
): Promise<ShieldedPrompt | null> {
  const saying = parts.filter(({ text }) => text.trim() !== '');
  try {
    return await shieldPrompt(enginePool, joinInput(run.message, run.sources), saying, run.asker);
  } catch (error) {
    // Whatever went wrong, the answer is the same: nothing leaves.
    if (run.signal.aborted) throw error;
    return null;
  }
}
