import type { EhrAsk } from '../../areas/dev/ehr/ehr-ask.ts';
import { createRandom } from '../../billing/testing/random.ts';

/** The ways in which a server of FHIR fails that a client has to live with. */
export const faultKinds = [
  '401',
  '403',
  '409',
  '412',
  '422',
  '429',
  '500',
  '502',
  '503',
  /** No answer ever comes. */
  'hang',
  /** The connection is cut before any of the answer. */
  'cut',
  /** The connection is cut in the middle of the body. */
  'half_body',
  /** JSON that says that it is plain text. */
  'wrong_type',
  /** A page to sign in, with status 200. */
  'html',
  /** Somebody else changes the resource: before, so that an `If-Match` fails; after, so that the answer is old. */
  'changed_version',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Before the request reaches the server, which then never hears of it; or after it did what it was asked. */
  readonly when: 'before' | 'after';
  /** With 429 and 503: what `Retry-After` says, in seconds or as a date. */
  readonly retryAfter?: string;
}

/** Chooses for each request what goes wrong; null for nothing. */
export type FaultScript = (ask: EhrAsk) => Fault | null;

/** True for a request for a record, which a fault is usually meant for; false for tokens and what a server says of itself. */
export const isForRecord = ({ path }: EhrAsk): boolean => !/^(?:auth\/|metadata$|\.well-known\/)/.test(path);

/** True for a request that writes a record. */
export const isWrite = (ask: EhrAsk): boolean => isForRecord(ask) && ask.method !== 'GET';

/** Faults one after another for the requests that match; null lets one pass, and so does the end of the list. */
export function faultsInTurn(
  faults: readonly (Fault | null)[],
  matches: (ask: EhrAsk) => boolean = isForRecord,
): FaultScript {
  let next = 0;
  return (ask) => {
    if (!matches(ask)) return null;
    next += 1;
    return faults[next - 1] ?? null;
  };
}

export interface SeededFaults {
  readonly seed: number;
  /** Of the requests that match, between 0 and 1. */
  readonly share: number;
  readonly kinds?: readonly FaultKind[];
  readonly whens?: readonly Fault['when'][];
  readonly matches?: (ask: EhrAsk) => boolean;
  /** After so many there are no more; endless when left out. */
  readonly atMost?: number;
}

/** Faults by chance, the same ones for the same seed and the same requests. */
export function faultsBySeed({
  seed,
  share,
  kinds = faultKinds,
  whens = ['before', 'after'],
  matches = isForRecord,
  atMost = Infinity,
}: SeededFaults): FaultScript {
  const random = createRandom(seed);
  let given = 0;
  return (ask) => {
    if (given >= atMost || !matches(ask) || random.next() >= share) return null;
    const [kind, when] = [kinds[random.below(kinds.length)], whens[random.below(whens.length)]];
    if (kind === undefined || when === undefined) return null;
    given += 1;
    return { kind, when, ...(kind === '429' || kind === '503' ? { retryAfter: '1' } : {}) };
  };
}
