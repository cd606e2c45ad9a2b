import type { RouteLimit } from './route.ts';

/**
 * What one person may send and be sent within a minute, beside how often they call: whoever sends and reads the longest
 * texts there are would else keep the one thread that answers everybody busy with them alone.
 */
export const trafficRule = { kilobytes: 150_000, duration: 60 } as const;

/** What a limit counts for: the signed-in person where there is one, else the internet address; or always the address. */
export type LimitSubject = 'caller' | 'address';

export interface LimitRule {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  readonly subject: LimitSubject;
  /** Kept in the database, so that all processes of one installation count together; else each counts by itself. */
  readonly shared: boolean;
}

/**
 * How often each kind of call may be made. Rules per address hold for one person behind it; they are multiplied by
 * `SHARED_ADDRESS_FACTOR` so that a whole hospital behind one address can work.
 */
export const limitRules: Readonly<Record<RouteLimit, LimitRule>> = {
  read: { points: 600, duration: 60, subject: 'caller', shared: false },
  write: { points: 240, duration: 60, subject: 'caller', shared: false },
  // A picture is decoded, or a password hashed, for each: few people ask for that twenty times a minute.
  profile: { points: 20, duration: 60, subject: 'caller', shared: false },
  send: { points: 60, duration: 60, subject: 'caller', shared: false },
  // Each is up to 25 MB in memory and work for the speech endpoint.
  transcribe: { points: 20, duration: 60, subject: 'caller', shared: false },
  // A piece every two seconds; what waited for an hour while the network was gone follows within minutes.
  record: { points: 1200, duration: 60, subject: 'caller', shared: false },
  stream: { points: 240, duration: 60, subject: 'caller', shared: false },
  // Everything that somebody has, or a whole audit log: few need it twice, and each is work and hours of reading.
  export: { points: 10, duration: 86_400, subject: 'caller', shared: true },
  // Each is up to 200 MB on the disk and a minute of a core.
  import: { points: 30, duration: 3600, subject: 'caller', shared: true },
  // Each asks the payment provider for something.
  purchase: { points: 30, duration: 3600, subject: 'caller', shared: true },
  // A provider tells of a whole day's renewals in minutes; each costs a signature before anything else.
  webhook: { points: 1200, duration: 60, subject: 'address', shared: false },
  // A directory writes everybody of an organisation one by one; those of many come from the same service.
  directory: { points: 600, duration: 60, subject: 'address', shared: false },
  'sign-in': { points: 30, duration: 300, subject: 'address', shared: true },
  // What follows a sign-in that was counted as it began: coming back from a company's provider, and ending it here.
  'sign-in-return': { points: 150, duration: 300, subject: 'address', shared: true },
  'sign-up': { points: 10, duration: 3600, subject: 'address', shared: true },
  'one-time-code': { points: 20, duration: 3600, subject: 'address', shared: true },
  'second-factor': { points: 60, duration: 300, subject: 'address', shared: true },
  // Each is a mail into somebody's mailbox; there is a limit for the whole installation beside it.
  support: { points: 10, duration: 3600, subject: 'address', shared: true },
  refresh: { points: 60, duration: 60, subject: 'address', shared: false },
};
