import { subscription } from '@notewright/contract';
import { planCards, userCounts } from '../../plans/plan-table.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** The plans and their prices, for everybody: visitors choose one before they sign up. */
export function listPlansRoute({ billing }: SubscriptionParts): Route {
  return route(subscription.listPlans, {
    policy: 'anyone',
    limits: ['read'],
    audit: 'none: prices are the same for everybody',
    handle: async () => {
      if (!billing.isOn) throw new ProblemError('billing_off');
      return json({
        data: [...planCards],
        trial_days: billing.trialDays,
        default_user_count: userCounts.usual,
        user_count_most: userCounts.most,
      });
    },
  });
}
