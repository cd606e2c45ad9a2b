import type { Database } from '../database/database.ts';
import { SealError } from '../kernel/seal-error.ts';
import type { KeyService } from './key-service.ts';
import { insertKey, readKey } from './stored-keys.ts';

/** The one row of the root key. */
export const rootId = 'root';

/**
 * The contexts in which the root key is wrapped: how many of the steps are done in which stored rows got their seals. Only
 * who has the installation key can wrap it so, and without the root nothing opens: nobody who merely writes to the
 * database can have rows sealed a second time that were changed meanwhile.
 */
const contexts = [rootId, 'root/rows-sealed', 'root/rows-sealed/2'] as const;

/** The context once every row that carries a seal has its own. */
export const rootContext = contexts[2];

const wrongKey =
  'The installation key does not fit this database. Please set the key (INSTALLATION_KEY or INSTALLATION_KEY_FILE) with which it was made.';

export interface RootKey {
  readonly bytes: Uint8Array;
  /** Of the steps in which rows of before get their seals (`seal-stored-rows.ts`), how many are done. */
  readonly sealSteps: number;
}

/** How many such steps there are. */
export const allSealSteps: number = contexts.length - 1;

/** Opens the root key, making it on the first start. Throws one sentence when the installation key does not fit. */
export async function openRoot(database: Database, service: KeyService): Promise<RootKey> {
  await insertKey(database, service, { id: rootId, context: rootContext });
  const wrapped = await readKey(database, rootId);
  for (const [sealSteps, context] of [...contexts.entries()].toReversed()) {
    const bytes = await unwrapIn(service, wrapped, context);
    if (bytes !== null) return { bytes, sealSteps };
  }
  throw new Error(wrongKey);
}

/**
 * Says in the wrapping of the root key that all rows are sealed; belongs into the transaction that seals them.
 * @returns how many of the steps were done before
 */
export async function markRowsSealed(database: Database, service: KeyService): Promise<number> {
  const { bytes, sealSteps } = await openRoot(database, service);
  if (sealSteps === allSealSteps) return sealSteps;
  const wrapped = await service.wrap(bytes, rootContext);
  await database.kysely.updateTable('installation_keys').set({ wrapped }).where('id', '=', rootId).execute();
  return sealSteps;
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
