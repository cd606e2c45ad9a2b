import type { AccountParts } from '../../accounts/account-parts.ts';

/** What the calls of `/terms_and_support/` work with. */
export interface SupportParts extends AccountParts {
  /** Where questions go; null where the installation has no address for them. */
  readonly supportEmail: string | null;
  /** The terms of service, in plain markdown. */
  readonly terms: string;
}
