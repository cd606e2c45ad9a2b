/** Who a tenant is at a payment provider. */
export interface BillingCustomerTable {
  customer_id: string;
  tenant_id: string;
  provider: string;
  created_at: number;
}

/** A purchase that somebody began. */
export interface BillingOrderTable {
  id: string;
  /** Whom the plan is for; of a purchase that makes a company, the company that will be. */
  tenant_id: string;
  buyer_id: string;
  kind: 'start' | 'seats';
  plan: string;
  /** How many people the plan is for afterwards. */
  seats: number;
  added_seats: number;
  /** Cents to be paid now. */
  amount_due: number;
  /** Cents given for what is left of the plan that this one replaces. */
  credit: number;
  /** The provider's id of the subscription that this one replaces, or that seats are added to. */
  replaces: string | null;
  makes_company: number;
  provider: string;
  /** The provider's id of the checkout. */
  provider_id: string | null;
  /** Where it is paid, sealed; null once it is settled. */
  url: Uint8Array | null;
  state: 'opening' | 'open' | 'paid' | 'done' | 'expired' | 'refused';
  created_at: number;
  expires_at: number;
  /** When the provider was last asked what became of it. */
  asked_at: number;
  settled_at: number | null;
}

/** The column of the mails that went out, by the name that it was created with. */
export const notifiedColumn = 'told';

export interface SubscriptionTable {
  id: string;
  tenant_id: string;
  provider: string;
  provider_id: string;
  customer_id: string;
  plan: string;
  seats: number;
  /** Cents of one renewal. */
  amount: number;
  status: 'active' | 'past_due' | 'ended';
  period_start: number;
  period_end: number;
  cancel_at_period_end: number;
  past_due_since: number | null;
  ended_at: number | null;
  started_at: number;
  ticket: number;
  applied_ticket: number;
  [notifiedColumn]: string;
  checked_at: number;
}

/** What a payment provider told us, by the id of its event: each is settled once. */
export interface PaymentEventTable {
  id: string;
  kind: string;
  object_id: string;
  received_at: number;
  attempts: number;
  next_attempt_at: number;
  settled_at: number | null;
  outcome: string | null;
}

export interface InvoiceTable {
  id: string;
  tenant_id: string;
  provider_id: string;
  number: string;
  status: 'paid' | 'open' | 'refunded' | 'void';
  amount: number;
  lines: string;
  bill_to: Uint8Array;
  issued_at: number;
  paid_at: number | null;
  period_start: number;
  period_end: number;
}

export interface UsageDayTable {
  tenant_id: string;
  user_id: string;
  /** yyyy-MM-dd, UTC. */
  day: string;
  tool: string;
  replies: number;
  words_in: number;
  words_out: number;
}

export interface BuiltInPaymentTable {
  id: string;
  kind: 'customer' | 'checkout' | 'card_change' | 'subscription' | 'invoice' | 'event' | 'counter';
  customer_id: string;
  created_at: number;
  due_at: number | null;
  /** Rises with each change; a change that read an older one is refused. */
  version: number;
  content: string;
}

export interface BillingTables {
  billing_customers: BillingCustomerTable;
  billing_orders: BillingOrderTable;
  subscriptions: SubscriptionTable;
  payment_events: PaymentEventTable;
  invoices: InvoiceTable;
  usage_days: UsageDayTable;
  built_in_payments: BuiltInPaymentTable;
}
