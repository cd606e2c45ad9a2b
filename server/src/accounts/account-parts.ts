import type { BillingRules } from '../plans/coverage.ts';
import type { Clock } from '../kernel/clock.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { SessionCallers } from './session-callers.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { AccountKeys } from './account-keys.ts';
import type { PasskeyPlace } from './second-factor/passkey-place.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** The organisation's own sign-in, and how far it is believed. */
export interface ProviderSignIn {
  readonly identities: IdentityProvider;
  /** The domains whose addresses it speaks for, in the form in which they travel. */
  readonly emailDomains: ReadonlySet<string>;
  /** A second factor that it asked for stands for the one of the account. */
  readonly isTrustedWithSecondFactor: boolean;
}

/** What the calls of `/authentication_app/` work with. */
export interface AccountParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly callers: SessionCallers;
  /** The organisation's own sign-in; null without one. */
  readonly provider: ProviderSignIn | null;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
  /** Minutes without activity after which a screen locks, unless a company says otherwise (setting IDLE_MINUTES). */
  readonly idleMinutes: number;
  /** Everybody needs a second factor, not only where a company or a role asks for one (setting REQUIRE_SECOND_FACTOR). */
  readonly secondFactorForAll: boolean;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
  /** How many people may share one internet address (setting SHARED_ADDRESS_FACTOR). */
  readonly sharedAddressFactor: number;
}
