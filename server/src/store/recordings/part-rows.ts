import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { RecordingPartTable } from '../../database/tables/recordings.ts';
import type { RecordingRow } from './recording-row.ts';
import { sealField, type RecordingSeal } from './recording-row.ts';
import type { PartProgress } from './recording-store.ts';

export type PartRow = Selectable<RecordingPartTable>;

/** Tries after which a part has failed. One that waits after so many was let wait again by itself. */
export const mostTries = 3;

/**
 * Tries after which nothing is tried by itself any more. With pauses that grow by five minutes they last about three days: an
 * endpoint that is down over a weekend is found up again.
 */
export const mostTriesAlone = 45;

/** A part of which nothing has come yet. */
export function newPart(recordingId: string, part: number): PartRow {
  return {
    recording_id: recordingId,
    part,
    state: 'open',
    pieces: 0,
    pieces_stated: null,
    bytes: 0,
    milliseconds: 0,
    has_sound: 1,
    is_cut: 0,
    tries: 0,
    not_before: 0,
    worker: null,
    lease_until: 0,
    text: null,
  };
}

export function readPart({ kysely }: Database, recordingId: string, part: number): Promise<PartRow | undefined> {
  return kysely
    .selectFrom('recording_parts')
    .selectAll()
    .where('recording_id', '=', recordingId)
    .where('part', '=', part)
    .executeTakeFirst();
}

/** In their order. */
export function readParts({ kysely }: Pick<Database, 'kysely'>, recordingId: string): Promise<PartRow[]> {
  return kysely
    .selectFrom('recording_parts')
    .selectAll()
    .where('recording_id', '=', recordingId)
    .orderBy('part')
    .execute();
}

/** Writes a part as it is now. Its recording is held by the caller. */
export async function savePart({ kysely }: Database, row: PartRow): Promise<void> {
  await kysely
    .insertInto('recording_parts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['recording_id', 'part']).doUpdateSet(row))
    .execute();
}

/** A closed part that has all of its pieces: it waits to become text, or is text at once where nobody made a sound. */
export function whenWhole(seal: RecordingSeal, row: PartRow, now: number): PartRow {
  if (row.has_sound === 1) return { ...row, state: 'waiting', not_before: now };
  return { ...row, state: 'text', text: sealField(seal, { of: 'text', part: row.part }, '') };
}

/** A part that is tried again by itself has failed all the same, until it is text: its person may leave it out. */
const stateOf = ({ state, tries }: PartRow) => (state === 'waiting' && tries >= mostTries ? 'failed' : state);

/** It failed, and is tried again when somebody asks alone. */
export const isGivenUp = ({ state, tries }: Pick<PartRow, 'state' | 'tries'>): boolean =>
  state === 'failed' && tries >= mostTriesAlone;

export function progressOf(row: PartRow): PartProgress {
  const { part, pieces } = row;
  const seconds = row.milliseconds / 1_000;
  return { part, pieces, isClosed: row.pieces_stated !== null, state: stateOf(row), seconds };
}

/**
 * What a part lasts beyond its share of the visit: the next begins 0.3 seconds before it ends, and the timers of a page
 * that is not shown come up to a second late.
 */
const overlap = 1_000;

/** Seconds of a visit that its closed parts hold at least, without what they have of the ones after them. */
export async function secondsOf({ kysely }: Database, { id }: Pick<RecordingRow, 'id'>): Promise<number> {
  const row = await kysely
    .selectFrom('recording_parts')
    .select(({ fn }) => [fn.sum<string | number | null>('milliseconds').as('sum'), fn.count('part').as('count')])
    .where('recording_id', '=', id)
    .where('pieces_stated', 'is not', null)
    .executeTakeFirst();
  return (Number(row?.sum ?? 0) - Number(row?.count ?? 0) * overlap) / 1_000;
}
