import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../kernel/clock.ts';
import type { CounterStore } from '../store/accounts/counters.ts';
import { limitKeyOf, networkKeyOf } from '../kernel/client-address.ts';
import type { LimitRule } from './limits.ts';
import { limitRules, trafficRule } from './limits.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { Caller } from '../kernel/caller.ts';
import type { RouteLimit } from './route.ts';

export interface RateLimits {
  /** Counts one call against each of the limits. @throws ProblemError `rate_limited`. */
  consume(limits: readonly RouteLimit[], caller: Caller, ip: string): Promise<void>;
  /** Counts what is sent or was answered. @throws ProblemError `rate_limited` when the minute's share was used up before. */
  weigh(bytes: number, caller: Caller, ip: string): Promise<void>;
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
  readonly byNetwork: Limiter;
}

/** How many IPv6 addresses' worth a whole network may do; one subscriber can own its 65,536. */
const networkFactor = 16;

/** The limiters of all calls, by the rules in `limits.ts`. */
export function createRateLimits(parts: RateLimitParts): RateLimits {
  const pairs = new Map<RouteLimit, LimiterPair>();
  for (const [name, rule] of Object.entries(limitRules) as [RouteLimit, LimitRule][]) {
    const points = rule.points * parts.factor;
    const ofAddress = points * parts.sharedAddressFactor;
    pairs.set(name, {
      rule,
      byPerson: createLimiter(`${name}:person`, { ...rule, points }, parts),
      byAddress: createLimiter(`${name}:address`, { ...rule, points: ofAddress }, parts),
      byNetwork: createLimiter(`${name}:network`, { ...rule, points: ofAddress * networkFactor }, parts),
    });
  }
  const traffic = createTrafficLimiter(trafficRule.kilobytes * parts.factor);
  const trafficOfAddress = createTrafficLimiter(trafficRule.kilobytes * parts.factor * parts.sharedAddressFactor);
  return {
    weigh: async (bytes, caller, ip) => {
      const wait = await ('userId' in caller ? traffic(caller.userId, bytes) : trafficOfAddress(limitKeyOf(ip), bytes));
      if (wait > 0) throw new ProblemError('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
    },
    consume: async (limits, caller, ip) => {
      for (const name of limits) {
        const pair = pairs.get(name);
        if (pair === undefined) throw new Error(`There is no limit called ${name}.`);
        // A locked session is a person's as well: a ward that unlocks in the morning is many people.
        const isPerson = pair.rule.subject === 'caller' && 'userId' in caller;
        const wait = isPerson ? await pair.byPerson(caller.userId) : await consumeAddress(pair, ip);
        if (wait > 0) throw new ProblemError('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
      }
    },
  };
}

async function consumeAddress({ byAddress, byNetwork }: LimiterPair, ip: string): Promise<number> {
  const wait = await byAddress(limitKeyOf(ip));
  const network = networkKeyOf(ip);
  return wait > 0 || network === null ? wait : byNetwork(network);
}

function createLimiter(prefix: string, rule: LimitRule, parts: RateLimitParts): Limiter {
  return rule.shared ? createSharedLimiter(prefix, rule, parts) : createOwnLimiter(prefix, rule);
}

/**
 * Counts kilobytes in this process. What goes beyond the limit is counted too, and waited for with the next one.
 * @returns milliseconds to wait
 */
function createTrafficLimiter(points: number): (key: string, bytes: number) => Promise<number> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'traffic', points, duration: trafficRule.duration });
  return async (key, bytes) => {
    const before = await limiter.get(key);
    const isUsedUp = before !== null && before.consumedPoints >= points;
    await limiter.penalty(key, Math.ceil(bytes / 1024));
    return isUsedUp ? Math.max(1, before.msBeforeNext) : 0;
  };
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
