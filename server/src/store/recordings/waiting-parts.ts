import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import { settle } from './finish-recording.ts';
import { openPieces } from './read-recordings.ts';
import { openRecordingSeal, sealField, type RecordingRow } from './recording-row.ts';
import type { ClaimedPart } from './recording-store.ts';

/** Of several workers that want the same part one gets it; another then looks for the next. */
const looks = 5;

/** Takes the part that has waited longest. */
export async function claimPart(
  { database }: StoreContext,
  worker: string,
  now: number,
  until: number,
): Promise<ClaimedPart | null> {
  const { kysely } = database;
  for (let look = 0; look < looks; look += 1) {
    const next = await kysely
      .selectFrom('recording_parts')
      .select(['recording_id', 'part'])
      .where('state', '=', sql.lit('waiting'))
      .where('not_before', '<=', now)
      .where('lease_until', '<=', now)
      .orderBy('not_before')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const taken = await kysely
      .updateTable('recording_parts')
      .set({ worker, lease_until: until })
      .where('recording_id', '=', next.recording_id)
      .where('part', '=', next.part)
      .where('state', '=', 'waiting')
      .where('lease_until', '<=', now)
      .returning('tries')
      .executeTakeFirst();
    const recording = taken === undefined ? undefined : await readRow({ database }, next.recording_id);
    if (taken !== undefined && recording !== undefined)
      return {
        recordingId: next.recording_id,
        part: next.part,
        language: recording.language,
        tries: taken.tries,
        worker,
      };
  }
  return null;
}

function readRow({ database }: Pick<StoreContext, 'database'>, id: string): Promise<RecordingRow | undefined> {
  return database.kysely.selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The sound of one part, which is all of a recording that is ever in memory. */
export async function readSound(context: StoreContext, { recordingId, part }: ClaimedPart): Promise<Uint8Array | null> {
  const row = await readRow(context, recordingId);
  if (row === undefined) return null;
  const seal = await openRecordingSeal(context, row);
  const pieces: Uint8Array[] = [];
  for await (const piece of openPieces(context, seal, part)) pieces.push(piece);
  return pieces.length === 0 ? null : Buffer.concat(pieces);
}

export function writeText(outer: StoreContext, claimed: ClaimedPart, text: string, now: number): Promise<void> {
  return outer.database.transaction(async (database) => {
    // Held first, as whoever finishes does: of two last steps at once the second sees what the first one did.
    const row = await database.kysely
      .updateTable('recordings')
      .set(({ ref }) => ({ bytes: ref('bytes') }))
      .where('id', '=', claimed.recordingId)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return;
    const seal = await openRecordingSeal({ ...outer, database }, row);
    const kept = await database.kysely
      .updateTable('recording_parts')
      .set({ state: 'text', text: sealField(seal, { of: 'text', part: claimed.part }, text), worker: null })
      .where('recording_id', '=', claimed.recordingId)
      .where('part', '=', claimed.part)
      .where('state', '=', 'waiting')
      .where('worker', '=', claimed.worker)
      .executeTakeFirst();
    if (kept.numUpdatedRows > 0n) await settle(database, claimed.recordingId, now);
  });
}

export async function postponePart(
  { database }: StoreContext,
  claimed: ClaimedPart,
  { isTry, notBefore }: { readonly isTry: boolean; readonly notBefore: number | null },
): Promise<void> {
  await database.kysely
    .updateTable('recording_parts')
    .set({
      ...(notBefore === null ? { state: 'failed' as const } : { not_before: notBefore }),
      tries: claimed.tries + (isTry ? 1 : 0),
      worker: null,
      lease_until: 0,
    })
    .where('recording_id', '=', claimed.recordingId)
    .where('part', '=', claimed.part)
    .where('state', '=', 'waiting')
    .where('worker', '=', claimed.worker)
    .execute();
}
