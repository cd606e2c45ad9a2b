import { createHash } from 'node:crypto';
import { ProblemError } from '../kernel/problem.ts';
import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Clock } from '../kernel/clock.ts';

export interface OnceRequest {
  readonly caller: UserCaller;
  readonly body: object;
  readonly idempotencyKey: string | null;
}

/**
 * Does `work` in one transaction, once for each `Idempotency-Key` of a person and a route. A repeat gets what the first
 * one kept, which must say nothing that may not lie open in the database: ids. A repeat that comes while the first is
 * under way waits for it in the database.
 * @throws ProblemError `idempotency_mismatch` for the same key with another body.
 */
export function answerOnce<Kept>(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  { caller, body, idempotencyKey: key }: Omit<OnceRequest, 'caller'> & { readonly caller: Pick<UserCaller, 'userId'> },
  route: string,
  work: (store: AccountStore) => Promise<Kept>,
): Promise<Kept> {
  return parts.store.transaction(async (store) => {
    if (key === null) return work(store);
    const { userId } = caller;
    const hash = createHash('sha256').update(JSON.stringify([userId, key, Object.entries(body).toSorted()]));
    const begun = await store.idempotency.begin(userId, route, key, hash.digest('base64url'), parts.clock.now());
    if (begun.state === 'mismatch') throw new ProblemError('idempotency_mismatch');
    if (begun.state === 'running') throw new ProblemError('idempotency_running', { retryAfter: 1 });
    // What was kept under this route's name was kept here.
    if (begun.state === 'done') return begun.result as Kept;
    const kept = await work(store);
    await store.idempotency.finish(userId, route, key, kept);
    return kept;
  });
}
