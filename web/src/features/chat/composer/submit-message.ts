import { limits, type ProblemCode } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { CallProblem } from '../../../api/call.ts';
import { noteEndedPlan } from '../../../api/account/profile.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { toastError } from '../../../ui/toast.ts';
import { shownBranch } from '../sending/content-cache.ts';
import { sendMessage } from '../sending/send-message.ts';
import { areSame, filesOfSources, type BoxSource } from './box-source.ts';
import {
  chooseNote,
  chooseTool,
  composerStore,
  hasTooMany,
  putBack,
  type NoteOptions,
  type Unsent,
} from './composer-store.ts';
import { releaseDraft } from './draft-keeper.ts';
import { failedTries, type Tried } from './failed-tries.ts';
import { readRedaction, type KeptRedaction } from './redaction/kept-choice.ts';
import * as words from './words.ts';

/** Problems whose own sentence says what to do about the message or the file. */
const explainedCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'message_empty',
  'message_too_long',
  'too_many_sources',
  'sources_too_long',
  'note_unresolved',
  'files_too_large',
  'file_too_large',
  'unsupported_file',
  'file_empty',
  'file_encrypted',
  'file_damaged',
  'file_too_complex',
  'file_no_text',
  'file_too_long',
  'file_too_many_pages',
  'image_too_large',
  'reply_running',
  'too_many_streams',
  'plan_required',
  'not_found',
  'rate_limited',
]);

/** What stands under the box after a failed send: the server's own sentence where it tells what to do, else the standing one. */
export function failureSentence(error: unknown): string {
  return error instanceof CallProblem && explainedCodes.has(error.code) ? error.message : words.sendFailed;
}

function keyFor(box: string, tried: Omit<Tried, 'key'>): string {
  const before = failedTries.get(box);
  const { text, sources, tool, choices, branch } = tried;
  const isSame =
    before !== undefined &&
    before.text === text &&
    before.tool === tool &&
    before.branch === branch &&
    areSame(before.sources, sources);
  return isSame && JSON.stringify(before.choices) === JSON.stringify(choices) ? before.key : crypto.randomUUID();
}

/** What goes along with a message: how it is to be redacted, or what note it is to become. */
function readChoices(tool: ToolName, note: NoteOptions): KeptRedaction & NoteOptions {
  if (tool === 'Redactify') return readRedaction();
  return tool === 'Validify' ? {} : note;
}

/** A template that was deleted since it was chosen stands in the way of no second try: that one goes without it, unless another was chosen meanwhile. */
function forgetGone(box: string, { template }: NoteOptions, error: unknown): void {
  if (template === undefined || !(error instanceof CallProblem) || error.code !== 'not_found') return;
  const chosen = composerStore.getState().notes[box];
  if (chosen === undefined || chosen.template?.id === template.id) chooseNote(box, {});
}

/** Marks the files that the server names with what is wrong with them. */
function markProblems(sources: readonly BoxSource[], error: unknown): readonly BoxSource[] {
  const errors = error instanceof CallProblem ? error.errors : {};
  const files = filesOfSources(sources);
  return sources.map(({ problem: _before, ...source }) => {
    const at = files.findIndex(({ id }) => id === source.id);
    const problem = errors[`attached_file.${at}`]?.[0];
    return problem === undefined ? source : { ...source, problem };
  });
}

/**
 * Sends what was taken out of a box, whose draft is held until it is stored. When the message could not be stored, text and sources are
 * back in the box, in front of anything typed meanwhile. When the workspace scope has ended meanwhile nothing comes back: the box is
 * another person's by then, or belongs to another workspace.
 */
export async function submitMessage(
  box: string,
  chatId: string | null,
  tool: ToolName,
  note: NoteOptions,
  { text, sources }: Unsent,
): Promise<void> {
  const scope = currentScope();
  const refuse = (problem: string): void => {
    putBack(box, { text, sources }, problem);
    releaseDraft(box);
  };
  if (hasTooMany({ text, sources })) {
    refuse(words.tooManySources);
    return;
  }
  if (text.length > limits.messageCharacters) {
    const { tooLong } = await import('./checking/check-file.ts');
    if (!scope.aborted) refuse(tooLong);
    return;
  }
  const choices = readChoices(tool, note);
  const branch = shownBranch(box);
  const idempotencyKey = keyFor(box, { text, sources, tool, choices, branch });
  try {
    await sendMessage({ chatId, box, tool, text, sources, choices, idempotencyKey });
    if (!scope.aborted) failedTries.delete(box);
  } catch (error) {
    if (scope.aborted) return;
    failedTries.set(box, { text, sources, tool, choices, branch, key: idempotencyKey });
    forgetGone(box, choices, error);
    // That the plan has ended comes up over the box, with what to do about it.
    const isShownAbove = noteEndedPlan(error);
    // The chat may have been left meanwhile: what comes back is still meant for this tool, unless another was chosen.
    if (composerStore.getState().tools[box] === undefined) chooseTool(box, tool);
    putBack(box, { text, sources: markProblems(sources, error) }, isShownAbove ? null : failureSentence(error));
    if (!isShownAbove) toastError(words.sendFailed);
  } finally {
    if (!scope.aborted) releaseDraft(box);
  }
}
