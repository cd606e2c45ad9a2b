import { joinInput, toWireResult } from '@notewright/contract';
import type { ToolName, ToolResult } from '@notewright/engine';
import type { EngineDesk } from './engine-desk.ts';
import { splitBlocks } from './split-blocks.ts';
import { engineName, type ToolEnd, type ToolEvent, type ToolRun } from './tool.ts';

/** Lets the engine read the run's input. */
export function readWithEngine(desk: EngineDesk, tool: ToolName, run: ToolRun): Promise<ToolResult> {
  const input = joinInput(run.message, run.attachmentText);
  return desk.run('write', { tool, input }, input.length, run.signal);
}

/** Gives out what the engine wrote, part by part, with its result; `notice` says why the engine wrote it. */
export async function* tellResult(result: ToolResult, notice: string | null): AsyncGenerator<ToolEvent, ToolEnd> {
  yield { type: 'stage-start', stage: 'writing' };
  for (const text of splitBlocks(result.rendered.markdown)) yield { type: 'text-delta', text };
  yield { type: 'tool-result', tool_result: toWireResult(result), statements: result.rendered.statements };
  return { title: result.title, writtenBy: engineName, notice };
}

/** The whole job without a model: read, write, done. The engine's own words need no check against the input. */
export async function* writeWithEngine(
  desk: EngineDesk,
  tool: ToolName,
  run: ToolRun,
): AsyncGenerator<ToolEvent, ToolEnd> {
  yield { type: 'stage-start', stage: 'reading' };
  const result = await readWithEngine(desk, tool, run);
  return yield* tellResult(result, null);
}
