import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { mostTries, mostTriesAlone } from './part-rows.ts';
import { holdRow, isOpen } from './recording-row.ts';

/** Notes that a finished recording is put aside; that it was before is left as it is. */
export function setAside(
  outer: StoreContext,
  owner: Owner,
  id: string,
  now: number,
): Promise<'done' | 'not-found' | 'not-finished'> {
  return outer.database.transaction(async (database) => {
    const recording = await holdRow({ ...outer, database }, owner, id, now);
    if (recording === null || !isOpen(recording)) return 'not-found';
    if (recording.finished_at === null) return 'not-finished';
    await database.kysely
      .updateTable('recordings')
      .set({ set_aside_at: now })
      .where('id', '=', id)
      .where('set_aside_at', 'is', null)
      .execute();
    return 'done';
  });
}

/**
 * Lets the part wait again that failed first, of a recording that was put aside: nobody looks at it, so it becomes text by
 * itself. Of each recording one part alone asks whether the endpoint answers again, and none while another failed less than
 * its pause ago: what is tried for nothing holds nobody up, and comes last the next time. What was tried often enough is left.
 * @param pause after the tries of every part; after each one more it is longer by as much
 */
export async function reviveAside({ database }: StoreContext, pause: number, now: number): Promise<boolean> {
  const { kysely } = database;
  const next = await kysely
    .selectFrom('recording_parts as p')
    .innerJoin('recordings as r', 'r.id', 'p.recording_id')
    .select(['p.recording_id', 'p.part'])
    .where('p.state', '=', sql.lit('failed'))
    .where('p.tries', '<', mostTriesAlone)
    .where('p.not_before', '<=', now - pause)
    .where('r.set_aside_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recording_parts as o')
            .select('o.part')
            .whereRef('o.recording_id', '=', 'p.recording_id')
            .where(({ eb, and, or }) =>
              or([
                eb('o.state', '=', 'waiting'),
                // The part itself is among them.
                and([eb('o.state', '=', 'failed'), eb('o.tries', '<', mostTriesAlone), eb(dueAt(pause), '>', now)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('p.not_before')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return false;
  const revived = await kysely
    .updateTable('recording_parts')
    .set({ state: 'waiting', not_before: now, worker: null, lease_until: 0 })
    .where('recording_id', '=', next.recording_id)
    .where('part', '=', next.part)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return revived.numUpdatedRows > 0n;
}

/** When a part `o` that failed may be tried again by itself. */
function dueAt(pause: number) {
  const [failedAt, tries] = [sql.ref('o.not_before'), sql.ref('o.tries')];
  const pauses = sql`case when ${tries} > ${sql.lit(mostTries)} then ${tries} - ${sql.lit(mostTries - 1)} else 1 end`;
  return sql<number>`${failedAt} + cast(${pause} as bigint) * (${pauses})`;
}
