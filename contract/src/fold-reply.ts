import type { stageNames, TurnEvent, TurnResetEvent } from './turn-events.ts';

/** A reply while it is being folded together from its events. */
export interface FoldedReply {
  readonly seq: number;
  readonly text: string;
  readonly stage: (typeof stageNames)[number] | null;
  readonly end: Extract<TurnEvent, { type: 'turn-end' }> | null;
  readonly result: Extract<TurnEvent, { type: 'tool-result' }> | null;
}

export const emptyReply: FoldedReply = { seq: -1, text: '', stage: null, end: null, result: null };

/** Adds one event to a reply. Pure; an event that was folded before (by `seq`) changes nothing. */
export function foldTurnEvent(reply: FoldedReply, event: TurnEvent | TurnResetEvent): FoldedReply {
  if (event.type === 'turn-reset') return emptyReply;
  if (event.seq <= reply.seq) return reply;
  const next = { ...reply, seq: event.seq };
  switch (event.type) {
    case 'turn-start':
      return next;
    case 'stage-start':
      return { ...next, stage: event.stage };
    case 'text-delta':
      return { ...next, text: reply.text + event.text };
    case 'tool-result':
      return { ...next, result: event };
    case 'turn-end':
      return { ...next, end: event, stage: null };
  }
}
