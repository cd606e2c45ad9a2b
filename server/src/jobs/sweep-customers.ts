import type { BillingParts } from '../billing/billing-parts.ts';
import { sweepCustomers } from '../billing/end-billing.ts';
import type { Job } from './job-runner.ts';

/** Lets the payment provider forget customers that are nobody's: their company never came to be, or is gone. */
export function createCustomerSweep(parts: BillingParts): Job {
  return {
    name: 'sweep-customers',
    everyMilliseconds: 6 * 3_600_000,
    run: () => sweepCustomers(parts),
  };
}
