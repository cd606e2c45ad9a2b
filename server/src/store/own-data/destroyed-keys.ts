import type { Database } from '../../database/database.ts';

/** What was destroyed with its keys: a chat, an account with the tenant of its own, a company that was closed with it. */
export interface DestroyedKey {
  readonly kind: 'chat' | 'account' | 'company';
  /** Ids alone; of an account its user's. */
  readonly id: string;
}

/** What was destroyed and is not yet told outside the database, whose backups know nothing of it. */
export interface DestroyedKeys {
  list(limit: number): Promise<readonly DestroyedKey[]>;
  /** They were told. */
  remove(keys: readonly DestroyedKey[]): Promise<void>;
}

/** Over the database. */
export function createDestroyedKeys({ kysely }: Database): DestroyedKeys {
  return {
    list: (limit) => kysely.selectFrom('destroyed_keys').select(['id', 'kind']).orderBy('id').limit(limit).execute(),
    remove: async (keys) => {
      const ids = keys.map(({ id }) => id);
      if (ids.length > 0) await kysely.deleteFrom('destroyed_keys').where('id', 'in', ids).execute();
    },
  };
}

/** Belongs into the transaction in which the key goes. */
export async function noteDestroyed({ kysely }: Pick<Database, 'kysely'>, { kind, id }: DestroyedKey): Promise<void> {
  await kysely
    .insertInto('destroyed_keys')
    .values({ id, kind })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
