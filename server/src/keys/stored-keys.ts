import type { Database } from '../database/database.ts';
import { newKeyBytes } from './data-key.ts';
import type { KeyService } from './key-service.ts';

/** Makes a key of the installation unless it is there, and wraps it in this context. */
export async function insertKey(
  { kysely }: Database,
  service: KeyService,
  { id, context }: { readonly id: string; readonly context: string },
): Promise<void> {
  const wrapped = await service.wrap(newKeyBytes(), context);
  await kysely
    .insertInto('installation_keys')
    .values({ id, wrapped })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A key of the installation as it is stored. @throws Error where there is none */
export async function readKey({ kysely }: Database, id: string): Promise<Uint8Array> {
  const row = await kysely
    .selectFrom('installation_keys')
    .select('wrapped')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.wrapped;
}
