import { joinInput } from '@notewright/contract';
import type { NoNote, NoteResult, ToolResult } from '@notewright/engine';
import { modelNotices, remarkAnswers } from '../kernel/reply-messages.ts';
import { completeTask } from './complete-task.ts';
import type { EnginePool } from './engine-pool.ts';
import { groundOf } from './model-note/check-statements.ts';
import { shieldBrief } from './model-note/shield-brief.ts';
import { writeDraft } from './model-note/write-draft.ts';
import { readTask, type NoteTask } from './note-task.ts';
import { fitsModel } from './shield-parts.ts';
import { engineName, type ToolEnd, type ToolEvent, type ToolRun } from './tool.ts';
import { readWithEngine, emitResult } from './write-with-engine.ts';

/** Chartwright's and TranscriptX's whole job, with a model where there is one. */
export async function* writeNote(
  enginePool: EnginePool,
  tool: 'Chartwright' | 'TranscriptX',
  run: ToolRun,
): AsyncGenerator<ToolEvent, ToolEnd> {
  yield { type: 'stage-start', stage: 'reading' };
  const task = await readTask(tool, run);
  const { completing } = run;
  const work = completing === null ? writeTask(enginePool, tool, task) : completeTask(enginePool, task, completing);
  for (;;) {
    const step = await work.next();
    if (step.done === true) return step.value;
    yield withSource(step.value, task.sourceMessageId);
  }
}

/** Says where the sources of a result lie, where that is not the message that the reply answers. */
function withSource(event: ToolEvent, sourceMessageId: string | null): ToolEvent {
  if (event.type !== 'tool-result' || sourceMessageId === null || !('noteKind' in event.tool_result)) return event;
  return { ...event, tool_result: { ...event.tool_result, sourceMessageId } };
}

async function* writeTask(
  enginePool: EnginePool,
  tool: 'Chartwright' | 'TranscriptX',
  { reader, run, options: asked }: NoteTask,
): AsyncGenerator<ToolEvent, ToolEnd> {
  const preferences = await run.preferences();
  const options = preferences === null ? asked : { ...asked, preferences };
  const result = { ...asNote(await readWithEngine(enginePool, reader, run, options)), tool };
  // Silence, noise and greetings give no note, and nobody is to fill one in.
  if (result.noNote !== undefined || holdsNothing(result))
    return { title: '', writtenBy: engineName, notice: nothingIn(reader, result.noNote) };
  if (run.model === null) return yield* emitResult(result, null);
  const input = joinInput(run.message, run.sources);
  if (!fitsModel(run.model, input)) return yield* emitResult(result, String(modelNotices.tooLong));
  yield { type: 'stage-start', stage: 'shielding' };
  const ground = groundOf({ input, tool: reader, options }, result);
  const brief = await enginePool.run('brief', ground, input.length, run.asker);
  const shielded = await shieldBrief(enginePool, run, { brief, result, options });
  if (shielded === null) return yield* emitResult(result, String(modelNotices.shield));
  yield { type: 'stage-start', stage: 'writing' };
  return yield* writeDraft(enginePool, { run, model: run.model, tool, ground, result, brief, shielded });
}

/** True where neither the note nor the list of what it left out says anything. */
const holdsNothing = ({ sections, leftOut }: NoteResult): boolean =>
  sections.length === 0 && (leftOut?.length ?? 0) === 0;

/** One sentence, and what the tool takes where nothing was said. */
const nothingIn = (tool: 'Chartwright' | 'TranscriptX', why: NoNote | undefined): string =>
  why === 'language'
    ? String(remarkAnswers.language)
    : `${String(remarkAnswers.nothing)}\n${String(remarkAnswers[tool])}`;

function asNote(result: ToolResult): NoteResult {
  if (result.tool === 'Chartwright' || result.tool === 'TranscriptX') return result;
  throw new Error(`The engine answered ${result.tool} where a note was asked for.`);
}
