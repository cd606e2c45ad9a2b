import { joinInput, toWireResult } from '@notewright/contract';
import type { FlagDecision, NoteOptions, ToolName, ToolResult } from '@notewright/engine';
import type { SharedTables } from '../codes/shared-tables.ts';
import type { EnginePool } from './engine-pool.ts';
import { splitBlocks } from './split-blocks.ts';
import { engineName, type ToolEnd, type ToolEvent, type ToolRun } from './tool.ts';

/** The tools that write; Redactify has its own job. */
type WritingTool = Exclude<ToolName, 'Redactify'>;

/**
 * Lets the engine read the run's input.
 * @param note What a note is to be, beside what the words say
 * @param audit What an audit goes by: the decisions about flags of earlier ones, and what codes are looked up in
 */
export function readWithEngine(
  enginePool: EnginePool,
  tool: WritingTool,
  run: ToolRun,
  note: NoteOptions = {},
  audit: { readonly decisions?: readonly FlagDecision[]; readonly codes?: SharedTables } = {},
): Promise<ToolResult> {
  const input = joinInput(run.message, run.sources);
  return enginePool.run('write', { tool, input, note, ...audit }, input.length, run.asker);
}

/** Gives out a text part by part, so that none of it is long. */
export function* emitText(markdown: string): Generator<ToolEvent, void> {
  for (const text of splitBlocks(markdown)) yield { type: 'text-delta', text };
}

/** Gives out what the engine wrote, part by part, with its result; `notice` says why the engine wrote it. */
export async function* emitResult(result: ToolResult, notice: string | null): AsyncGenerator<ToolEvent, ToolEnd> {
  yield { type: 'stage-start', stage: 'writing' };
  yield* emitText(result.rendered.markdown);
  yield { type: 'tool-result', tool_result: toWireResult(result), statements: result.rendered.statements };
  return { title: result.title, writtenBy: engineName, notice };
}
