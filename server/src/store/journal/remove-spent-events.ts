import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Rows removed at once: more than one reply adds while it is written, so the table does not grow. */
const removedAtOnce = 4_000;

/**
 * Removes events that stand before the first one of every running reply: nobody's journal leads to them any more. What
 * is left of a longer run goes the next time. ('g' stands behind every id, since ids are hexadecimal.)
 */
export async function removeSpentEvents({ kysely, seam }: Database): Promise<void> {
  await sql`delete from reply_events where id in (
    select id from reply_events
      where id < coalesce((select min(first_event_id) from reply_heads where first_event_id is not null), 'g')
      order by id limit ${removedAtOnce} ${seam.skipLocked})`.execute(kysely);
}
