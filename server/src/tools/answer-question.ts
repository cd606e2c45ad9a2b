import {
  answerSentences,
  readFollowUp,
  readInstruction,
  readNoteTalk,
  readQuestion,
  readRemark,
  readRequest,
  type NoteTalk,
  type Question,
  type QuestionLanguage,
} from '@notewright/engine/note-requests';
import type { Answer, RenderedDocument } from '@notewright/engine';
import type { Message } from '@notewright/engine/message';
import { instructionAnswers } from '../kernel/instruction-messages.ts';
import { talkNotices } from '../kernel/talk-messages.ts';
import type { EnginePool } from './engine-pool.ts';
import { isFirstOfModel } from './note-talk/first-of-model.ts';
import { talkAboutNote } from './note-talk/talk-about-note.ts';
import { engineName, type NoteAtHand, type Tool, type ToolEnd, type ToolRun } from './tool.ts';
import { emitText } from './write-with-engine.ts';

/**
 * A tool that answers a message that asks something of the note at hand ("any allergies?") and is nothing else, from that note and what it was made from.
 * The answer is a reply of its own kind and no note. Where the chat has no note the message is what it was before; so is one that the
 * note says nothing of, where it asks for another's work or says something to the tool itself ("what can you do?"). Where a model is allowed it
 * answers what the engine does not, and proposes changes that no closed form asks for.
 */
export function answeringQuestions(enginePool: EnginePool, otherwise: Tool): Tool {
  return (run) => {
    if (run.sources.length > 0 || run.completing !== null) return otherwise(run);
    const question = questionOf(run.message);
    if (question !== undefined) return answer(enginePool, otherwise, run, question);
    const talk = run.model === null ? undefined : talkOf(run.message);
    return talk === undefined ? otherwise(run) : talkFreely(enginePool, otherwise, run, talk);
  };
}

/** What is missing is told as an instruction has it; what was left out is answered with its words. */
function questionOf(message: string): Question | undefined {
  const question = readQuestion(message);
  return question?.kind === 'left-out' || readInstruction(message) === undefined ? question : undefined;
}

/** What a message wants of the note in words of its own; of the instructions that the engine does itself, only to write shorter, where a model writes. */
function talkOf(message: string): NoteTalk | undefined {
  const instruction = readInstruction(message);
  if (instruction !== undefined && !instruction.steps.every(({ kind }) => kind === 'shorten')) return undefined;
  if (readFollowUp(message) !== undefined || isSaidToTool(message)) return undefined;
  return readNoteTalk(message);
}

async function* answer(enginePool: EnginePool, otherwise: Tool, run: ToolRun, question: Question): ReturnType<Tool> {
  const note = await run.noteAtHand();
  if (note === null) return yield* otherwise(run);
  yield { type: 'stage-start', stage: 'reading' };
  const found = await ask(enginePool, run, note, question);
  if (!found.isFound && isSaidToTool(run.message)) return yield* otherwise(run);
  if (run.model === null || !isFirstOfModel(question, found)) return yield* sayAnswer(note, found.rendered);
  const talked = yield* talkAboutNote(enginePool, { ...run, model: run.model }, note, question.language);
  if ('end' in talked) return talked.end;
  const end = yield* sayAnswer(note, found.rendered);
  return talked.problem === null ? end : { ...end, notice: lines(talked.problem, talkNotices.byEngine) };
}

/** Where a model does not answer, what the engine does with the message; what it would take for words of a note is told to be none. */
async function* talkFreely(enginePool: EnginePool, otherwise: Tool, run: ToolRun, talk: NoteTalk): ReturnType<Tool> {
  const note = await run.noteAtHand();
  if (note === null || run.model === null) return yield* otherwise(run);
  yield { type: 'stage-start', stage: 'reading' };
  if (talk.kind === 'change' && note.isSigned) return saying(instructionAnswers.signed);
  const talked = yield* talkAboutNote(enginePool, { ...run, model: run.model }, note, talk.language);
  if ('end' in talked) return talked.end;
  if (readInstruction(run.message) !== undefined) return yield* otherwise({ ...run, model: null });
  if (talked.problem === null) return yield* sayAnswer(note, nothingSaid(talk.language));
  return saying(talked.problem, talk.kind === 'question' ? talkNotices.asked : talkNotices.unchanged);
}

const lines = (...sentences: readonly Message[]): string => sentences.map(String).join('\n');
const saying = (...sentences: readonly Message[]): ToolEnd => ({
  title: '',
  writtenBy: engineName,
  notice: lines(...sentences),
});

/** That neither the note nor its sources say it. */
function nothingSaid(language: QuestionLanguage): RenderedDocument {
  const text = answerSentences[language].nothing;
  const at = { start: 0, end: text.length };
  return { markdown: text, statements: [{ text, sources: [], support: 'structural', at }] };
}

async function* sayAnswer(note: NoteAtHand, rendered: RenderedDocument): ReturnType<Tool> {
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
