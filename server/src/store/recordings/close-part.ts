import type { Database } from '../../database/database.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { newPart, progressOf, readPart, savePart, whenWhole } from './part-rows.ts';
import { holdRow, openRecordingSeal } from './recording-row.ts';
import type { PartEnd, PartOutcome } from './recording-store.ts';

/** Says how many pieces a part has; the same again answers the same. */
export function closePart(
  outer: StoreContext,
  owner: Owner,
  id: string,
  { part: number, pieces, seconds, hasSound, now }: PartEnd & { readonly now: number },
): Promise<PartOutcome> {
  return outer.database.transaction(async (database): Promise<PartOutcome> => {
    const context = { ...outer, database };
    const recording = await holdRow(context, owner, id, now);
    if (recording === null) return { kind: 'not-found' };
    const before = await readPart(database, id, number);
    if (before !== undefined && before.pieces_stated === pieces) return { kind: 'confirmed', part: progressOf(before) };
    if (recording.finished_at !== null) return { kind: 'finished' };
    if (before !== undefined && before.pieces_stated !== null) return { kind: 'conflict' };
    if (before !== undefined && (await hasPieceFrom(database, id, number, pieces))) return { kind: 'conflict' };
    const closed = {
      ...(before ?? newPart(id, number)),
      pieces_stated: pieces,
      milliseconds: Math.round(seconds * 1_000),
      has_sound: hasSound ? 1 : 0,
    };
    const part =
      closed.pieces === pieces
        ? whenWhole(await openRecordingSeal(context, recording), closed, now)
        : { ...closed, state: 'missing' as const };
    await savePart(database, part);
    return { kind: 'confirmed', part: progressOf(part) };
  });
}

async function hasPieceFrom({ kysely }: Database, id: string, part: number, from: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('recording_pieces')
    .select('number')
    .where('recording_id', '=', id)
    .where('part', '=', part)
    .where('number', '>=', from)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
