import type { Localizable } from '../../language/localizable.ts';
import { defineMessage } from '@notewright/engine/message';
import { subscription } from '@notewright/contract';
import type { ResponseOf } from '@notewright/contract';
import { cancelPlan } from '../../billing/cancel-plan.ts';
import type { ChangeRequest } from '../../billing/cancel-plan.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { requireBilling } from './subscription-parts.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

const declaration = { policy: 'buyer', limits: ['purchase'], audit: 'subscription.cancel' } as const;

/** Ends the plan at the end of the time that is paid for. */
export function cancelSubscriptionRoutes(parts: SubscriptionParts): readonly Route[] {
  const cancel = async (
    request: ChangeRequest,
  ): Promise<Localizable<ResponseOf<typeof subscription.cancelSubscription>>> => {
    const { periodEnd, endedAt } = await cancelPlan(requireBilling(parts), request);
    const message =
      endedAt === null
        ? defineMessage('billing.cancelledUntil', 'Subscription cancelled. It goes on until {day}.', {
            day: { day: periodEnd },
          })
        : defineMessage(
            'billing.cancelledNow',
            'Subscription cancelled. It has ended, and nothing more will be charged.',
          );
    const subscription_expires_on = new Date(endedAt ?? periodEnd).toISOString();
    return { message, Message: message, subscription_expires_on };
  };
  return [
    route(subscription.cancelSubscription, { ...declaration, handle: async (request) => json(await cancel(request)) }),
    route(subscription.cancelSubscriptionByGet, {
      ...declaration,
      handle: async (request) => json(await cancel(request)),
    }),
  ];
}
