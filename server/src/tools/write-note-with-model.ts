import { joinInput, toWireResult } from '@notewright/contract';
import type { NoNote, NoteResult, NoteSource, PlacedStatement, ToolName, ToolResult } from '@notewright/engine';
import type { Model } from '../models/model.ts';
import { askModel } from './ask-model.ts';
import { completeTask } from './complete-task.ts';
import { describePreferences } from './describe-preferences.ts';
import { describeForm } from './describe-form.ts';
import type { EnginePool } from './engine-pool.ts';
import { modelNotices, remarkAnswers } from '../kernel/reply-messages.ts';
import { readTask, type NoteTask } from './note-task.ts';
import { promptHeadings, systemPrompts } from './prompts.ts';
import { readSections } from './read-sections.ts';
import { describeSources } from './source-prompts.ts';
import { shieldPrompt, type ShieldedPrompt } from './shield-prompt.ts';
import { splitBlocks } from './split-blocks.ts';
import { engineName, type ToolEnd, type ToolEvent, type ToolRun } from './tool.ts';
import { readWithEngine, emitResult } from './write-with-engine.ts';

/** Longer inputs stay with the engine: they are beyond what models take in, and would be read slowly. */
export const modelCharacters = 100_000;

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
  if (input.length > modelCharacters) return yield* emitResult(result, String(modelNotices.tooLong));
  yield { type: 'stage-start', stage: 'shielding' };
  const form = [describeForm(result, options), describePreferences(options.preferences)];
  const shielded = await shieldRun(enginePool, run, result, form.filter((part) => part !== '').join('\n'));
  if (shielded === null) return yield* emitResult(result, String(modelNotices.shield));
  yield { type: 'stage-start', stage: 'writing' };
  const source = { input, tool: reader, options };
  return yield* writeWithModel(enginePool, { run, model: run.model, tool, source, result, shielded });
}

/** True where neither the note nor the list of what it left out says anything. */
const holdsNothing = ({ sections, leftOut }: NoteResult): boolean =>
  sections.length === 0 && (leftOut?.length ?? 0) === 0;

/** One sentence, and what the tool takes where nothing was said. */
const nothingIn = (tool: 'Chartwright' | 'TranscriptX', why: NoNote | undefined): string =>
  why === 'language'
    ? String(remarkAnswers.language)
    : `${String(remarkAnswers.nothing)}\n${String(remarkAnswers[tool])}`;

/**
 * Everything the model gets to see, shielded; null when it must not be sent.
 * @param form What the note is to look like, where that is not the usual
 */
export async function shieldRun(
  enginePool: EnginePool,
  run: ToolRun,
  result: ToolResult,
  form = '',
): Promise<ShieldedPrompt | null> {
  const parts = [
    { heading: promptHeadings.message, text: run.message },
    ...describeSources(run.sources),
    { heading: promptHeadings.form, text: form },
    { heading: promptHeadings.findings, text: result.rendered.markdown },
  ].filter((part) => part.text.trim() !== '');
  const input = joinInput(run.message, run.sources);
  try {
    return await shieldPrompt(enginePool, input, parts, run.asker);
  } catch (error) {
    // Whatever went wrong, the answer is the same: nothing leaves.
    if (run.signal.aborted) throw error;
    return null;
  }
}

interface NoteJob {
  readonly run: ToolRun;
  readonly model: Model;
  readonly tool: ToolName & keyof typeof systemPrompts;
  readonly source: NoteSource;
  readonly result: NoteResult;
  readonly shielded: ShieldedPrompt;
}

async function* writeWithModel(enginePool: EnginePool, job: NoteJob): AsyncGenerator<ToolEvent, ToolEnd> {
  const { run, model, result } = job;
  const question = {
    system: systemPrompts[job.tool],
    shielded: job.shielded,
    sources: [job.source.input],
    signal: run.signal,
  };
  let written = '';
  try {
    for await (const text of askModel(model, question)) {
      written += text;
      yield { type: 'text-delta', text };
    }
  } catch (error) {
    if (run.signal.aborted) throw error;
    if (written === '') return yield* emitResult(result, String(modelNotices.unreachable));
    return yield* goOnWithEngine(enginePool, job, written);
  }
  const closing = closingOf(result, written);
  if (closing !== '') yield { type: 'text-delta', text: closing };
  yield { type: 'stage-start', stage: 'checking' };
  const statements = await check(enginePool, job, written + closing);
  const sections = readSections(written, statements);
  const leftOut = await enginePool.run('leftOut', { source: job.source, statements }, sizeOf(job, written), run.asker);
  yield { type: 'tool-result', tool_result: toWireResult({ ...result, sections, leftOut }), statements };
  return { title: result.title, writtenBy: model.name, notice: null };
}

/** What was shown stays; a line, and below it the engine's complete answer. */
async function* goOnWithEngine(
  enginePool: EnginePool,
  job: NoteJob,
  shown: string,
): AsyncGenerator<ToolEvent, ToolEnd> {
  const { rendered } = job.result;
  const line = '\n\n---\n\n';
  yield { type: 'text-delta', text: line };
  for (const text of splitBlocks(rendered.markdown)) yield { type: 'text-delta', text };
  yield { type: 'stage-start', stage: 'checking' };
  const above = await check(enginePool, job, shown);
  const shift = shown.length + line.length;
  const below = rendered.statements.map((statement) => shiftStatement(statement, shift));
  yield { type: 'tool-result', tool_result: toWireResult(job.result), statements: [...above, ...below] };
  return {
    title: job.result.title,
    writtenBy: `${job.model.name}, then ${engineName}`,
    notice: String(modelNotices.brokeOff),
  };
}

export function shiftStatement(statement: PlacedStatement, by: number): PlacedStatement {
  return { ...statement, at: { start: statement.at.start + by, end: statement.at.end + by } };
}

const sizeOf = ({ source }: NoteJob, markdown: string): number => markdown.length + source.input.length;

function check(enginePool: EnginePool, job: NoteJob, markdown: string): Promise<readonly PlacedStatement[]> {
  const { input, options } = job.source;
  const { sources } = options;
  return enginePool.run('check', { markdown, input, sources }, sizeOf(job, markdown), job.run.asker);
}

/** Every result says that it is a draft: the engine's last line, unless the model copied it. */
function closingOf(result: NoteResult, written: string): string {
  const line = result.rendered.statements.at(-1)?.text ?? '';
  return line === '' || written.includes(line) ? '' : `\n\n${line}`;
}

function asNote(result: ToolResult): NoteResult {
  if (result.tool === 'Chartwright' || result.tool === 'TranscriptX') return result;
  throw new Error(`The engine answered ${result.tool} where a note was asked for.`);
}
