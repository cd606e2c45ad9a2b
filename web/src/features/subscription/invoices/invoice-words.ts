import type { Invoice } from '../../../lib/subscription.ts';

/** The word for what became of an invoice. */
export const statusWords: Readonly<Record<Invoice['status'], string>> = {
  paid: 'Paid',
  open: 'Open',
  refunded: 'Refunded',
  void: 'Void',
};

/** What an invoice is for, in one line. */
export function describeInvoice({ lines }: Pick<Invoice, 'lines'>): string {
  return lines.length === 0 ? 'Subscription' : lines.map(({ description }) => description).join('; ');
}
