import type { Database } from '../../database/database.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { mostTries, newPart, readParts, savePart, whenWhole, type PartRow } from './part-rows.ts';
import { holdRow, isOpen, openRecordingSeal, type RecordingSeal } from './recording-row.ts';
import { destroyRecording, dropSound } from './remove-recording.ts';

export interface Finish {
  /** How many parts the browser has made; null where nobody knows. */
  readonly parts: number | null;
  /** Parts that failed stay without text. */
  readonly withoutFailed: boolean;
  readonly now: number;
}

/** Takes no pieces any more: what is open, or misses some, goes as far as it goes. Can be done again. */
export function finishRecording(outer: StoreContext, owner: Owner, id: string, finish: Finish): Promise<boolean> {
  return outer.database.transaction(async (database) => {
    const context = { ...outer, database };
    const recording = await holdRow(context, owner, id, finish.now);
    if (recording === null || !isOpen(recording)) return false;
    if (recording.finished_at === null) {
      await endParts(database, await openRecordingSeal(context, recording), finish);
      const ended = { finished_at: finish.now };
      await database.kysely.updateTable('recordings').set(ended).where('id', '=', id).execute();
    }
    if (finish.withoutFailed)
      await database.kysely
        .updateTable('recording_parts')
        .set({ state: 'skipped', is_cut: 1 })
        .where('recording_id', '=', id)
        .where(({ eb, and, or }) =>
          or([eb('state', '=', 'failed'), and([eb('state', '=', 'waiting'), eb('tries', '>=', mostTries)])]),
        )
        .execute();
    await settle(database, id, finish.now);
    return true;
  });
}

/** Ends every part that has no end yet, and notes those of which nothing has come. */
async function endParts(database: Database, seal: RecordingSeal, { parts, now }: Finish): Promise<void> {
  const known = new Map((await readParts(database, seal.id)).map((row) => [row.part, row]));
  const count = Math.max(parts ?? 0, ...[...known.keys()].map((part) => part + 1));
  for (let part = 0; part < count; part += 1) {
    const row = known.get(part) ?? newPart(seal.id, part);
    if (row.state === 'open' || row.state === 'missing') await savePart(database, endPart(seal, row, now));
  }
}

/** What is behind a gap cannot be decoded; of an open part nobody knows whether that was all. */
function endPart(seal: RecordingSeal, row: PartRow, now: number): PartRow {
  const cut = { ...row, pieces_stated: row.pieces, is_cut: 1 };
  return row.pieces === 0 ? { ...cut, state: 'skipped' } : whenWhole(seal, cut, now);
}

/** Notes that a finished recording is done, when nothing of it waits any more; its sound goes unless it is kept. */
export async function settle(database: Database, id: string, now: number): Promise<void> {
  const { kysely } = database;
  const waiting = await kysely
    .selectFrom('recording_parts')
    .select('part')
    .where('recording_id', '=', id)
    .where('state', 'not in', ['text', 'skipped'])
    .limit(1)
    .executeTakeFirst();
  if (waiting !== undefined) return;
  const done = await kysely
    .updateTable('recordings')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .where('done_at', 'is', null)
    .returning('tenant_id')
    .executeTakeFirst();
  if (done !== undefined && (await keptDays(database, done.tenant_id)) === 0) await dropSound(database, id);
}

async function keptDays({ kysely }: Database, tenantId: string): Promise<number> {
  const row = await kysely.selectFrom('tenants').select('recording_days').where('id', '=', tenantId).executeTakeFirst();
  return row?.recording_days ?? 0;
}

/**
 * Lets the parts that failed be tried again, those too that are just tried by themselves, whoever works on them; false when
 * the recording is missing or foreign.
 */
export function retryFailed(outer: StoreContext, owner: Owner, id: string, now: number): Promise<boolean> {
  return outer.database.transaction(async (database) => {
    const recording = await holdRow({ ...outer, database }, owner, id, now);
    if (recording === null || !isOpen(recording)) return false;
    await database.kysely
      .updateTable('recording_parts')
      .set({ tries: 0, not_before: now })
      .where('recording_id', '=', id)
      .where('state', '=', 'waiting')
      .where('tries', '>=', mostTries)
      .execute();
    await database.kysely
      .updateTable('recording_parts')
      .set({ state: 'waiting', tries: 0, not_before: now, worker: null, lease_until: 0 })
      .where('recording_id', '=', id)
      .where('state', '=', 'failed')
      .execute();
    return true;
  });
}

/** Its text goes, and the recording with it where no sound is kept, which from then on goes with the chat of its text. */
export function putAway(
  outer: StoreContext,
  owner: Owner,
  id: string,
  { chatId, now }: { readonly chatId: string | null; readonly now: number },
): Promise<'done' | 'not-found' | 'not-done'> {
  return outer.database.transaction(async (database) => {
    const recording = await holdRow({ ...outer, database }, owner, id, now);
    if (recording === null) return 'not-found';
    if (chatId !== null && !(await ownsChat(database, owner, chatId))) return 'not-found';
    if (recording.done_at === null) return 'not-done';
    if (chatId !== null)
      await database.kysely.updateTable('recordings').set({ chat_id: chatId }).where('id', '=', id).execute();
    await putRowAway(database, recording, now);
    return 'done';
  });
}

/** One in the bin is theirs as well: it takes the sound with it when it goes. */
async function ownsChat({ kysely }: Database, owner: Owner, chatId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('chats')
    .select('id')
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for one that is held, or that nobody uses. */
export async function putRowAway(
  database: Database,
  { id, bytes }: { readonly id: string; readonly bytes: number },
  now: number,
): Promise<void> {
  const { kysely } = database;
  if (bytes === 0) return destroyRecording(database, id);
  await kysely.updateTable('recording_parts').set({ text: null }).where('recording_id', '=', id).execute();
  await kysely.updateTable('recordings').set({ put_away_at: now }).where('id', '=', id).execute();
}
