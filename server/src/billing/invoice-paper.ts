import { formatAmount } from '../plans/format-amount.ts';
import type { StoredInvoice } from '../store/billing/invoice-store.ts';

/** What stands on an invoice, in words. */
export interface InvoicePaper {
  readonly title: 'Invoice' | 'Receipt';
  readonly number: string;
  readonly from: readonly string[];
  readonly billTo: readonly string[];
  /** Names and values, in their order. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly lines: readonly { readonly description: string; readonly amount: string }[];
  readonly total: string;
  /** What became of it, in a sentence. */
  readonly outcome: string;
}

const states: Readonly<Record<StoredInvoice['status'], string>> = {
  paid: 'Paid',
  open: 'Open',
  refunded: 'Refunded',
  void: 'Void',
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** Short, so that both days fit a line. */
const span = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** A day like "November 05, 2026", as on the pages and in mails; the paper says that days are those of UTC. */
export function formatPaperDay(time: number): string {
  return day.format(time);
}

/** Puts an invoice into words. A paid one is the receipt for it. */
export function writeInvoicePaper(invoice: StoredInvoice, from: readonly string[]): InvoicePaper {
  const { status, paidAt, amount } = invoice;
  const isReceipt = status === 'paid' || status === 'refunded';
  return {
    title: isReceipt ? 'Receipt' : 'Invoice',
    number: invoice.number,
    from,
    billTo: invoice.billTo.length === 0 ? ['—'] : invoice.billTo,
    facts: [
      ['Number', invoice.number],
      ['Issued', formatPaperDay(invoice.issuedAt)],
      ['Period', formatPeriod(invoice)],
      ...(isReceipt && paidAt !== null ? [['Paid', formatPaperDay(paidAt)] as const] : []),
      ['State', states[status]],
    ],
    lines: writeLines(invoice),
    total: formatAmount(amount),
    outcome: wordOutcome(invoice),
  };
}

function formatPeriod({ periodStart, periodEnd }: StoredInvoice): string {
  return span.formatRange(periodStart, periodEnd);
}

/** The lines as they were charged; where they do not make up the amount, the rest is named too, so that they add up. */
function writeLines({ lines, amount }: StoredInvoice): InvoicePaper['lines'] {
  const rest = amount - lines.reduce((sum, line) => sum + line.amount, 0);
  const all = rest === 0 ? lines : [...lines, { description: 'Other charges and credits', amount: rest }];
  return all.map((line) => ({ description: line.description, amount: formatAmount(line.amount) }));
}

function wordOutcome({ status, paidAt, amount }: StoredInvoice): string {
  const sum = formatAmount(amount);
  const on = paidAt === null ? '' : ` on ${formatPaperDay(paidAt)}`;
  if (status === 'paid') return `${sum} was paid${on}. Thank you.`;
  if (status === 'refunded') return `${sum} was paid${on} and given back.`;
  if (status === 'void') return 'This invoice is void. Nothing is to be paid.';
  return `${sum} is to be paid. It is charged to the card of the plan.`;
}

/** The name under which the file is kept: nothing but letters, digits and hyphens of the number. */
export function nameInvoiceFile(number: string): string {
  const safe = number.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `Notewright-invoice-${safe === '' ? 'unnumbered' : safe.slice(0, 80)}.pdf`;
}
