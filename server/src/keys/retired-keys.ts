import type { Database } from '../database/database.ts';
import { SealError } from '../kernel/seal-error.ts';
import type { KeyService } from './key-service.ts';
import { readKeyId } from './seal.ts';

/**
 * A mark for each installation key that was exchanged for another, wrapped by the one that took its place: only who has
 * that one can retire a key. Which of two keys is the newer one is a fact of the database, and not each process's own
 * opinion, so that one that still runs under the old key wraps nothing more with it.
 */
const markPrefix = 'retired/';

const markOf = (keyId: string): string => `${markPrefix}${keyId}`;

/** Retires a key in favour of the one that wraps now; belongs into the transaction that wraps the root key again. */
export async function retireKey({ kysely }: Database, service: KeyService, keyId: string): Promise<void> {
  const id = markOf(keyId);
  const wrapped = await service.wrap(Buffer.from(keyId), id);
  await kysely
    .insertInto('installation_keys')
    .values({ id, wrapped })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ wrapped }))
    .execute();
  // What was retired before points to the newest as well, once the one between is given no more.
  const earlier = await kysely
    .selectFrom('installation_keys')
    .select(['id', 'wrapped'])
    .where('id', 'like', `${markPrefix}%`)
    .where('id', '<>', id)
    .execute();
  for (const mark of earlier) {
    const isHere = (await openMark(service, mark)) && readKeyId(mark.wrapped) !== service.id;
    if (!isHere) continue;
    const fresh = await service.wrap(Buffer.from(mark.id.slice(markPrefix.length)), mark.id);
    await kysely.updateTable('installation_keys').set({ wrapped: fresh }).where('id', '=', mark.id).execute();
  }
  // The key that wraps now is in use again, whatever it was before.
  await kysely.deleteFrom('installation_keys').where('id', '=', markOf(service.id)).execute();
}

/**
 * The same keys, of which the newest wraps: where the present one was exchanged for another that is given as well, that
 * one. Null where it was exchanged for one that is not given.
 */
export async function followExchanges({ kysely }: Database, service: KeyService): Promise<KeyService | null> {
  const mark = await kysely
    .selectFrom('installation_keys')
    .select(['id', 'wrapped'])
    .where('id', '=', markOf(service.id))
    .executeTakeFirst();
  if (mark === undefined) return service;
  return (await openMark(service, mark)) ? service.wrappingWith(readKeyId(mark.wrapped)) : null;
}

/** True where one of the keys that are given was exchanged for the one that wraps now. */
export async function knowsRetired({ kysely }: Database, service: KeyService): Promise<boolean> {
  const marks = await kysely
    .selectFrom('installation_keys')
    .select('id')
    .where('id', 'like', `${markPrefix}%`)
    .execute();
  return marks.some(({ id }) => service.wrappingWith(id.slice(markPrefix.length)) !== null);
}

/** False for a mark that a key which is not given wrapped, and for one that nobody wrapped. */
async function openMark(
  service: KeyService,
  { id, wrapped }: { readonly id: string; readonly wrapped: Uint8Array },
): Promise<boolean> {
  try {
    return markOf(Buffer.from(await service.unwrap(wrapped, id)).toString()) === id;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}
