import { subscription } from '@notewright/contract';
import { call } from '../../api/call.ts';

/** What somebody buys. */
export type Order =
  | { readonly plan: 'individual' | 'company' | 'one' | 'two' }
  /** `amount`: what the page showed as payable, in dollars; the server refuses another than its own. */
  | { readonly plan: 'custom'; readonly userCount: number; readonly amount: number };

export interface SendOptions {
  /** The same for the same click, however often it is sent: it buys once. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** Asks the server for a checkout. Gives what it answered as the address; to be checked. Throws `CallProblem`. */
export async function sendOrder(order: Order, options: SendOptions): Promise<unknown> {
  const { plan } = order;
  const answer =
    plan === 'one' || plan === 'two'
      ? await call(subscription.buySubscriptionOnWeb, { body: { subscription_plan: plan }, ...options })
      : await call(subscription.buySubscription, { body: bodyOf(plan, order), ...options });
  return (answer as { readonly checkout_url?: unknown } | null)?.checkout_url;
}

function bodyOf(
  plan: 'individual' | 'company' | 'custom',
  order: Order,
): { subscription_plan: typeof plan; user_count?: number; amount?: number } {
  if (order.plan !== 'custom') return { subscription_plan: plan };
  return { subscription_plan: plan, user_count: order.userCount, amount: order.amount };
}
