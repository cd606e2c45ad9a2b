import type { ChatMessage, TurnEvent } from '@notewright/contract';

/** Visibly made-up messages and events for the tests of the chat. */
export const chatId = '0190a000-0000-7000-8000-000000000001';

export function makeMessage(change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1',
    sent_by: 'user',
    message_content: 'sample words',
    timestamp: '2026-01-02T10:00:00.000Z',
    model_name: 'Chartwright',
    reply_to: null,
    version: 1,
    versions: 1,
    state: 'complete',
    problem: null,
    written_by: null,
    notice: null,
    statements: [],
    tool_result: null,
    rating: null,
    attachment: null,
    ...change,
  };
}

export function makeReply(change: Partial<ChatMessage> = {}): ChatMessage {
  return makeMessage({ id: 'r1', sent_by: 'bot', reply_to: 'm1', message_content: '', state: 'queued', ...change });
}

type Delta = Extract<TurnEvent, { type: 'text-delta' }>;
type End = Extract<TurnEvent, { type: 'turn-end' }>;

export const delta = (seq: number, text: string): Delta => ({ type: 'text-delta', seq, text });

export function turnEnd(seq: number, change: Partial<End> = {}): End {
  return {
    type: 'turn-end',
    seq,
    state: 'complete',
    problem: null,
    notice: null,
    written_by: null,
    attachment: null,
    title: 'Sample title',
    ...change,
  };
}
