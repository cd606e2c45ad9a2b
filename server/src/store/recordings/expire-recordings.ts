import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import { putRowAway } from './finish-recording.ts';
import type { ExpiredRecording } from './recording-store.ts';
import { destroyRecording, dropSound } from './remove-recording.ts';

const dayOf = 86_400_000;

/** Removes some that nobody has come back to; of those that are done the text, and the sound as its company says. */
export function expireRecordings(
  outer: StoreContext,
  before: number,
  limit: number,
): Promise<readonly ExpiredRecording[]> {
  return outer.database.transaction(async (database) => {
    const rows = await database.kysely
      .selectFrom('recordings')
      .select(['id', 'tenant_id', 'done_at', 'bytes'])
      .where('touched_at', '<', before)
      .where('put_away_at', 'is', null)
      .limit(limit)
      .execute();
    for (const row of rows) {
      if (row.done_at === null) await destroyRecording(database, row.id);
      else await putRowAway(database, row, outer.clock.now());
    }
    return rows.map(expired);
  });
}

/** Removes the sound of some that their company keeps no longer, as it is set now; with the recording where it was put away. */
export function removeSound(outer: StoreContext, now: number, limit: number): Promise<readonly ExpiredRecording[]> {
  return outer.database.transaction(async (database) => {
    const rows = await database.kysely
      .selectFrom('recordings')
      .innerJoin('tenants', 'tenants.id', 'recordings.tenant_id')
      .select(['recordings.id as id', 'recordings.tenant_id as tenant_id', 'recordings.put_away_at as put_away_at'])
      .where('recordings.bytes', '>', sql.lit(0))
      .where('recordings.done_at', 'is not', null)
      // Wide enough for the milliseconds of a month, which are more than an integer of PostgreSQL holds.
      .where(sql<boolean>`recordings.done_at + tenants.recording_days * cast(${dayOf} as bigint) < ${now}`)
      .limit(limit)
      .execute();
    for (const row of rows)
      if (row.put_away_at === null) await dropSound(database, row.id);
      else await destroyRecording(database, row.id);
    return rows.map(expired);
  });
}

const expired = (row: { readonly id: string; readonly tenant_id: string }): ExpiredRecording => ({
  id: row.id,
  tenantId: row.tenant_id,
});
