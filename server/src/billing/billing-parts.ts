import type { AccountParts } from '../accounts/account-parts.ts';
import type { Logger } from '../kernel/log.ts';
import type { Payments } from '../payments/payments.ts';

/** What plans and payments work with. */
export interface BillingParts extends Pick<
  AccountParts,
  'store' | 'clock' | 'mailQueue' | 'publicUrl' | 'callers' | 'billing' | 'idleMinutes'
> {
  readonly payments: Payments;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
