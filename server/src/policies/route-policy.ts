import type { Caller, UserCaller } from '../kernel/caller.ts';

/** Who may call; `require-policy.ts` beside this file says which roles each means. */
export type RoutePolicy =
  | 'anyone'
  /** Every session, also one that may only verify an address, and one that is locked. */
  | 'session'
  /** Those who work with charts, also while their screen is locked: a visit that is recorded goes on then. */
  | 'chart-recorder'
  | UserPolicy;
export type UserPolicy =
  /** Everybody with a verified e-mail, also who has yet to set up a second factor. */
  | 'signed-in'
  /** Everybody with a verified e-mail, and a second factor where one is asked for. */
  | 'verified-user'
  /** Those who work with charts. */
  | 'chart-user'
  /** Everybody in a company. */
  | 'company-member'
  /** Those who invite and remove people, and buy. */
  | 'company-manager'
  | 'company-owner'
  /** Who buys plans for where they work: an individual, or those who manage a company. */
  | 'buyer'
  /** Who speaks for a tenant: a company's owner, or an individual. */
  | 'tenant-owner'
  /** Who may read the audit log. */
  | 'audit-reader'
  | 'operator';
export type CallerOf<P extends RoutePolicy> = P extends UserPolicy
  ? UserCaller
  : P extends 'session'
    ? Exclude<Caller, { kind: 'visitor' }>
    : P extends 'chart-recorder'
      ? Extract<Caller, { kind: 'user' | 'locked' }>
      : Caller;
