import { joinInput, toWireFact, type WireNote } from '@notewright/contract';
import type { CompletedNote } from '@notewright/engine';
import { modelNotices, replyProblems } from '../kernel/reply-messages.ts';
import type { EnginePool } from './engine-pool.ts';
import type { NoteTask } from './note-task.ts';
import { engineName, ToolProblem, type Completing, type ToolEnd, type ToolEvent } from './tool.ts';
import { openTexts } from './follow-instruction.ts';
import { emitText } from './write-with-engine.ts';

/** Who wrote a version that the engine has added to. */
function authorsOf(before: string | null): string {
  if (before === null || before.endsWith(engineName)) return before ?? engineName;
  return `${before}, then ${engineName}`;
}

/** The result of a note with what was added; its facts are those of the input, and what the new statement is written from. */
function withAdded(note: WireNote, { sections, missing, leftOut, facts }: CompletedNote): WireNote {
  const known = new Set(note.facts?.map(({ id }) => id));
  const added = facts.filter(({ id }) => !known.has(id)).map(toWireFact);
  return {
    ...note,
    sections,
    missing,
    leftOut,
    ...(note.facts === undefined ? {} : { facts: [...note.facts, ...added] }),
  };
}

/**
 * Writes a version of a note again as it stood, with one statement that it had left out. The engine does it whoever wrote the
 * note: nothing is sent to a model.
 * @throws ToolProblem when the words of the note do not state it any more
 */
export async function* completeTask(
  enginePool: EnginePool,
  { reader, run, options }: NoteTask,
  completing: Completing,
): AsyncGenerator<ToolEvent, ToolEnd> {
  const { markdown, statements, note, writtenBy, leftOut } = completing;
  yield { type: 'stage-start', stage: 'writing' };
  const input = joinInput(run.message, run.sources);
  const job = {
    source: { input, tool: reader, options },
    kind: note.noteKind === 'own' ? 'soap' : note.noteKind,
    note: {
      rendered: { markdown, statements },
      sections: note.sections,
      missing: note.missing,
      leftOut: note.leftOut ?? [],
    },
    chosen: leftOut,
  } as const;
  const completed = await enginePool.run('complete', job, input.length, run.asker);
  if (completed === null) throw new ToolProblem(String(replyProblems.notStated));
  yield* emitText(completed.rendered.markdown);
  yield {
    type: 'tool-result',
    tool_result: withAdded(note, completed),
    statements: completed.rendered.statements,
  };
  const end = { title: note.title, writtenBy: authorsOf(writtenBy), notice: String(modelNotices.completed) };
  // A version that holds a clinician's phrases is one of theirs.
  if (completing.templateTexts.length === 0) return end;
  const editedBy = await run.personName();
  return { ...end, edit: { of: completing.messageId, editedBy, ...openTexts(completing) } };
}
