import type { BuiltInStore, NewPaper, StoredPaper } from '../../store/billing/built-in-store.ts';
import type { CheckoutOrder, InvoiceReading } from '../payments.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import type { CardBehaviour } from './test-cards.ts';

/** What stands in the provider's papers. Times are epoch milliseconds, amounts cents. */

/** What is kept of a card: what it does, and the last four figures of a number that is printed on the page. */
export interface KeptCard {
  readonly behaviour: CardBehaviour;
  readonly lastFour: string;
}

/** No e-mail address: this provider sends no mail. */
export interface CustomerPaper {
  /** Null once it was removed. */
  readonly tenantId: string | null;
  readonly card: KeptCard | null;
  readonly removedAt: number | null;
}

/** What came of the last try, for the page that is shown after it: `refused` is the answer to the bank's question. */
export type PageProblem = 'declined' | 'no_funds' | 'refused';

export interface CheckoutPaper {
  readonly orderId: string;
  readonly tenantId: string;
  readonly purchase: CheckoutOrder['purchase'];
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly state: 'open' | 'paid' | 'expired';
  readonly expiresAt: number;
  /** The card whose bank is being asked whether it is its owner. */
  readonly askedBank: KeptCard | null;
  /** Null when nothing went wrong, or nothing was tried. */
  readonly problem: PageProblem | null;
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
}

/** A page on which a customer chooses another card; it works for a while. */
export interface CardChangePaper {
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly askedBank: KeptCard | null;
  /** `owed`: the card was kept, but what is owed could not be charged with it. */
  readonly problem: PageProblem | 'owed' | null;
}

export interface SubscriptionPaper {
  readonly tenantId: string;
  readonly orderId: string;
  readonly plan: PlanCount;
  readonly status: 'active' | 'past_due' | 'ended';
  readonly startedAt: number;
  /** How many periods have begun; the present one is the last of them. */
  readonly periods: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: number | null;
  /** The invoice of the present period. */
  readonly invoiceId: string;
  /** How often a charge of the present period has failed. */
  readonly failures: number;
  /** Names of changes that were made, so that one that is asked for again is made once. */
  readonly changeKeys: readonly string[];
}

export type InvoicePaper = Omit<InvoiceReading, 'id' | 'customerId'>;

/** News that is still to be delivered. */
export interface EventPaper {
  readonly kind: 'checkout' | 'subscription' | 'invoice';
  readonly objectId: string;
  readonly attempts: number;
}

export interface PaperContents {
  readonly customer: CustomerPaper;
  readonly checkout: CheckoutPaper;
  readonly card_change: CardChangePaper;
  readonly subscription: SubscriptionPaper;
  readonly invoice: InvoicePaper;
  readonly event: EventPaper;
}
export type PaperKind = keyof PaperContents;

export interface Paper<K extends PaperKind> extends StoredPaper {
  readonly kind: K;
  readonly content: PaperContents[K];
}

function isOfKind<K extends PaperKind>(paper: StoredPaper, kind: K): paper is Paper<K> {
  // Written by this provider alone, from the types above.
  return paper.kind === kind;
}

/** Null when there is none, also when something of another kind has this id. */
export async function findPaper<K extends PaperKind>(
  store: BuiltInStore,
  kind: K,
  id: string,
): Promise<Paper<K> | null> {
  const paper = await store.find(id);
  return paper !== null && isOfKind(paper, kind) ? paper : null;
}

/** A customer's papers of a kind since a time, newest first. */
export async function listPapers<K extends PaperKind>(
  store: BuiltInStore,
  kind: K,
  customerId: string,
  since = 0,
): Promise<readonly Paper<K>[]> {
  const papers = await store.listOf(customerId, kind, since);
  return papers.filter((paper) => isOfKind(paper, kind));
}

export type NewPaperOf<K extends PaperKind> = NewPaper & { readonly kind: K; readonly content: PaperContents[K] };
