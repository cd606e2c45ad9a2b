import type { BillingParts } from '../../billing/billing-parts.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { Payments } from '../../payments/payments.ts';

/** What the calls of `/subscription/` and `/subscription_app/` work with. */
export interface SubscriptionParts extends Omit<BillingParts, 'payments'> {
  /** Who takes the money; null where there are no plans (`BILLING=off`). */
  readonly payments: Payments | null;
  /** Who issues invoices, a line each (setting INVOICE_FROM). */
  readonly invoiceFrom: readonly string[];
}

/** The parts of an installation that has plans. @throws ProblemError `billing_off` where there are none. */
export function requireBilling(parts: SubscriptionParts): SubscriptionParts & BillingParts {
  const { payments } = parts;
  if (!parts.billing.isOn || payments === null) throw new ProblemError('billing_off');
  return { ...parts, payments };
}
