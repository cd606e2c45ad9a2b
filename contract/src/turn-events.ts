import { z } from 'zod';
import { chatMessageSchema, idSchema, placedStatementSchema, toolNameSchema, toolResultSchema } from './entities.ts';

/** What a person is told a reply is busy with. */
export const stageNames = ['reading', 'shielding', 'writing', 'checking'] as const;

/**
 * The events of a reply, in the order of `seq` (from 0, no gaps). The server stores each before it sends it, so a
 * reload replays the same events and goes on. `turn-start` opens and `turn-end` closes every reply, whatever happens.
 */
export const turnEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('turn-start'),
    seq: z.int(),
    chat_id: idSchema,
    /** The reply's id. */
    message_id: idSchema,
    user_message_id: idSchema,
    model_name: toolNameSchema,
  }),
  z.object({ type: z.literal('stage-start'), seq: z.int(), stage: z.enum(stageNames) }),
  z.object({ type: z.literal('text-delta'), seq: z.int(), text: z.string() }),
  z.object({
    type: z.literal('tool-result'),
    seq: z.int(),
    tool_result: toolResultSchema,
    statements: z.array(placedStatementSchema).readonly(),
  }),
  z.object({
    type: z.literal('turn-end'),
    seq: z.int(),
    state: z.enum(['complete', 'stopped', 'failed', 'interrupted']),
    problem: z.string().nullable(),
    notice: z.string().nullable(),
    written_by: z.string().nullable(),
    /** The chat's title after this turn. */
    title: z.string(),
  }),
]);
export type TurnEvent = z.output<typeof turnEventSchema>;
type WithoutSeq<T> = T extends unknown ? Omit<T, 'seq'> : never;
/** An event before the journal has numbered it. */
export type UnnumberedTurnEvent = WithoutSeq<TurnEvent>;

/**
 * The first event of a sending call's stream: the stored user message and the open reply. Resumed streams
 * (`GET /chat/stream/{id}/`) begin with the turn's own events.
 */
export const sentEventSchema = z.object({
  type: z.literal('message-stored'),
  chat_id: idSchema,
  title: z.string(),
  messages: z.array(chatMessageSchema),
});
export type SentEvent = z.output<typeof sentEventSchema>;
export type StreamEvent = SentEvent | TurnEvent;

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
export function foldTurnEvent(reply: FoldedReply, event: TurnEvent): FoldedReply {
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
