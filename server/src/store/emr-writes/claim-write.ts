import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { ClaimedWrite, EmrWriteStore } from './emr-write-store.ts';

/** Of several workers that want the same one gets it; another then looks for the next. */
const looks = 5;

export async function claimWrite(
  { database: { kysely } }: StoreContext,
  worker: string,
  now: number,
  until: number,
): Promise<ClaimedWrite | null> {
  for (let look = 0; look < looks; look += 1) {
    const next = await kysely
      .selectFrom('emr_writes')
      .select('id')
      .where('is_open', '=', sql.lit(1))
      .where('not_before', '<=', now)
      .where('lease_until', '<=', now)
      .orderBy('not_before')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const taken = await kysely
      .updateTable('emr_writes')
      .set({ worker, lease_until: until })
      .where('id', '=', next.id)
      .where('is_open', '=', 1)
      .where('not_before', '<=', now)
      .where('lease_until', '<=', now)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 1n) return { id: next.id, worker };
  }
  return null;
}

const heldBy = ({ database }: StoreContext, { id, worker }: ClaimedWrite) =>
  database.kysely.updateTable('emr_writes').where('id', '=', id).where('worker', '=', worker).where('is_open', '=', 1);

export async function postponeWrite(
  context: StoreContext,
  claimed: ClaimedWrite,
  { state, notBefore, isTry }: Parameters<EmrWriteStore['postpone']>[1],
): Promise<void> {
  await heldBy(context, claimed)
    .set(({ eb, ref }) => ({
      state,
      is_open: state === 'held' ? 0 : 1,
      not_before: notBefore,
      tries: isTry ? eb(ref('tries'), '+', 1) : ref('tries'),
      worker: null,
      lease_until: 0,
    }))
    .execute();
}

export async function finishWrite(context: StoreContext, claimed: ClaimedWrite): Promise<void> {
  await heldBy(context, claimed)
    .set(({ exists, selectFrom, case: when }) => ({
      state: 'done',
      is_open: 0,
      is_refused: when()
        .when(
          exists(
            selectFrom('emr_write_items')
              .select('number')
              .where('write_id', '=', claimed.id)
              .where('state', '=', 'refused'),
          ),
        )
        .then(1 as const)
        .else(0 as const)
        .end(),
      worker: null,
      lease_until: 0,
    }))
    .execute();
}
