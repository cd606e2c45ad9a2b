import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Clock } from '../kernel/clock.ts';

/**
 * Counts one under a key. Belongs into the transaction of what is counted: what is refused and undone does not count.
 * @returns the seconds to wait when there were more than `most` `within` so many milliseconds; else 0.
 */
export async function countTo(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  store: { readonly counters: Pick<AccountStore['counters'], 'add'> },
  key: string,
  { most, within }: { readonly most: number; readonly within: number },
): Promise<number> {
  const now = parts.clock.now();
  const { points, expiresAt } = await store.counters.add(key, 1, { now, expiresAt: now + within, prolong: false });
  return points <= most * parts.limitFactor ? 0 : (expiresAt - now) / 1000;
}
