import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { CounterStore } from '../store/accounts/counters.ts';
import { limitKeyOf } from './client-address.ts';
import type { LimitRule } from './limits.ts';
import { limitRules } from './limits.ts';
import { ProblemError } from './problem.ts';
import type { Caller, RouteLimit } from './route.ts';

export interface RateLimits {
  /** Counts one call against each of the limits. @throws ProblemError `rate_limited`. */
  consume(limits: readonly RouteLimit[], caller: Caller, ip: string): Promise<void>;
}

export interface RateLimitParts {
  /** Multiplies every limit (setting RATE_LIMIT_FACTOR). */
  readonly factor: number;
  /** Multiplies limits per address (setting SHARED_ADDRESS_FACTOR). */
  readonly sharedAddressFactor: number;
  readonly counters: CounterStore;
  readonly clock: Clock;
}

/** Counts one call under a key. @returns milliseconds to wait; 0 when the call may go on. */
type Limiter = (key: string) => Promise<number>;

interface LimiterPair {
  readonly rule: LimitRule;
  readonly byPerson: Limiter;
  readonly byAddress: Limiter;
}

/** The limiters of all calls, by the rules in `limits.ts`. */
export function createRateLimits(parts: RateLimitParts): RateLimits {
  const pairs = new Map<RouteLimit, LimiterPair>();
  for (const [name, rule] of Object.entries(limitRules) as [RouteLimit, LimitRule][]) {
    const points = rule.points * parts.factor;
    const byPerson = createLimiter(`${name}:person`, { ...rule, points }, parts);
    const byAddress = createLimiter(`${name}:address`, { ...rule, points: points * parts.sharedAddressFactor }, parts);
    pairs.set(name, { rule, byPerson, byAddress });
  }
  return {
    consume: async (limits, caller, ip) => {
      for (const name of limits) {
        const pair = pairs.get(name);
        if (pair === undefined) throw new Error(`There is no limit called ${name}.`);
        const isPerson = pair.rule.subject === 'caller' && caller.kind === 'user';
        const wait = isPerson ? await pair.byPerson(caller.userId) : await pair.byAddress(limitKeyOf(ip));
        if (wait > 0) throw new ProblemError('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
      }
    },
  };
}

function createLimiter(prefix: string, rule: LimitRule, parts: RateLimitParts): Limiter {
  return rule.shared ? createSharedLimiter(prefix, rule, parts) : createOwnLimiter(prefix, rule);
}

/** Counts in this process alone: enough for the cheap calls, and nothing to write for each of them. */
function createOwnLimiter(keyPrefix: string, { points, duration }: LimitRule): Limiter {
  const limiter = new RateLimiterMemory({ keyPrefix, points, duration });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
      throw refused;
    }
  };
}

/** Counts in the database, together with all processes of the installation. */
function createSharedLimiter(
  prefix: string,
  { points, duration }: LimitRule,
  { counters, clock }: RateLimitParts,
): Limiter {
  return async (key) => {
    const now = clock.now();
    const count = await counters.add(`${prefix}:${key}`, 1, { now, expiresAt: now + duration * 1000, prolong: false });
    return count.points > points ? Math.max(1, count.expiresAt - now) : 0;
  };
}
