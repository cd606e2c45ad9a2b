import type { Invoice } from '../../../api/account/subscription.ts';
import * as words from './words.tsx';

/** What an invoice is for, in one line. */
export function describeInvoice({ lines }: Pick<Invoice, 'lines'>): string {
  return lines.length === 0 ? words.subscription : lines.map(({ description }) => description).join('; ');
}
