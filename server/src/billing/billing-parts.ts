import type { SessionCallers } from '../accounts/session-callers.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { BillingRules } from '../plans/coverage.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Logger } from '../kernel/log.ts';
import type { Payments } from '../payments/payments.ts';

/** What plans and payments work with. */
export interface BillingParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** Minutes without activity after which a screen locks, unless a company says otherwise (setting IDLE_MINUTES). */
  readonly idleMinutes: number;
  readonly payments: Payments;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
