import { awaitUnlessDamaged, damagedText, openUnlessDamaged, type ShownText } from '../../kernel/damage.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { isGivenUp, progressOf, readParts, type PartRow } from './part-rows.ts';
import {
  findRow,
  isOpen,
  openField,
  openRecordingSeal,
  placeOf,
  type RecordingRow,
  type RecordingSeal,
} from './recording-row.ts';
import type { StoredPart, StoredRecording } from './recording-store.ts';

/**
 * One that was put away is as if it were not there: what is left of it would look like a visit in which nobody was heard.
 * @param textFrom parts before it are given without their text
 */
export async function findRecording(
  context: StoreContext,
  owner: Owner,
  id: string,
  textFrom: number,
): Promise<StoredRecording | null> {
  const row = await findRow(context, owner, id);
  return row === null || !isOpen(row) ? null : openRecording(context, row, textFrom);
}

export async function listRecordings(
  context: StoreContext,
  owner: Owner,
  which: 'open' | 'all',
): Promise<readonly StoredRecording[]> {
  const own = context.database.kysely
    .selectFrom('recordings')
    .selectAll()
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .orderBy('begun_at', 'desc');
  const rows = await (which === 'open' ? own.where('put_away_at', 'is', null) : own).execute();
  const opened: StoredRecording[] = [];
  // One that was given to this owner from outside is as if it were not there.
  for (const row of rows)
    if (rowSealsOf(context).check('recordings', row)) opened.push(await openRecording(context, row, 0));
  return opened;
}

async function openRecording(context: StoreContext, row: RecordingRow, textFrom: number): Promise<StoredRecording> {
  const seal = await openSealUnlessDamaged(context, row);
  const parts = await readParts(context.database, row.id);
  return {
    id: row.id,
    chatId: row.chat_id,
    language: row.language,
    begunAt: row.begun_at,
    isFinished: row.finished_at !== null,
    isDone: row.done_at !== null,
    isAside: row.set_aside_at !== null,
    hasSound: row.bytes > 0 && seal !== null,
    parts: parts.map((part) => openPart(context, seal, part, textFrom)),
  };
}

const openSealUnlessDamaged = (context: StoreContext, row: RecordingRow): Promise<RecordingSeal | null> =>
  awaitUnlessDamaged(context.damage, { table: 'recordings', rowId: row.id }, () => openRecordingSeal(context, row));

function openPart(context: StoreContext, seal: RecordingSeal | null, row: PartRow, textFrom: number): StoredPart {
  const text = row.part < textFrom ? null : showText(context, seal, row);
  return { ...progressOf(row), text, isCut: row.is_cut === 1, isGivenUp: isGivenUp(row) };
}

function showText({ damage }: StoreContext, seal: RecordingSeal | null, { part, text }: PartRow): ShownText | null {
  // Without its key nothing of a recording can be told but that it was there.
  if (seal === null) return damagedText;
  if (text === null) return null;
  const field = { of: 'text', part } as const;
  return openUnlessDamaged(damage, placeOf(seal, field), () => openField(seal, field, text).toString()) ?? damagedText;
}

export async function openBrowserKey(
  context: StoreContext,
  owner: Owner,
  id: string,
  sessionId: string,
): Promise<Uint8Array | null> {
  const row = await findRow(context, owner, id);
  if (row === null || row.session_id !== sessionId) return null;
  const place = { table: 'recordings', rowId: row.id };
  return awaitUnlessDamaged(context.damage, place, async () =>
    openField(await openRecordingSeal(context, row), { of: 'browser_key' }, row.browser_key),
  );
}

/** Whose a recording is that this session began. */
export async function findOwner(context: StoreContext, id: string, sessionId: string): Promise<Owner | null> {
  const row = await context.database.kysely
    .selectFrom('recordings')
    .select(['id', 'tenant_id', 'owner_id', 'session_id', 'seal'])
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined || !rowSealsOf(context).check('recordings', row)) return null;
  return { tenantId: row.tenant_id, userId: row.owner_id };
}

/** A part's pieces as they follow one another, one in memory at a time. */
export async function* streamPart(
  context: StoreContext,
  owner: Owner,
  id: string,
  part: number,
): AsyncGenerator<Uint8Array> {
  const row = await findRow(context, owner, id);
  if (row === null) return;
  yield* openPieces(context, await openRecordingSeal(context, row), part);
}

/** The pieces of a part from the first, without a gap. */
export async function* openPieces(
  { database }: Pick<StoreContext, 'database'>,
  seal: RecordingSeal,
  part: number,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const piece = await database.kysely
      .selectFrom('recording_pieces')
      .select('body')
      .where('recording_id', '=', seal.id)
      .where('part', '=', part)
      .where('number', '=', number)
      .executeTakeFirst();
    if (piece === undefined) return;
    yield openField(seal, { of: 'piece', part, number }, piece.body);
  }
}
