import { subscription } from '@notewright/contract';
import { placeOrder } from '../../billing/place-order.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { requireBilling } from './subscription-parts.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** Opens a checkout for the Individual or Company plan, or for a number of users. */
export function buySubscriptionRoute(parts: SubscriptionParts): Route {
  return route(subscription.buySubscription, {
    policy: 'buyer',
    limits: ['purchase'],
    audit: 'subscription.buy',
    handle: async (request) => {
      const { subscription_plan: plan, user_count: userCount, amount } = request.body;
      const options = { plan, userCount: userCount ?? null, shownAmount: amount ?? null };
      return json({ checkout_url: await placeOrder(requireBilling(parts), request, options) });
    },
  });
}

/** Opens a checkout for the Monthly or the Annual Plan. */
export function buySubscriptionOnWebRoute(parts: SubscriptionParts): Route {
  return route(subscription.buySubscriptionOnWeb, {
    policy: 'buyer',
    limits: ['purchase'],
    audit: 'subscription.buy',
    handle: async (request) => {
      const options = { plan: request.body.subscription_plan, userCount: null, shownAmount: null };
      return json({ checkout_url: await placeOrder(requireBilling(parts), request, options) });
    },
  });
}
