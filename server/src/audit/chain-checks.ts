import type { Clock } from '../kernel/clock.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../database/database.ts';
import { walkChain } from './verify-audit.ts';
import type { ChainWalk } from './verify-audit.ts';

/** How far the chain of a tenant has been checked by this process. */
export interface ChainState {
  readonly walk: ChainWalk;
  /** When the check began at the first line (epoch milliseconds). */
  readonly since: number;
}

export interface ChainChecks {
  /** Goes on with the check of a tenant's chain for a second at most. */
  check(tenantId: string): Promise<ChainState>;
}

/** Milliseconds. */
const budget = 1_000;
/** After this a check starts over at the first line, so that what is changed later is found as well. */
const freshFor = 10 * 60_000;
const keptAtMost = 2_000;

/**
 * Checks chains for those who look at their log. A long chain takes longer than a page may wait, so each call goes on
 * where the last one ended; calls for one tenant at the same moment share one walk.
 */
export function createChainChecks(database: Database, keys: Keyring, clock: Clock): ChainChecks {
  const known = new Map<string, ChainState>();
  const running = new Map<string, Promise<ChainState>>();
  const goOn = async (tenantId: string): Promise<ChainState> => {
    const before = known.get(tenantId);
    const now = clock.now();
    const isFresh = before !== undefined && Math.abs(now - before.since) < freshFor;
    const started = performance.now();
    const isEnough = (): boolean => performance.now() - started > budget;
    const walk = await walkChain(database, keys, tenantId, { isEnough, ...(isFresh ? { from: before.walk } : {}) });
    const state = { walk, since: isFresh ? before.since : now };
    if (known.size >= keptAtMost) known.clear();
    known.set(tenantId, state);
    return state;
  };
  return {
    check: (tenantId) => {
      const shared = running.get(tenantId);
      if (shared !== undefined) return shared;
      const work = goOn(tenantId).finally(() => running.delete(tenantId));
      running.set(tenantId, work);
      return work;
    },
  };
}
