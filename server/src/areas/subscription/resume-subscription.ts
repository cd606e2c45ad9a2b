import { defineMessage } from '@notewright/engine/message';
import { subscription } from '@notewright/contract';
import { resumePlan } from '../../billing/cancel-plan.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { requireBilling } from './subscription-parts.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** Takes a cancellation back while the plan still runs. */
export function resumeSubscriptionRoute(parts: SubscriptionParts): Route {
  return route(subscription.resumeSubscription, {
    policy: 'buyer',
    limits: ['purchase'],
    audit: 'subscription.resume',
    handle: async (request) => {
      const { periodEnd } = await resumePlan(requireBilling(parts), request);
      const message = defineMessage('billing.resumed', 'Subscription resumed. It renews on {day}.', {
        day: { day: periodEnd },
      });
      return json({ message, Message: message });
    },
  });
}
