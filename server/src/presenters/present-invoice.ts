import type { subscription } from '@notewright/contract';
import type { StoredInvoice } from '../store/billing/invoice-store.ts';

/** An invoice as its list shows it: what it was for and what became of it, and not who it is made out to. */
export function presentInvoice(
  invoice: Pick<StoredInvoice, 'id' | 'number' | 'issuedAt' | 'paidAt' | 'status' | 'amount' | 'lines'>,
): subscription.Invoice {
  const { id, number, issuedAt, paidAt, status, amount, lines } = invoice;
  return {
    id,
    number,
    issued_on: new Date(issuedAt).toISOString(),
    paid_on: paidAt === null ? null : new Date(paidAt).toISOString(),
    status,
    amount,
    currency: 'USD',
    lines: lines.map((line) => ({ description: line.description, amount: line.amount })),
  };
}
