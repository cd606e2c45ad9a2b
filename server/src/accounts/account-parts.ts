import type { Clock } from '../clock.ts';
import type { MailContext } from '../mail/mail-texts.ts';
import type { SessionCallers } from '../policies/session-callers.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { AccountKeys } from './account-keys.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** What the calls of `/authentication_app/` work with. */
export interface AccountParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailContext: () => MailContext;
  /** Lets the outbox be looked at now; called once a mail is in it for good. */
  readonly nudgeMail: () => void;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
  /** How many people may share one internet address (setting SHARED_ADDRESS_FACTOR). */
  readonly sharedAddressFactor: number;
}
