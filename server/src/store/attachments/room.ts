import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What a person's files take is counted, wherever they work; see `AttachmentStore.takeRoom`. */
export async function takeRoom({ kysely }: Database, userId: string, bytes: number, limit: number): Promise<boolean> {
  await kysely
    .insertInto('storage_use')
    .values({ user_id: userId, bytes: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await kysely
    .updateTable('storage_use')
    .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('user_id', '=', userId)
    .where('bytes', '<=', limit - bytes)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

export async function giveRoomBack({ kysely }: Database, userId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await kysely
    .updateTable('storage_use')
    .set({ bytes: sql<number>`case when bytes > ${bytes} then bytes - ${bytes} else 0 end` })
    .where('user_id', '=', userId)
    .execute();
}
