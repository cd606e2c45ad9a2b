import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { StoreContext } from '../context.ts';
import { settle } from './finish-recording.ts';
import { mostTriesAlone, type PartRow } from './part-rows.ts';
import { openPieces } from './read-recordings.ts';
import { openRecordingSeal, sealField, type RecordingRow } from './recording-row.ts';
import type { ClaimedPart, NextTry } from './recording-store.ts';

/** Of several workers that want the same part one gets it; another then looks for the next. */
const looks = 5;

/**
 * Takes the part that has waited longest, of whoever has the fewest under way: what waits of one person, however much, does
 * not hold the others.
 */
export async function claimPart(
  { database }: StoreContext,
  worker: string,
  now: number,
  until: number,
): Promise<ClaimedPart | null> {
  const { kysely } = database;
  for (let look = 0; look < looks; look += 1) {
    const next = await findNext(database, now);
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

/** The first of those that nobody works on, in the order in which they are taken. */
async function findNext(database: Database, now: number): Promise<Pick<PartRow, 'recording_id' | 'part'> | undefined> {
  const busy = await countUnderWay(database, now);
  for (const most of [...new Set([0, ...busy.values()])].toSorted((one, other) => one - other)) {
    const tooMany = [...busy].filter(([, parts]) => parts > most).map(([ownerId]) => ownerId);
    const next = await findOldest(database, now, tooMany);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** How many parts of each person somebody works on; there are never more than all workers hold. */
async function countUnderWay({ kysely }: Database, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('recording_parts as p')
    .innerJoin('recordings as r', 'r.id', 'p.recording_id')
    .select('r.owner_id')
    .where('p.state', '=', sql.lit('waiting'))
    .where('p.not_before', '<=', now)
    .where('p.lease_until', '>', now)
    .execute();
  const counts = new Map<string, number>();
  for (const { owner_id: ownerId } of rows) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
  return counts;
}

function findOldest({ kysely }: Database, now: number, exceptOf: readonly string[]) {
  const free = kysely
    .selectFrom('recording_parts as p')
    .innerJoin('recordings as r', 'r.id', 'p.recording_id')
    .select(['p.recording_id', 'p.part'])
    .where('p.state', '=', sql.lit('waiting'))
    .where('p.not_before', '<=', now)
    .where('p.lease_until', '<=', now);
  return (exceptOf.length === 0 ? free : free.where('r.owner_id', 'not in', exceptOf))
    .orderBy('p.not_before')
    .limit(1)
    .executeTakeFirst();
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
  { database, clock }: StoreContext,
  claimed: ClaimedPart,
  { isTry, notBefore, isLast = false }: NextTry,
): Promise<void> {
  const held = database.kysely
    .updateTable('recording_parts')
    .set({ worker: null, lease_until: 0 })
    .where('recording_id', '=', claimed.recordingId)
    .where('part', '=', claimed.part)
    .where('state', '=', 'waiting')
    .where('worker', '=', claimed.worker);
  const counted = await held
    .set({
      ...(notBefore === null ? { state: 'failed' as const } : {}),
      not_before: notBefore ?? clock.now(),
      tries: isLast ? mostTriesAlone : claimed.tries + (isTry ? 1 : 0),
    })
    .where('tries', '=', claimed.tries)
    .executeTakeFirst();
  // Somebody has asked meanwhile for it to be tried again.
  if (counted.numUpdatedRows === 0n) await held.execute();
}
