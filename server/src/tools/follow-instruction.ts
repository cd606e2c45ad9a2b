import type { Instructed, ToolName } from '@notewright/engine';
import { readInstruction, stillMissing, type Instruction } from '@notewright/engine/note-requests';
import type { Message } from '@notewright/engine/message';
import { instructionAnswers, instructionNotices } from '../kernel/instruction-messages.ts';
import type { EnginePool } from './engine-pool.ts';
import { engineName, type NoteAtHand, type Tool, type ToolRun } from './tool.ts';
import { emitText } from './write-with-engine.ts';

type NoteTool = Extract<ToolName, 'Chartwright' | 'TranscriptX'>;

/** A tool that writes notes, and the same as it takes messages that are no instruction. */
interface NoteTools {
  readonly name: NoteTool;
  readonly write: Tool;
  readonly answer: Tool;
}

/**
 * A tool that changes the note at hand where a message asks for that ("add to the plan: ...") and is nothing else; no model is asked. Where the chat
 * has no note, or the note says nothing of what is named, a message that may as well be the words of a note is taken for them.
 */
export function followingInstructions(enginePool: EnginePool, { name, write, answer }: NoteTools): Tool {
  return (run) => {
    const instruction = run.sources.length > 0 ? undefined : readInstruction(run.message);
    if (instruction === undefined) return answer(run);
    // Of a version that an instruction made, a statement that it leaves out is put into it as into any other.
    return run.completing === null ? follow(enginePool, { name, write, answer }, run, instruction) : write(run);
  };
}

async function* follow(
  enginePool: EnginePool,
  { name, answer }: NoteTools,
  run: ToolRun,
  instruction: Instruction,
): ReturnType<Tool> {
  const note = await run.noteAtHand();
  if (note === null) return yield* isOfNote(instruction) ? say([instructionAnswers.noNote]) : answer(run);
  if (instruction.steps.some(({ kind }) => kind === 'missing')) return yield* say(describeOpen(note));
  const done = await instruct(enginePool, run, note, instruction);
  if ('problem' in done && done.isDoubtful) return yield* answer(run);
  if (note.isSigned) return yield* say([instructionAnswers.signed]);
  if ('problem' in done) return yield* say([instructionAnswers[done.problem]]);
  const { rendered, missing } = done.note;
  yield { type: 'stage-start', stage: 'writing' };
  yield* emitText(rendered.markdown);
  const { sourceMessageId } = note;
  yield {
    type: 'tool-result',
    tool_result: { ...note.result, tool: name, missing, sourceMessageId },
    statements: rendered.statements,
  };
  const lines = done.changes.map(({ kind, sections }) => instructionNotices[kind](sections.map(oneLine).join(', ')));
  return {
    title: note.result.title,
    writtenBy: note.writtenBy ?? engineName,
    notice: [...lines, instructionAnswers.kept].join('\n'),
    edit: { of: note.messageId, editedBy: await run.personName(), ...openTexts(note) },
  };
}

/** What nobody has confirmed in a version stays to be confirmed in the one that is made of it. */
export const openTexts = ({
  templateTexts,
}: Pick<NoteAtHand, 'templateTexts'>): { readonly templateTexts?: readonly string[] } =>
  templateTexts.length === 0 ? {} : { templateTexts };

const oneLine = (heading: string): string => heading.replace(/\s+/g, ' ');

/** True for what names parts of a note, and so cannot be the words of one. */
const isOfNote = ({ steps }: Instruction): boolean =>
  steps.every(({ kind }) => kind === 'remove' || kind === 'remove-section' || kind === 'move');

function instruct(
  enginePool: EnginePool,
  run: ToolRun,
  note: NoteAtHand,
  instruction: Instruction,
): Promise<Instructed> {
  const { markdown, statements, input, sources, form, result } = note;
  const { noteKind, sections, missing, leftOut = [] } = result;
  const job = {
    tool: result.tool,
    note: { rendered: { markdown, statements }, sections, missing, leftOut },
    instruction,
    source: {
      input,
      options: { sources, ...(form === null ? {} : { form }) },
      kind: noteKind === 'own' ? 'soap' : noteKind,
    },
  } as const;
  return enginePool.run('instruct', job, markdown.length + input.length, run.asker);
}

/** What a note of its kind needs and does not have, and how much of its source it leaves out. */
function describeOpen({ markdown, result }: NoteAtHand): readonly Message[] {
  const missing = stillMissing(markdown, result.missing);
  const leftOut = result.leftOut?.length ?? 0;
  const lines = [
    ...(missing.length > 0 ? [instructionNotices.missing(missing.map(oneLine).join(', '))] : []),
    ...(leftOut > 0 ? [instructionNotices.leftOut(String(leftOut))] : []),
  ];
  return lines.length > 0 ? lines : [instructionAnswers.nothingMissing];
}

/** A reply of sentences alone. */
async function* say(sentences: readonly Message[]): ReturnType<Tool> {
  yield { type: 'stage-start', stage: 'reading' };
  return { title: '', writtenBy: engineName, notice: sentences.map(String).join('\n') };
}
