import type { BillingParts } from '../billing/billing-parts.ts';
import type { Payments } from '../payments/payments.ts';
import type { Job } from './job-runner.ts';
import { createReconciliation } from './reconcile-payments.ts';
import { createPaymentSettling } from './settle-payments.ts';
import { createCustomerSweep } from './sweep-customers.ts';
import { createPayerNotices } from './payer-notices.ts';

/** What an installation with plans does by itself about them; nothing where there are none (`BILLING=off`). */
export function createPaymentJobs(
  parts: Omit<BillingParts, 'payments'> & { readonly payments: Payments | null },
): readonly Job[] {
  const { payments } = parts;
  if (payments === null || !parts.billing.isOn) return [];
  const paying = { ...parts, payments };
  return [
    createPaymentSettling(paying),
    createReconciliation(paying),
    createPayerNotices(paying),
    createCustomerSweep(paying),
  ];
}
