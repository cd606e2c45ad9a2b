import type { ChatMessage } from '@notewright/contract';
import type { LeftOut, PlacedStatement } from '@notewright/engine';

/** What rests on words of a person's: a statement of a reply, or one that the reply left out. */
export type Evidenced = Pick<PlacedStatement, 'sources'>;

const none: readonly LeftOut[] = [];

/** What a note left out, the most severe first; none of other replies, and of notes that were kept before it was looked for. */
export function leftOutOf({ tool_result: result }: Pick<ChatMessage, 'tool_result'>): readonly LeftOut[] {
  return result !== null && 'noteKind' in result ? (result.leftOut ?? none) : none;
}

/** All of a reply that can be pointed at, by the numbers that the evidence store has: its statements, then what it left out. */
export function evidenceOf(reply: Pick<ChatMessage, 'statements' | 'tool_result'>): readonly Evidenced[] {
  const leftOut = leftOutOf(reply);
  return leftOut.length === 0 ? reply.statements : [...reply.statements, ...leftOut];
}
