import type { SettledAnswer } from '@notewright/engine';
import type { QuestionLanguage } from '@notewright/engine/note-requests';
import type { Message } from '@notewright/engine/message';
import type { WireToolResult } from '@notewright/contract';
import { instructionAnswers } from '../../kernel/instruction-messages.ts';
import { talkNotices } from '../../kernel/talk-messages.ts';
import type { Model } from '../../models/model.ts';
import type { EnginePool } from '../engine-pool.ts';
import { version } from '../prompts/note-talk/system.ts';
import { engineName, type NoteAtHand, type ToolEnd, type ToolEvent, type ToolRun } from '../tool.ts';
import { emitText } from '../write-with-engine.ts';
import { askAboutNote, newVersionId } from './ask-about-note.ts';

/** A reply that a model made about the note; or why it made none: null where it says that no source holds it, or nothing that a source holds. */
export type Talked = { readonly end: ToolEnd } | { readonly problem: Message | null };

type AnswerResult = Extract<WireToolResult, { tool: 'Answer' }>;

/**
 * Has a model answer what is asked of the note, or propose a change of it. Nothing of the note changes here: what is proposed waits to be accepted.
 * @param run of a message about the note at hand
 */
export async function* talkAboutNote(
  enginePool: EnginePool,
  run: ToolRun & { readonly model: Model },
  note: NoteAtHand,
  language: QuestionLanguage,
): AsyncGenerator<ToolEvent, Talked> {
  const asked = yield* askAboutNote(enginePool, run, note, language);
  if ('problem' in asked) return asked;
  const { settled, kind } = asked;
  if (settled.kind === 'change' && note.isSigned) return { end: said(instructionAnswers.signed) };
  if (settled.kind === 'nothing') {
    return kind === 'change' ? { end: said(talkNotices.nothingToChange) } : { problem: null };
  }
  yield* emitText(settled.rendered.markdown);
  yield {
    type: 'tool-result',
    tool_result: { ...resultOf(note, settled.dropped), ...proposalOf(note, settled) },
    statements: settled.rendered.statements,
  };
  return {
    end: { title: '', writtenBy: run.model.name, notice: settled.dropped > 0 ? String(talkNotices.dropped) : null },
  };
}

const said = (sentence: Message): ToolEnd => ({ title: '', writtenBy: engineName, notice: String(sentence) });

const resultOf = ({ messageId: noteId, sourceMessageId }: NoteAtHand, dropped: number): AnswerResult => ({
  tool: 'Answer',
  title: '',
  noteId,
  sourceMessageId,
  draft: { prompt: `note talk ${version}`, dropped },
});

/** The change as it waits; the number of each statement is that of its place in the reply, behind the line that leads in and its own heading. */
function proposalOf({ revision }: NoteAtHand, settled: SettledAnswer): Pick<AnswerResult, 'proposal'> {
  if (settled.kind !== 'change') return {};
  const { content, changes } = settled;
  return {
    proposal: {
      versionId: newVersionId(),
      revision,
      content,
      changes: changes.map(({ statement: _statement, ...change }, at) => ({ ...change, statement: 2 * at + 2 })),
    },
  };
}
