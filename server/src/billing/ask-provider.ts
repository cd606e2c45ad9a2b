import { ProblemError } from '../kernel/problem.ts';
import { PaymentError } from '../payments/payments.ts';
import type { BillingParts } from './billing-parts.ts';

/**
 * Asks the payment provider on behalf of somebody who waits for it.
 * @throws ProblemError `payments_unavailable` when it does not answer or says no; the log says which
 */
export async function askProvider<Answer>(
  { log }: Pick<BillingParts, 'log'>,
  ask: () => Promise<Answer>,
  onRefused?: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.error({ payments: error.kind, reason: error.message }, 'the payment provider could not do what it was asked');
    if (error.kind === 'refused') await onRefused?.();
    throw new ProblemError('payments_unavailable');
  }
}
