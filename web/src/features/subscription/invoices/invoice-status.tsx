import type { ReactNode } from 'react';
import type { Invoice } from '../../../api/account/subscription.ts';
import { statusWords } from './words.tsx';

/** Whether an invoice was paid: a word, and a colour that says the same. */
export function InvoiceStatus({ status }: Pick<Invoice, 'status'>): ReactNode {
  return <span className={`sub-paid sub-paid-${status}`}>{statusWords[status]}</span>;
}
