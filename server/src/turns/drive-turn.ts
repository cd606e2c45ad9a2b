import { countUse } from './count-use.ts';
import type { EndCommitter } from './end-committer.ts';
import type { EndedReply } from './end-turn.ts';
import { discardReplyFile, keepReplyFile } from './reply-file.ts';
import type { JournalCommitter } from './journal-committer.ts';
import type { ReplyEnd } from '../store/store.ts';
import type { LiveTurn } from './live-turn.ts';
import { endEvent } from './replay-ended-turn.ts';
import { reachFrom } from './reach.ts';
import { runTurn, type EmitEvent, type TurnOutcome } from './run-turn.ts';
import type { TurnHub } from './turn-hub.ts';
import type { TurnParts, TurnTiming } from './turn-parts.ts';
import type { TurnTraces } from './turn-traces.ts';

export interface DriveParts extends Omit<TurnParts, 'timing'> {
  readonly timing: TurnTiming;
  readonly worker: string;
  readonly hub: TurnHub;
  readonly traces: TurnTraces;
  readonly committer: JournalCommitter;
  readonly ends: EndCommitter;
}

/**
 * Writes one reply from its first event to its end: stores what the turn says, then tells it, and ends the reply in one
 * transaction. Never rejects; what could not even be ended is left to its lease, and is then ended as `interrupted`.
 * @returns the reply as it ended here; null when it ended elsewhere, or nobody can see it any more
 */
export async function driveTurn(parts: DriveParts, turn: LiveTurn): Promise<EndedReply | null> {
  try {
    // The caller's own answer goes first, and one person's long line of replies does not hold up another's request.
    await new Promise((resolve) => setImmediate(resolve));
    const outcome = await writeEvents(parts, turn);
    return await finish(parts, turn, outcome);
  } catch (error) {
    parts.log.error({ message_id: turn.reply.id, err: error }, 'a reply could not be ended');
    return null;
  }
}

async function writeEvents(parts: DriveParts, turn: LiveTurn): Promise<TurnOutcome> {
  const { committer, log } = parts;
  const { scribe, owner } = turn;
  const { toolName } = turn.reply;
  const model = await parts.modelFor(toolName, owner);
  const tell: EmitEvent = (event) => {
    // The result travels with the end: it is stored there, and only once.
    if (event.type === 'tool-result') return undefined;
    scribe.write(event);
    committer.note(scribe);
    return committer.isAhead(scribe) ? committer.room(scribe) : undefined;
  };
  const keep = (whole: TurnOutcome): Promise<void> => keepWhole(parts, turn, whole);
  return runTurn(turn, { tool: parts.tools[toolName], model, log, tell, keep, reach: reachFrom(parts, turn) });
}

/** What is whole is kept at once: this process may not live to see its end. Where the store does not take it, the end still may. */
async function keepWhole({ store, worker, log }: DriveParts, turn: LiveTurn, { end }: TurnOutcome): Promise<void> {
  const { reply, scribe } = turn;
  try {
    await store.messages.keepWhole(reply.id, { ...end, content: scribe.text }, worker);
  } catch (error) {
    log.warn({ message_id: reply.id, err: error }, 'a whole reply could not be kept before its end');
  }
}

/** Counts alone: an operator sees where the engine distrusts what it composes, and no word of a patient. */
const fallbacksOf = (result: TurnOutcome['end']['toolResult']) =>
  result !== null && 'fallbacks' in result ? result.fallbacks : undefined;

/** A version that was made as its person said is their first revision of it. */
function editOf({ edit }: TurnOutcome, editedAt: number): Pick<ReplyEnd, 'edit'> {
  return edit === undefined ? {} : { edit: { ...edit, revision: 1, editedAt, addendumTo: null, signedEnd: 0 } };
}

async function finish(parts: DriveParts, turn: LiveTurn, outcome: TurnOutcome): Promise<EndedReply | null> {
  const { scribe, reply, owner } = turn;
  const unstored = await parts.committer.withdraw(scribe);
  const { file, notice } = await keepReplyFile(parts, turn, outcome);
  const end = { ...outcome.end, notice, content: scribe.text, ...editOf(outcome, parts.clock.now()) };
  const use = countUse(turn, end, parts.clock.now());
  const request = { owner, reply, end, use, title: outcome.title, file, worker: parts.worker };
  const { won, ended } = await parts.ends.end(request);
  if (file !== null && ended?.reply.attachment?.id !== file.stored.id) await discardReplyFile(parts, file);
  // Another process ended it, or the chat is gone: readers are woken and find in the store what became of it.
  if (!won || ended === null) return null;
  parts.traces.keep(reply.id, scribe.trace);
  if (end.toolResult !== null) {
    scribe.write({ type: 'tool-result', tool_result: end.toolResult, statements: end.statements });
  }
  const results = scribe.take();
  const lastSeq = scribe.trace.length + results.length;
  parts.hub.publish(reply.id, [...unstored, ...results, endEvent(ended, lastSeq + 1)]);
  const fallbacks = fallbacksOf(end.toolResult);
  const what = { message_id: reply.id, tool: reply.toolName, state: end.state, events: lastSeq + 2 };
  parts.log.info({ ...what, ...(fallbacks === undefined ? {} : { fallbacks }) }, 'reply ended');
  return ended;
}
