import { toWireResult, type WireNote } from '@notewright/contract';
import type { Brief, NoteResult, PlacedStatement, Section } from '@notewright/engine';
import { modelNotices } from '../../kernel/reply-messages.ts';
import type { Model } from '../../models/model.ts';
import type { EnginePool } from '../engine-pool.ts';
import { systems, version } from '../prompts/note/system.ts';
import { version as repairVersion } from '../prompts/note/repair.ts';
import { version as readingVersion } from '../prompts/second-reading/system.ts';
import type { ShieldedPrompt } from '../shield-prompt.ts';
import { engineName, type ToolEnd, type ToolEvent, type ToolRun } from '../tool.ts';
import { noticeOfNothing } from '../model-notices.ts';
import { emitResult, emitText } from '../write-with-engine.ts';
import { answerForm } from './answer-form.ts';
import { StatementChecker, type DraftGround } from './check-statements.ts';
import { Doubts } from './doubts.ts';
import { DraftWriter, shiftStatement } from './draft-writer.ts';
import { createStatementGuard } from './guard-statement.ts';
import { inOrder } from './in-order.ts';
import { readDraft } from './read-draft.ts';
import { shieldedLines, shieldedTitles } from './repair-statement.ts';
import { SaidOnce } from './said-once.ts';
import type { ReadFrom } from './second-reading.ts';
import { StatementSettler, type SettledStatement } from './settle-statement.ts';

/** A note that a model is to write over what the engine has read. */
export interface DraftJob {
  readonly run: ToolRun;
  readonly model: Model;
  readonly tool: keyof typeof systems;
  readonly ground: DraftGround;
  /** The engine's own note. */
  readonly result: NoteResult;
  readonly brief: Brief;
  readonly shielded: ShieldedPrompt;
}

type ToolResultEvent = Extract<ToolEvent, { type: 'tool-result' }>;

/** How many statements of an answer became what. */
type Counts = Omit<NonNullable<WireNote['draft']>, 'prompt'>;

/**
 * Writes a note with a model, statement by statement, each guarded and held against the source before it is given out. Where nothing comes
 * of it the engine's note stands instead; where it breaks off, below what was shown.
 */
export async function* writeDraft(enginePool: EnginePool, job: DraftJob): AsyncGenerator<ToolEvent, ToolEnd> {
  const { run, result, brief } = job;
  const writer = new DraftWriter(brief, result);
  const said = new SaidOnce();
  const doubts = new Doubts();
  const from = readFromOf(job);
  const counts = { replaced: 0, dropped: 0 };
  const leave = new AbortController();
  try {
    const signal = AbortSignal.any([run.signal, leave.signal]);
    for await (const settled of settle(enginePool, job, writer, signal)) {
      const fresh = settled === null ? [] : said.take(settled);
      if (fresh.length === 0) counts.dropped += 1;
      else if (settled?.by === 'engine') counts.replaced += 1;
      if (settled !== null) doubts.add(settled, fresh, from);
      const text = fresh.map((statement) => writer.add(settled?.section ?? '', statement)).join('');
      if (text !== '') yield { type: 'text-delta', text };
    }
  } catch (error) {
    if (run.signal.aborted) throw error;
    if (writer.length === 0) return yield* emitResult(result, noticeOfNothing(error, 'note'));
    return yield* goOnWithEngine(job, writer);
  } finally {
    leave.abort();
  }
  if (writer.length === 0) return yield* emitResult(result, String(modelNotices.unusable));
  return yield* finish(enginePool, job, writer, { counts, doubts, from });
}

const readFromOf = ({ brief, shielded }: DraftJob): ReadFrom => ({
  lines: shieldedLines(shielded.prompt),
  titles: shieldedTitles(shielded.prompt, brief),
});

/** What each statement of the answer becomes, in the order of the answer; null for one that stands nowhere. */
function settle(
  enginePool: EnginePool,
  { run, model, tool, ground, result, brief, shielded }: DraftJob,
  writer: DraftWriter,
  signal: AbortSignal,
): AsyncGenerator<SettledStatement | null, void> {
  const settler = new StatementSettler({
    brief,
    model,
    signal,
    checker: new StatementChecker(enginePool, ground, { ...run.asker, signal }),
    guard: createStatementGuard(shielded, [ground.source.input, result.rendered.markdown]),
    lines: shieldedLines(shielded.prompt),
    titles: shieldedTitles(shielded.prompt, brief),
  });
  const answer = model.stream({ system: systems[tool], prompt: shielded.prompt, form: answerForm(brief), signal });
  return inOrder(readDraft(answer), (drafted) =>
    writer.takes(drafted.section) ? settler.settle(drafted) : Promise.resolve(null),
  );
}

/** Ends the note; where a model reads it once more, it is whole before that, and what comes of it takes its place. */
async function* finish(
  enginePool: EnginePool,
  { run, model, ground, result }: DraftJob,
  writer: DraftWriter,
  { counts, doubts, from }: { readonly counts: Counts; readonly doubts: Doubts; readonly from: ReadFrom },
): AsyncGenerator<ToolEvent, ToolEnd> {
  yield { type: 'text-delta', text: writer.end() };
  yield { type: 'stage-start', stage: 'checking' };
  const { sections, missing } = writer.draft;
  const said = sections.flatMap(({ id, statements: own }) =>
    own.map(({ text, sources }) => ({ section: id, text, sources })),
  );
  const size = ground.source.input.length + writer.length;
  const leftOut = await enginePool.run('finishDraft', { ground, said }, size, run.asker);
  const resultOf = (prompts: readonly string[]): ToolResultEvent => {
    const own = doubts.settleSections(sections).map(withoutFaults);
    const written = toWireResult({ ...result, sections: own, missing, leftOut });
    const draft = { prompt: prompts.join(', '), ...counts };
    return {
      type: 'tool-result',
      tool_result: 'noteKind' in written ? { ...written, draft } : written,
      statements: doubts.settle(writer.draft.statements),
    };
  };
  const end: ToolEnd = { title: result.title, writtenBy: model.name, notice: null };
  const prompts = [`note ${version}`, `repair ${repairVersion}`];
  yield { ...resultOf(prompts), whole: end };
  if (model.secondReader !== undefined && (await doubts.read(model.secondReader, from, run.signal)))
    yield resultOf([...prompts, `reading ${readingVersion}`]);
  return end;
}

/** What is wrong in a statement is said where it stands. */
const withoutFaults = (section: Section): Section => ({
  ...section,
  statements: section.statements.map(({ faults: _faults, ...statement }) => statement),
});

/** What was shown stays; a line, and below it the engine's complete answer. */
async function* goOnWithEngine({ model, result }: DraftJob, writer: DraftWriter): AsyncGenerator<ToolEvent, ToolEnd> {
  const { rendered } = result;
  const line = '\n\n---\n\n';
  yield { type: 'text-delta', text: line };
  yield* emitText(rendered.markdown);
  yield { type: 'stage-start', stage: 'checking' };
  const shift = writer.length + line.length;
  const below = rendered.statements.map((statement): PlacedStatement => shiftStatement(statement, shift));
  const statements = [...writer.draft.statements, ...below];
  yield { type: 'tool-result', tool_result: toWireResult(result), statements };
  return {
    title: result.title,
    writtenBy: `${model.name}, then ${engineName}`,
    notice: String(modelNotices.brokeOff),
  };
}
