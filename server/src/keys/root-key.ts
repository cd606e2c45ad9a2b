import type { Database } from '../database/database.ts';
import { SealError } from '../kernel/seal-error.ts';
import type { KeyService } from './key-service.ts';
import { insertKey, readKey } from './stored-keys.ts';

/** The one row of the root key. */
export const rootId = 'root';

/**
 * The context in which the root key is wrapped once the rows that carry a seal have theirs. Only who has the
 * installation key can wrap it so, and without the root nothing opens: nobody who merely writes to the database can
 * have rows sealed a second time that were changed meanwhile.
 */
export const rootContext = 'root/rows-sealed';

/** The context of a root that was made before there were seals. */
const contextBefore = rootId;

const wrongKey =
  'The installation key does not fit this database. Please set the key (INSTALLATION_KEY or INSTALLATION_KEY_FILE) with which it was made.';

export interface RootKey {
  readonly bytes: Uint8Array;
  /** False where rows of before still wait for their seals. */
  readonly areRowsSealed: boolean;
}

/** Opens the root key, making it on the first start. Throws one sentence when the installation key does not fit. */
export async function openRoot(database: Database, service: KeyService): Promise<RootKey> {
  await insertKey(database, service, { id: rootId, context: rootContext });
  const wrapped = await readKey(database, rootId);
  const bytes = await unwrapIn(service, wrapped, rootContext);
  if (bytes !== null) return { bytes, areRowsSealed: true };
  const before = await unwrapIn(service, wrapped, contextBefore);
  if (before === null) throw new Error(wrongKey);
  return { bytes: before, areRowsSealed: false };
}

/**
 * Says in the wrapping of the root key that the rows are sealed; belongs into the transaction that seals them. False
 * when it says so already.
 */
export async function markRowsSealed(database: Database, service: KeyService): Promise<boolean> {
  const { bytes, areRowsSealed } = await openRoot(database, service);
  if (areRowsSealed) return false;
  const wrapped = await service.wrap(bytes, rootContext);
  await database.kysely.updateTable('installation_keys').set({ wrapped }).where('id', '=', rootId).execute();
  return true;
}

/** Null for another key or another context. */
async function unwrapIn(service: KeyService, wrapped: Uint8Array, context: string): Promise<Uint8Array | null> {
  try {
    return await service.unwrap(wrapped, context);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
