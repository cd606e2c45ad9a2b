import { joinInput, toWireResult } from '@notewright/contract';
import type { PlacedStatement, ToolResult } from '@notewright/engine';
import type { LoadedCodes } from '../codes/code-library.ts';
import type { Model } from '../models/model.ts';
import { askModel } from './ask-model.ts';
import type { EnginePool } from './engine-pool.ts';
import { modelNotices } from '../kernel/reply-messages.ts';
import { shiftStatement } from './model-note/draft-writer.ts';
import { auditHeadings } from './prompts/audit-summary/headings.ts';
import { system } from './prompts/audit-summary/system.ts';
import { noticeOfNothing } from './model-notices.ts';
import { fitsModel, shieldParts } from './shield-parts.ts';
import type { ShieldedPrompt } from './shield-prompt.ts';
import { describeSources } from './source-prompts.ts';
import { splitBlocks } from './split-blocks.ts';
import { engineName, type Tool, type ToolEnd, type ToolEvent, type ToolRun } from './tool.ts';
import { readWithEngine, emitResult } from './write-with-engine.ts';

/**
 * Reviews a chart. Codes, flags and gaps are always the engine's, from its code tables, and come first; a model may add
 * a short summary below them, which can name no code that the chart or the engine does not.
 */
export function createValidify(enginePool: EnginePool, codes: Pick<LoadedCodes, 'shared'>): Tool {
  return (run) => audit(enginePool, codes, run);
}

async function* audit(
  enginePool: EnginePool,
  codes: Pick<LoadedCodes, 'shared'>,
  run: ToolRun,
): AsyncGenerator<ToolEvent, ToolEnd> {
  yield { type: 'stage-start', stage: 'reading' };
  const audited = { decisions: await run.flagDecisions(), codes: await codes.shared() };
  const result = await readWithEngine(enginePool, 'Validify', run, {}, audited);
  if (run.model === null) return yield* emitResult(result, null);
  const input = joinInput(run.message, run.sources);
  if (!fitsModel(run.model, input)) return yield* emitResult(result, String(modelNotices.tooLong));
  yield { type: 'stage-start', stage: 'shielding' };
  const shielded = await shieldParts(enginePool, run, [
    { heading: auditHeadings.message, text: run.message },
    ...describeSources(run.sources),
    { heading: auditHeadings.findings, text: result.rendered.markdown },
  ]);
  if (shielded === null) return yield* emitResult(result, String(modelNotices.shield));
  yield { type: 'stage-start', stage: 'writing' };
  for (const text of splitBlocks(result.rendered.markdown)) yield { type: 'text-delta', text };
  const summary = yield* summarise(run.model, run, result, shielded);
  yield { type: 'stage-start', stage: 'checking' };
  const shift = result.rendered.markdown.length + heading.length;
  const checked = await checkSummary(enginePool, run, summary.text);
  yield {
    type: 'tool-result',
    tool_result: toWireResult(result),
    statements: [...result.rendered.statements, ...checked.map((statement) => shiftStatement(statement, shift))],
  };
  const writtenBy = summary.text === '' ? engineName : `${engineName}, summary by ${run.model.name}`;
  return { title: result.title, writtenBy, notice: summary.notice };
}

const heading = '\n\n### Reviewer’s summary\n\n';

async function* summarise(
  model: Model,
  run: ToolRun,
  result: ToolResult,
  shielded: ShieldedPrompt,
): AsyncGenerator<ToolEvent, { readonly text: string; readonly notice: string | null }> {
  const sources = [joinInput(run.message, run.sources), result.rendered.markdown];
  let text = '';
  try {
    for await (const piece of askModel(model, {
      system,
      shielded,
      sources,
      signal: run.signal,
    })) {
      yield { type: 'text-delta', text: text === '' ? heading + piece : piece };
      text += piece;
    }
    return { text, notice: null };
  } catch (error) {
    if (run.signal.aborted) throw error;
    return { text, notice: text === '' ? noticeOfNothing(error, 'summary') : String(modelNotices.summaryBrokeOff) };
  }
}

async function checkSummary(
  enginePool: EnginePool,
  run: ToolRun,
  markdown: string,
): Promise<readonly PlacedStatement[]> {
  if (markdown === '') return [];
  const input = joinInput(run.message, run.sources);
  return enginePool.run('check', { markdown, input }, markdown.length + input.length, run.asker);
}
