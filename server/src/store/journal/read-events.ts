import type { TurnEvent } from '@notewright/contract';
import { sql } from 'kysely';
import { SealError } from '../../kernel/seal-error.ts';
import { openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal } from '../context.ts';
import type { Database } from '../../database/database.ts';

export function sealEvents(seal: ChatSeal, messageId: string, events: readonly TurnEvent[]): Uint8Array {
  const rowId = `${messageId}/${events[0]?.seq ?? 0}`;
  return sealField(seal, { table: 'reply_events', column: 'body', rowId }, JSON.stringify(events));
}

function openEvents(
  seal: ChatSeal,
  messageId: string,
  row: { first_seq: number; body: Uint8Array },
): readonly TurnEvent[] {
  const rowId = `${messageId}/${row.first_seq}`;
  return JSON.parse(openField(seal, { table: 'reply_events', column: 'body', rowId }, row.body)) as TurnEvent[];
}

function openUntilDamaged(
  seal: ChatSeal,
  messageId: string,
  row: { first_seq: number; body: Uint8Array },
  onDamage: (() => void) | undefined,
): readonly TurnEvent[] | null {
  try {
    return openEvents(seal, messageId, row);
  } catch (error) {
    if (onDamage === undefined || !(error instanceof SealError)) throw error;
    onDamage();
    return null;
  }
}

/**
 * The kept events of a reply after a number, in order. Rows of all replies lie in the order in which they came, each
 * naming the one before it, so the walk goes from the newest back and stops early for a reader who has most of it.
 * @param onDamage called for the first row that does not open, before which the events end; without it that is thrown
 */
export async function readEvents(
  database: Database,
  seal: ChatSeal,
  messageId: string,
  after: number,
  onDamage?: () => void,
): Promise<readonly TurnEvent[]> {
  const { rows } = await sql<{ first_seq: number; body: Uint8Array }>`
    with recursive chain (previous_id, first_seq, body) as (
      select e.previous_id, e.first_seq, e.body
        from reply_heads h join reply_events e on e.id = h.last_event_id
        where h.message_id = ${messageId} and h.last_seq > ${after}
      union all
      select e.previous_id, e.first_seq, e.body
        from chain c join reply_events e on e.id = c.previous_id
        where c.first_seq > ${after + 1}
    )
    select first_seq, body from chain`.execute(database.kysely);
  const inOrder = rows.toSorted((one, other) => one.first_seq - other.first_seq);
  const events: TurnEvent[] = [];
  for (const row of inOrder) {
    const opened = openUntilDamaged(seal, messageId, row, onDamage);
    if (opened === null) break;
    events.push(...opened);
  }
  return events.filter((event) => event.seq > after);
}
