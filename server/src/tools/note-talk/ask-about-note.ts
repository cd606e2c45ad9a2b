import { randomUUID } from 'node:crypto';
import type { DiscussedNote, SettledAnswer } from '@notewright/engine';
import type { QuestionLanguage } from '@notewright/engine/note-requests';
import { talkNotices } from '../../kernel/talk-messages.ts';
import type { Message } from '@notewright/engine/message';
import type { Model } from '../../models/model.ts';
import { ModelAnswerProblem } from '../ask-model.ts';
import type { EnginePool } from '../engine-pool.ts';
import { createStatementGuard, type GuardedText } from '../model-note/guard-statement.ts';
import { shieldedLines } from '../model-note/repair-statement.ts';
import { talkSystem } from '../prompts/note-talk/system.ts';
import { fitsModel } from '../shield-parts.ts';
import type { ShieldedPrompt } from '../shield-prompt.ts';
import type { NoteAtHand, ToolEvent, ToolRun } from '../tool.ts';
import { shieldTalk } from './shield-talk.ts';
import { readTalkAnswer, talkForm, type TalkAnswer } from './talk-form.ts';

/** Longer than any answer; a model that goes on is cut off. */
const longestAnswer = 60_000;

/** What came of asking a model: what stands of its answer, or why there is none. */
export type Asked =
  | { readonly settled: SettledAnswer; readonly kind: TalkAnswer['kind'] }
  | { readonly problem: Message };

/** A note at hand as the engine takes it. */
export function discussedOf(
  { markdown, statements, result, input, sources, form }: NoteAtHand,
  message: string,
): DiscussedNote {
  const { noteKind, sections, missing, leftOut = [] } = result;
  return {
    source: { input, tool: result.tool, options: { sources, ...(form === null ? {} : { form }) } },
    kind: noteKind === 'own' ? 'soap' : noteKind,
    note: { rendered: { markdown, statements }, sections, missing, leftOut },
    message,
  };
}

/**
 * Asks a model about the note at hand and holds its answer against the note and its source. Nothing is sent that the shield does not vouch for.
 * @throws what the pool throws; where the person stops
 */
export async function* askAboutNote(
  enginePool: EnginePool,
  run: ToolRun & { readonly model: Model },
  note: NoteAtHand,
  language: QuestionLanguage,
): AsyncGenerator<ToolEvent, Asked> {
  const asked = discussedOf(note, run.message);
  const size = asked.source.input.length + note.markdown.length;
  if (!fitsModel(run.model, asked.source.input + note.markdown)) return { problem: talkNotices.tooLong };
  yield { type: 'stage-start', stage: 'shielding' };
  const ground = { id: randomUUID(), asked };
  const brief = await enginePool.run('briefTalk', ground, size, run.asker);
  const shielded = await shieldTalk(enginePool, run, brief, asked);
  if (shielded === null) return { problem: talkNotices.shield };
  yield { type: 'stage-start', stage: 'writing' };
  const answer = await readAnswer(run, shielded);
  if ('problem' in answer) return answer;
  yield { type: 'stage-start', stage: 'checking' };
  const guard = createStatementGuard(shielded, [asked.source.input, note.markdown, run.message]);
  const known = guarded(answer, guard, new Set(shieldedLines(shielded.prompt).keys()));
  const settled = await enginePool.run('settleTalk', { ground, answer: known, language }, size, run.asker);
  return { settled, kind: answer.kind };
}

async function readAnswer(
  { model, signal }: ToolRun & { readonly model: Model },
  { prompt }: ShieldedPrompt,
): Promise<TalkAnswer | { readonly problem: Message }> {
  let answer = '';
  try {
    for await (const piece of model.stream({ system: talkSystem, prompt, form: talkForm, signal })) {
      answer += piece;
      if (answer.length > longestAnswer) throw new ModelAnswerProblem('The answer has no end.');
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return { problem: talkNotices.unreachable };
  }
  return readTalkAnswer(answer) ?? { problem: talkNotices.unusable };
}

/** Its words as they may go on, with the originals in them; what a model was not shown it cannot name. */
function guarded(answer: TalkAnswer, guard: (text: string) => GuardedText, shown: ReadonlySet<string>): TalkAnswer {
  const named = (from: readonly string[]): readonly string[] => from.filter((id) => shown.has(id));
  return {
    ...answer,
    sentences: answer.sentences
      .map(({ text, from }) => ({ text: guard(text).text, from: named(from) }))
      .filter(({ text }) => text !== ''),
    changes: answer.changes.map((one) => ({ ...one, text: guard(one.text).text, from: named(one.from) })),
  };
}

/** The id under which a version is kept that somebody accepts. */
export const newVersionId = (): string => randomUUID();
