import type { TurnEvent, TurnResetEvent } from '@notewright/contract';
import { presentAttachment, presentEdit } from '../presenters/present-message.ts';
import type { StoredMessage } from '../store/store.ts';
import type { TurnTrace } from './turn-scribe.ts';

/** What is needed to tell an ended reply's events again. */
export interface EndedTurn {
  readonly reply: StoredMessage;
  /** The chat's title now. */
  readonly title: string;
  /** How its events were numbered; null when this process does not know (any more). */
  readonly trace: TurnTrace | null;
}

/**
 * The events of an ended reply after `after`. With its trace they are the very events that were sent before, and
 * nothing repeats. Without it (the reply ended long ago, or in another process) the stored reply is told as a few large
 * events; a reader in the middle is told first to forget what it has (`turn-reset`).
 */
export function replayEndedTurn(turn: EndedTurn, after: number): readonly (TurnEvent | TurnResetEvent)[] {
  const { reply } = turn;
  const trace = turn.trace ?? (reply.content === '' ? [] : [reply.content.length]);
  const events: TurnEvent[] = [startEvent(reply), ...traceEvents(reply.content, trace)];
  if (reply.toolResult !== null) {
    events.push({
      type: 'tool-result',
      seq: events.length,
      tool_result: reply.toolResult,
      statements: reply.statements,
    });
  }
  events.push(endEvent(turn, events.length));
  if (turn.trace === null && after >= 0) return [{ type: 'turn-reset' }, ...events];
  return events.filter((event) => event.seq > after);
}

function startEvent(reply: StoredMessage): TurnEvent {
  return {
    type: 'turn-start',
    seq: 0,
    chat_id: reply.chatId,
    message_id: reply.id,
    user_message_id: reply.replyTo ?? reply.id,
    model_name: reply.toolName,
  };
}

function traceEvents(content: string, trace: TurnTrace): TurnEvent[] {
  let sent = 0;
  return trace.map((step, index): TurnEvent => {
    const seq = index + 1;
    if (typeof step === 'string') return { type: 'stage-start', seq, stage: step };
    const text = content.slice(sent, step);
    sent = step;
    return { type: 'text-delta', seq, text };
  });
}

/** The last event of a reply that has ended. */
export function endEvent(turn: Pick<EndedTurn, 'reply' | 'title'>, seq: number): TurnEvent {
  const { reply, title } = turn;
  const state = reply.state === 'queued' || reply.state === 'streaming' ? 'interrupted' : reply.state;
  return {
    type: 'turn-end',
    seq,
    state,
    problem: reply.problem,
    notice: reply.notice,
    written_by: reply.writtenBy,
    ...(reply.offeredTool ? { offered_tool: reply.offeredTool } : {}),
    ...presentEdit(reply.edit),
    attachment: reply.attachment === null ? null : presentAttachment(reply.attachment),
    title,
  };
}

/** True when a message's state can change no more. */
export function hasEnded(message: Pick<StoredMessage, 'state'>): boolean {
  return message.state !== 'queued' && message.state !== 'streaming';
}
