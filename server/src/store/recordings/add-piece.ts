import { limits } from '@notewright/contract';
import type { Database } from '../../database/database.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { newPart, progressOf, readPart, savePart, secondsOf, whenWhole, type PartRow } from './part-rows.ts';
import { holdRow, openField, openRecordingSeal, sealField, type RecordingRow } from './recording-row.ts';
import type { NewPiece, PartOutcome } from './recording-store.ts';

/** Writes a piece down; what is there already stays as it is. */
export function addPiece(
  outer: StoreContext,
  owner: Owner,
  id: string,
  piece: NewPiece & { readonly now: number },
): Promise<PartOutcome> {
  return outer.database.transaction(async (database): Promise<PartOutcome> => {
    const context = { ...outer, database };
    const recording = await holdRow(context, owner, id, piece.now);
    if (recording === null) return { kind: 'not-found' };
    const seal = await openRecordingSeal(context, recording);
    const field = { of: 'piece', part: piece.part, number: piece.number } as const;
    const before = await readPart(database, id, piece.part);
    const there = await readPiece(database, id, piece);
    if (there !== null && before !== undefined) {
      const isSame = openField(seal, field, there).equals(piece.bytes);
      return isSame ? { kind: 'confirmed', part: progressOf(before) } : { kind: 'conflict' };
    }
    const obstacle = await findObstacle(database, recording, before, piece);
    if (obstacle !== null) return obstacle;
    await database.kysely
      .insertInto('recording_pieces')
      .values({ recording_id: id, part: piece.part, number: piece.number, body: sealField(seal, field, piece.bytes) })
      .execute();
    const grown = await grow(database, before ?? newPart(id, piece.part), piece.bytes.length);
    const part = grown.pieces === grown.pieces_stated ? whenWhole(seal, grown, piece.now) : grown;
    await savePart(database, part);
    await database.kysely
      .updateTable('recordings')
      .set({ bytes: recording.bytes + piece.bytes.length })
      .where('id', '=', id)
      .execute();
    return { kind: 'confirmed', part: progressOf(part) };
  });
}

async function readPiece(
  { kysely }: Database,
  id: string,
  { part, number }: Pick<NewPiece, 'part' | 'number'>,
): Promise<Uint8Array | null> {
  const row = await kysely
    .selectFrom('recording_pieces')
    .select('body')
    .where('recording_id', '=', id)
    .where('part', '=', part)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** Why a piece that is not there cannot be taken; null where it can. */
async function findObstacle(
  database: Database,
  recording: RecordingRow,
  part: PartRow | undefined,
  { number, bytes }: NewPiece,
): Promise<PartOutcome | null> {
  if (recording.finished_at !== null) return { kind: 'finished' };
  if (part !== undefined && part.pieces_stated !== null && number >= part.pieces_stated) return { kind: 'conflict' };
  if (recording.bytes + bytes.length > limits.visitBytes) return { kind: 'too-long' };
  if ((part?.bytes ?? 0) + bytes.length > limits.audioBytes) return { kind: 'too-long' };
  if (part === undefined && (await secondsOf(database, recording)) >= limits.visitSeconds) return { kind: 'too-long' };
  return null;
}

/** A part with one piece more, which closes a gap or is behind one. */
async function grow({ kysely }: Database, part: PartRow, bytes: number): Promise<PartRow> {
  const rows = await kysely
    .selectFrom('recording_pieces')
    .select('number')
    .where('recording_id', '=', part.recording_id)
    .where('part', '=', part.part)
    .where('number', '>=', part.pieces)
    .orderBy('number')
    .execute();
  const gap = rows.findIndex(({ number }, index) => number !== part.pieces + index);
  return { ...part, pieces: part.pieces + (gap === -1 ? rows.length : gap), bytes: part.bytes + bytes };
}
