import type { FieldCipher } from '../accounts/field-cipher.ts';
import type { Database } from '../../database/database.ts';
import { createCustomerStore } from './customer-store.ts';
import type { CustomerStore } from './customer-store.ts';
import { createInvoiceStore } from './invoice-store.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { createOrderStore } from './order-store.ts';
import type { OrderStore } from './order-store.ts';
import { createPayerStore } from './payer-store.ts';
import type { PayerStore } from './payer-store.ts';
import { createPaymentEventStore } from './payment-event-store.ts';
import type { PaymentEventStore } from './payment-event-store.ts';
import { createSubscriptionStore } from './subscription-store.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import { createUsageStore } from './usage-store.ts';
import type { UsageStore } from './usage-store.ts';

export type { StoredSubscription, SubscriptionChange } from './subscription-store.ts';

/** What is kept of plans and payments. The payment provider's state is the truth; this is what it last said. */
export interface BillingStore {
  readonly customers: CustomerStore;
  readonly orders: OrderStore;
  readonly subscriptions: SubscriptionStore;
  readonly payers: PayerStore;
  readonly events: PaymentEventStore;
  readonly invoices: InvoiceStore;
  readonly usage: UsageStore;
}

/** The billing store over an open database or a transaction in it. */
export function createBillingStore(database: Database, cipher: FieldCipher): BillingStore {
  return {
    customers: createCustomerStore(database),
    orders: createOrderStore(database, cipher),
    subscriptions: createSubscriptionStore(database),
    payers: createPayerStore(database, cipher),
    events: createPaymentEventStore(database),
    invoices: createInvoiceStore(database, cipher),
    usage: createUsageStore(database),
  };
}
