import { z } from 'zod';
import {
  chatMessageSchema,
  editSchema,
  idSchema,
  placedStatementSchema,
  toolNameSchema,
  toolResultSchema,
} from './entities.ts';
import { attachmentSchema } from './message-sources.ts';

/** What a person is told a reply is busy with. */
export const stageNames = ['reading', 'shielding', 'writing', 'checking', 'redacting'] as const;

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
    /** See `offered_tool` of a message. */
    offered_tool: toolNameSchema.optional(),
    /** Of a version of a note that was made as its person said. */
    edit: editSchema.optional(),
    /** The file that came back with the reply; null when none did. */
    attachment: attachmentSchema.nullable(),
    /** The chat's title after this turn. */
    title: z.string(),
  }),
]);
export type TurnEvent = z.output<typeof turnEventSchema>;

/**
 * Sent first (and only then) when a reply that ended long ago is taken up in the middle: its events are no longer
 * kept one by one, so the whole reply follows from `turn-start` on, and what was folded before is to be forgotten.
 */
export const turnResetSchema = z.object({ type: z.literal('turn-reset') });
export type TurnResetEvent = z.output<typeof turnResetSchema>;
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
  /** The branch of the chat in which the message stands. */
  branch: idSchema,
  title: z.string(),
  messages: z.array(chatMessageSchema),
});
export type SentEvent = z.output<typeof sentEventSchema>;
export type StreamEvent = SentEvent | TurnResetEvent | TurnEvent;
