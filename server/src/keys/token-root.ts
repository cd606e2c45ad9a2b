import type { Database } from '../database/database.ts';
import { newKeyBytes } from './data-key.ts';
import type { KeyService } from './key-service.ts';
import { readKeyId } from './seal.ts';
import { insertKey, readKey } from './stored-keys.ts';

/** The row of the key from which renewed purposes are derived, and the context in which it is wrapped. */
const tokenRootId = 'tokens';

/** Opens that key, making it on the first start, and another in the place of one that an earlier installation key wraps. */
export async function openTokenRoot(database: Database, service: KeyService): Promise<Uint8Array> {
  await insertKey(database, service, { id: tokenRootId, context: tokenRootId });
  const found = await readKey(database, tokenRootId);
  if (readKeyId(found) !== service.id)
    await database.kysely
      .updateTable('installation_keys')
      .set({ wrapped: await service.wrap(newKeyBytes(), tokenRootId) })
      .where('id', '=', tokenRootId)
      // Of several processes that start at once, one makes it.
      .where('wrapped', '=', found)
      .execute();
  return service.unwrap(await readKey(database, tokenRootId), tokenRootId);
}
