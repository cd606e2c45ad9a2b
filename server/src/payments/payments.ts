import type { PlanCount, PlanRenewal } from '../plans/plan-count.ts';

/**
 * The port to whoever takes the money. Two adapters stand behind it (`stripe`, `built-in`), and one suite of tests over
 * both. Amounts are whole cents of US dollars, times epoch milliseconds. The provider's state is the truth: what an
 * event says is never believed, it only says what to read from the provider.
 */
export interface Payments {
  readonly name: PaymentProviderName;
  /** Origins (such as `https://checkout.stripe.com`) on which a page of this provider may stand. Exact. */
  origins(): ReadonlySet<string>;
  /** The customer of a tenant: made once, also when two ask at once or a first try got lost. */
  openCustomer(customer: { readonly tenantId: string; readonly email: string }): Promise<string>;
  /** Ends whatever runs, without a refund, and forgets who it was; invoices stay. Again is well. @throws PaymentError */
  removeCustomer(customerId: string): Promise<void>;
  /** Opens the page on which an order is paid; the same order opens the same page. @throws PaymentError */
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  /** Null when there is none. @throws PaymentError */
  readCheckout(checkoutId: string): Promise<CheckoutReading | null>;
  /** Nobody can pay it afterwards; answers `paid` when somebody has. @throws PaymentError */
  closeCheckout(checkoutId: string): Promise<'closed' | 'paid'>;
  /** Null when there is none. @throws PaymentError */
  readSubscription(subscriptionId: string): Promise<SubscriptionReading | null>;
  /** All of a customer, those that ended too, newest first. @throws PaymentError */
  listSubscriptions(customerId: string): Promise<readonly SubscriptionReading[]>;
  /** Makes a plan one for so many people from the next renewal on; the difference until then was paid by a checkout. */
  changeSeats(subscriptionId: string, plan: PlanCount, key: string): Promise<SubscriptionReading>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<SubscriptionReading>;
  /** Ends it now. `refund`: gives the last payment back, for what was bought twice. Ended already is well. */
  endSubscription(subscriptionId: string, how: { readonly refund: boolean }): Promise<void>;
  /** Gives back what a checkout took, once, however often it is asked. */
  refundCheckout(checkoutId: string): Promise<void>;
  /** A customer's invoices since a time, newest first. @throws PaymentError */
  listInvoices(customerId: string, since: number): Promise<readonly InvoiceReading[]>;
  readInvoice(invoiceId: string): Promise<InvoiceReading | null>;
  /** The page on which a customer changes their card. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Tries at once to get what a customer owes, after their card was changed. That it is declined again is no error. */
  collectOwed(customerId: string): Promise<void>;
  /**
   * Checks who sent an event: signature over the very bytes, not older or newer than five minutes.
   * @throws PaymentSignatureError
   */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent;
}

export type PaymentProviderName = 'built-in' | 'stripe';

export interface CheckoutOrder {
  /** Ours; also what keeps the provider from opening two. */
  readonly orderId: string;
  readonly customerId: string;
  /** Goes with the subscription, so that it is known again whatever got lost. */
  readonly tenantId: string;
  readonly purchase:
    | {
        /** Begins a subscription. */
        readonly kind: 'start';
        readonly plan: PlanCount;
        /** Cents taken off the first payment for what is left of an earlier plan; less than the first payment. */
        readonly credit: number;
      }
    | {
        /** One payment, for what a change costs until the next renewal. */
        readonly kind: 'difference';
        readonly amount: number;
        /** In English, as the provider's papers are. */
        readonly description: string;
        /** How many seats it adds. */
        readonly addedSeats?: number;
        /** What the plan renews for afterwards, and when. */
        readonly renewal?: PlanRenewal;
      };
  /** Where the browser goes after paying, and after leaving without. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface OpenCheckout {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: number;
}

export interface CheckoutReading {
  readonly id: string;
  readonly orderId: string;
  readonly state: 'open' | 'paid' | 'expired';
  /** Of a paid one that began a subscription. */
  readonly subscriptionId: string | null;
}

export interface SubscriptionReading {
  readonly id: string;
  readonly customerId: string;
  /** From the order; null when somebody made it by hand at the provider. */
  readonly tenantId: string | null;
  readonly orderId: string | null;
  readonly plan: PlanCount;
  /** Cents of one renewal, where it is not what the plan table says: bought before the table changed. */
  readonly amount?: number;
  /** `incomplete`: the first payment has not come; it never counts as a plan. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended';
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: number | null;
}

export interface InvoiceReading {
  readonly id: string;
  readonly customerId: string;
  readonly number: string;
  readonly status: 'paid' | 'open' | 'refunded' | 'void';
  readonly amount: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  readonly issuedAt: number;
  readonly paidAt: number | null;
  readonly periodStart: number;
  readonly periodEnd: number;
}

export interface PaymentEvent {
  /** The provider's; the same event that comes again has the same. */
  readonly id: string;
  readonly kind: 'checkout' | 'subscription' | 'invoice' | 'card' | 'other';
  /** The id of what it is about; of `card` that of the customer who has another one now. */
  readonly objectId: string;
}

/** The provider could not be asked, or said no. Its message is for the log and says nothing of a person. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly kind: 'unavailable' | 'refused';
  constructor(kind: 'unavailable' | 'refused', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** An event that nobody of ours signed, or that is too old. */
export class PaymentSignatureError extends Error {
  override readonly name = 'PaymentSignatureError';
}
