import { createHmac } from 'node:crypto';
import type { Keyring } from '../../keys/keyring.ts';
import type { IdempotencyKeyTable } from '../../database/tables/chats.ts';
import { prepareStatement } from '../../database/statement.ts';
import type { StoreContext } from '../context.ts';
import type { Database } from '../../database/database.ts';
import type { IdempotencyStore } from '../store.ts';

/** After this long (ms) a request that never finished is taken for lost, with the process that worked on it. */
export const staleAfter = 60_000;

/** Another request with the same key was finished first; the transaction that learns of it must not be kept. */
export class IdempotencyLostError extends Error {
  constructor() {
    super('This request was finished under the same key already.');
    this.name = 'IdempotencyLostError';
  }
}

type Begun = Awaited<ReturnType<IdempotencyStore['begin']>>;

interface KeyRef {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
}

/** First results of requests that must not be done twice; see the port. */
export function createIdempotencyStore({ database, keys }: Pick<StoreContext, 'database' | 'keys'>): IdempotencyStore {
  return {
    begin: (userId, route, key, bodyHash, now) =>
      begin(database, { userId, route, key }, keyDigest(keys, userId, bodyHash), now),
    finish: (userId, route, key, result) => finish(database, { userId, route, key }, result),
    release: async (userId, route, key) => {
      await database.kysely
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('route', '=', route)
        .where('key', '=', key)
        .where('state', '=', 'running')
        .execute();
    },
    removeBefore: async (time) => {
      await database.kysely.deleteFrom('idempotency_keys').where('started_at', '<', time).execute();
    },
  };
}

/** HMAC-SHA-256 of what a digest of the body says: whoever reads the table without the keys can test no guess on it. */
function keyDigest(keys: Keyring, userId: string, bodyHash: string): string {
  return createHmac('sha256', keys.purposeKey('idempotency')).update(`${userId}\n${bodyHash}`).digest('base64url');
}

const insertKey = prepareStatement<Pick<IdempotencyKeyTable, 'user_id' | 'route' | 'key' | 'body_hash' | 'started_at'>>(
  (kysely, slots) =>
    kysely
      .insertInto('idempotency_keys')
      .values({
        user_id: slots.user_id,
        route: slots.route,
        key: slots.key,
        body_hash: slots.body_hash,
        state: 'running',
        result: null,
        started_at: slots.started_at,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing()),
);

async function begin(database: Database, ref: KeyRef, bodyHash: string, now: number): Promise<Begun> {
  const { userId: user_id, route, key } = ref;
  const inserted = await insertKey(database, { user_id, route, key, body_hash: bodyHash, started_at: now });
  if (inserted.numAffectedRows === 1n) return { state: 'new' };
  const { kysely } = database;
  const row = await kysely
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'state', 'result', 'started_at'])
    .where('user_id', '=', ref.userId)
    .where('route', '=', ref.route)
    .where('key', '=', ref.key)
    .executeTakeFirst();
  // Released between the two statements: the caller may try again.
  if (row === undefined) return { state: 'running' };
  if (row.body_hash !== bodyHash) return { state: 'mismatch' };
  if (row.state === 'done') return { state: 'done', result: JSON.parse(row.result ?? 'null') as unknown };
  if (row.started_at >= now - staleAfter) return { state: 'running' };
  // The condition on the time lets only one of several take it over.
  const taken = await kysely
    .updateTable('idempotency_keys')
    .set({ started_at: now })
    .where('user_id', '=', ref.userId)
    .where('route', '=', ref.route)
    .where('key', '=', ref.key)
    .where('state', '=', 'running')
    .where('started_at', '=', row.started_at)
    .executeTakeFirst();
  return { state: taken.numUpdatedRows === 1n ? 'new' : 'running' };
}

/** Throws when the key was finished or released meanwhile, so that the surrounding transaction is undone. */
async function finish(database: Database, ref: KeyRef, result: unknown): Promise<void> {
  const { userId: user_id, route, key } = ref;
  const updated = await finishKey(database, { user_id, route, key, result: JSON.stringify(result ?? null) });
  if (updated.numAffectedRows !== 1n) throw new IdempotencyLostError();
}

const finishKey = prepareStatement<Pick<IdempotencyKeyTable, 'user_id' | 'route' | 'key' | 'result'>>((kysely, slots) =>
  kysely
    .updateTable('idempotency_keys')
    .set({ state: 'done', result: slots.result })
    .where('user_id', '=', slots.user_id)
    .where('route', '=', slots.route)
    .where('key', '=', slots.key)
    .where('state', '=', 'running'),
);
