import {
  readInstruction,
  readQuestion,
  readRemark,
  readRequest,
  type Question,
} from '@notewright/engine/note-requests';
import type { Answer } from '@notewright/engine';
import type { EnginePool } from './engine-pool.ts';
import { engineName, type NoteAtHand, type Tool, type ToolRun } from './tool.ts';
import { emitText } from './write-with-engine.ts';

/**
 * A tool that answers a message that asks something of the note at hand ("any allergies?") and is nothing else, from that note and what it was made from;
 * no model is asked. The answer is a reply of its own kind and no note. Where the chat has no note the message is what it was before; so is one that the
 * note says nothing of, where it asks for another's work or says something to the tool itself ("what can you do?").
 */
export function answeringQuestions(enginePool: EnginePool, otherwise: Tool): Tool {
  return (run) => {
    const question = run.sources.length > 0 || run.completing !== null ? undefined : questionOf(run.message);
    return question === undefined ? otherwise(run) : answer(enginePool, otherwise, run, question);
  };
}

/** What is missing is told as an instruction has it; what was left out is answered with its words. */
function questionOf(message: string): Question | undefined {
  const question = readQuestion(message);
  return question?.kind === 'left-out' || readInstruction(message) === undefined ? question : undefined;
}

async function* answer(enginePool: EnginePool, otherwise: Tool, run: ToolRun, question: Question): ReturnType<Tool> {
  const note = await run.noteAtHand();
  if (note === null) return yield* otherwise(run);
  const { rendered, isFound } = await ask(enginePool, run, note, question);
  if (!isFound && isSaidToTool(run.message)) return yield* otherwise(run);
  yield { type: 'stage-start', stage: 'reading' };
  yield* emitText(rendered.markdown);
  const { messageId: noteId, sourceMessageId } = note;
  yield {
    type: 'tool-result',
    tool_result: { tool: 'Answer', title: '', noteId, sourceMessageId },
    statements: rendered.statements,
  };
  return { title: '', writtenBy: engineName, notice: null };
}

const isSaidToTool = (message: string): boolean =>
  readRequest(message) !== undefined || readRemark(message) !== undefined;

function ask(enginePool: EnginePool, run: ToolRun, note: NoteAtHand, question: Question): Promise<Answer> {
  const { markdown, statements, input, sources, result } = note;
  const job = {
    source: { input, tool: result.tool, options: { sources } },
    question,
    note: { markdown, statements, leftOut: result.leftOut ?? [] },
  } as const;
  return enginePool.run('answer', job, markdown.length + input.length, run.asker);
}
