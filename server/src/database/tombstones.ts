import { OwnerGoneError } from '../kernel/owner-gone-error.ts';
import type { Database } from './database.ts';

/**
 * Which of these ids are of somebody destroyed. As the `not exists` of a statement that writes for them, it costs one look
 * into a small key and leaves no time between the check and the writing.
 */
export function findTombstones({ kysely }: Pick<Database, 'kysely'>, ids: readonly string[]) {
  return kysely.selectFrom('tombstones').select('id').where('id', 'in', ids);
}

/** Remembers for ever that these people and tenants are gone. Belongs into the transaction in which they go. */
export async function addTombstones({ kysely }: Pick<Database, 'kysely'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await kysely
      .insertInto('tombstones')
      .values({ id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** @throws OwnerGoneError when one of them was destroyed. */
export async function refuseGone(database: Pick<Database, 'kysely'>, ids: readonly string[]): Promise<void> {
  if ((await findTombstones(database, ids).limit(1).executeTakeFirst()) !== undefined) throw new OwnerGoneError();
}
