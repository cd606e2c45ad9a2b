import { v7 as makeId } from 'uuid';
import type { InvoiceReading } from '../payments/payments.ts';
import type { Payer } from '../store/billing/payer-store.ts';
import type { BillingParts } from './billing-parts.ts';
import type { Outcome } from './settle-order.ts';

/** Asks the provider for an invoice and keeps what it says. @throws PaymentError */
export async function settleInvoice(parts: BillingParts, invoiceId: string): Promise<Outcome> {
  const reading = await parts.payments.readInvoice(invoiceId);
  return reading === null ? 'unknown' : keepInvoice(parts, reading);
}

/** Keeps an invoice as the provider said it; one that is kept changes only in what became of it. */
export async function keepInvoice(parts: BillingParts, reading: InvoiceReading): Promise<Outcome> {
  const payer = await findPayer(parts, reading.customerId);
  if (payer === 'unknown' || payer === 'later') return payer;
  const { id: providerId, number, status, amount, lines, issuedAt, paidAt, periodStart, periodEnd } = reading;
  const paper = { providerId, number, status, amount, lines, issuedAt, paidAt, periodStart, periodEnd };
  const { tenantId } = payer;
  await parts.store.billing.invoices.save({ id: makeId(), tenantId, billTo: addressOf(payer), ...paper });
  return 'settled';
}

/** Whose invoice it is. One for a company that is about to be made waits for it; where it never was, it is its buyer's. */
async function findPayer(
  { store }: Pick<BillingParts, 'store'>,
  customerId: string,
): Promise<Payer | 'unknown' | 'later'> {
  const { customers, payers, orders } = store.billing;
  const tenantId = await customers.findTenant(customerId);
  if (tenantId === null) return 'unknown';
  const payer = await payers.find(tenantId);
  if (payer !== null) return payer;
  const bought = await orders.listStates(tenantId);
  if (bought.every(({ state }) => state === 'done')) return 'unknown';
  const refused = bought.find(({ state }) => state === 'refused');
  if (refused === undefined || bought.some(({ state }) => state === 'paid')) return 'later';
  const buyer = await store.users.find(refused.buyerId);
  return buyer === null ? 'unknown' : ((await payers.find(buyer.personalTenantId)) ?? 'unknown');
}

/** Who an invoice is made out to, a line each: the company, the person's name, their address. */
function addressOf({ companyName, person }: Payer): readonly string[] {
  return [companyName, person?.name, person?.email].flatMap((line) =>
    line === null || line === undefined || line === '' ? [] : [line],
  );
}
