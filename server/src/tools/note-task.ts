import { replyProblems } from '../kernel/reply-messages.ts';
import type { NoteChoice } from '@notewright/contract';
import type { FollowUp, NoteOptions, NoteStyle } from '@notewright/engine';
import { readFollowUp } from '@notewright/engine/note-requests';
import { partsOf } from './source-parts.ts';
import { ToolProblem, type ToolRun } from './tool.ts';

type NoteTool = 'Chartwright' | 'TranscriptX';

/** What is to be written: a note from this message, or another form of the chat's last note. */
export interface NoteTask {
  /** Whose way of reading the words need. */
  readonly reader: NoteTool;
  /** With the words that the note is made from. */
  readonly run: ToolRun;
  readonly options: NoteOptions;
  /** The message that holds those words, where it is an earlier one. */
  readonly sourceMessageId: string | null;
}

/**
 * Reads what a run is about. A message that only says "shorter", "as bullets" or "as an H&P" is about the file sent with it, or else
 * about the last note of the chat, and adds to what was asked of that before. A version that is completed may rest on an earlier message too.
 * @throws ToolProblem when it is about a note that is not there
 */
export async function readTask(tool: NoteTool, run: ToolRun): Promise<NoteTask> {
  const followUp =
    readFollowUp(run.message) ?? (run.completing?.note.sourceMessageId === undefined ? undefined : { style: {} });
  if (followUp === undefined)
    return { reader: tool, run, options: withSources(toOptions(run.note), run), sourceMessageId: null };
  if (run.sources.length > 0) {
    // Blanks in their place, so that ranges in other sources keep their offsets.
    const words = { ...run, message: ' '.repeat(run.message.length) };
    const options = withSources(withFollowUps(run.note, [followUp]), words);
    return { reader: tool, run: words, options, sourceMessageId: null };
  }
  const earlier = await run.earlierNote();
  if (earlier === null) throw new ToolProblem(String(replyProblems.nothingToRestyle));
  const { message, sources, toolName, messageId } = earlier;
  const followUps = [...earlier.followUps, { ...followUp, note: run.note }];
  return {
    reader: toolName,
    run: { ...run, message, sources },
    options: withSources(withFollowUps(earlier.note, followUps), earlier),
    sourceMessageId: messageId,
  };
}

const toOptions = (note: NoteChoice | null): NoteOptions => note ?? {};

/** With what the input is joined from, where some of it is older than the visit. */
function withSources(options: NoteOptions, { message, sources }: Pick<ToolRun, 'message' | 'sources'>): NoteOptions {
  if (sources.every(({ kind }) => kind === 'current')) return options;
  return { ...options, sources: partsOf(message, sources) };
}

/** Later requests override earlier ones; a length that was asked for stays when only the layout is named, and the other way about. */
function withFollowUps(
  note: NoteChoice | null,
  followUps: readonly (FollowUp & { readonly note?: NoteChoice | null })[],
): NoteOptions {
  let options = toOptions(note);
  let style: NoteStyle = {};
  let addressee: string | undefined;
  for (const followUp of followUps) {
    if (followUp.note) options = toOptions(followUp.note);
    else if (followUp.kind !== undefined) options = { kind: followUp.kind };
    if (followUp.addressee !== undefined) addressee = followUp.addressee;
    style = { ...style, ...followUp.style };
  }
  return { ...options, style, ...(addressee === undefined ? {} : { addressee }) };
}
