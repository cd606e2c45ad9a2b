import type { Clock } from '../kernel/clock.ts';
import type { EmrLaunchStore, EmrTokens, HeldTokens, LaunchKey } from '../store/emr/launch-store.ts';
import { EmrError } from './emr-error.ts';
import { FhirProblem } from './fhir-client.ts';

export interface AccessToken {
  readonly accessToken: string;
  readonly version: number;
}

/** The token of one launch. @throws FhirProblem `signed_out` once it has ended */
export interface AccessTokens {
  /** The one that counts now; renewed beforehand where it is about to end. */
  current(signal: AbortSignal): Promise<AccessToken>;
  /** One that is newer than `version`, which was not taken. */
  renew(version: number, signal: AbortSignal): Promise<AccessToken>;
}

export interface AccessTokenParts {
  readonly launches: Pick<EmrLaunchStore, 'readTokens' | 'claimRenewal' | 'renew' | 'giveRenewalBack' | 'end'>;
  readonly clock: Clock;
  /** Trades a refresh token for new ones. @throws EmrError */
  readonly trade: (refreshToken: string) => Promise<EmrTokens>;
}

/** Longer than a renewal can take: whoever claimed it and is silent for so long has died over it. */
const claimMilliseconds = 60_000;
/** Between two looks whether another has renewed. */
const lookMilliseconds = 50;
/** A token that ends within this is renewed before it is used. */
const nearEnd = 10_000;

/**
 * The tokens of a launch, renewed by one at a time, in this process and in others: refresh tokens that are rotated count
 * once, and a second use of one may close the launch. Whoever comes meanwhile waits for what the first one gets.
 */
export function createAccessTokens(parts: AccessTokenParts, key: LaunchKey): AccessTokens {
  // What was begun goes to its end, also where nobody waits any more: what comes of it must be kept.
  const renew: AccessTokens['renew'] = (version, signal) =>
    untilAborted(renewOnce(parts, key, version, signal), signal);
  return {
    renew,
    current: async (signal) => {
      const held = await read(parts, key);
      const { expiresAt, refreshToken, accessToken } = held.tokens;
      const isNearEnd = expiresAt !== null && expiresAt - nearEnd <= parts.clock.now();
      if (isNearEnd && refreshToken !== null) return renew(held.version, signal);
      return { accessToken, version: held.version };
    },
  };
}

async function read({ launches }: AccessTokenParts, key: LaunchKey): Promise<HeldTokens> {
  const held = await launches.readTokens(key);
  if (held === null) throw new FhirProblem('signed_out');
  return held;
}

async function renewOnce(
  parts: AccessTokenParts,
  key: LaunchKey,
  version: number,
  signal: AbortSignal,
): Promise<AccessToken> {
  const { launches, clock } = parts;
  for (;;) {
    signal.throwIfAborted();
    const held = await read(parts, key);
    if (held.version > version) return { accessToken: held.tokens.accessToken, version: held.version };
    const { refreshToken } = held.tokens;
    if (refreshToken === null) {
      await launches.end(key, held.version, clock.now());
      throw new FhirProblem('signed_out');
    }
    const now = clock.now();
    if (await launches.claimRenewal(key, held.version, now, now + claimMilliseconds))
      return tradeClaimed(parts, key, held.version, refreshToken);
    // Another one renews.
    await new Promise((done) => setTimeout(done, lookMilliseconds));
  }
}

async function tradeClaimed(
  { launches, clock, trade }: AccessTokenParts,
  key: LaunchKey,
  version: number,
  refreshToken: string,
): Promise<AccessToken> {
  try {
    const tokens = await trade(refreshToken);
    const kept = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    // Closed meanwhile: what came is not kept, and not used.
    if (!(await launches.renew(key, version, kept, clock.now()))) throw new FhirProblem('signed_out');
    return { accessToken: kept.accessToken, version: version + 1 };
  } catch (error) {
    if (!(error instanceof EmrError)) throw error;
    if (error.kind === 'refused') {
      await launches.end(key, version, clock.now());
      throw new FhirProblem('signed_out');
    }
    await launches.giveRenewalBack(key, version);
    throw new FhirProblem(error.kind);
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, failed) => {
    const give = (): void => failed(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', give));
  });
}
