import { subscription } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { findPortal } from '../../billing/open-checkout.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { requireBilling } from './subscription-parts.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** Opens the provider's page on which the card is changed. */
export function openPaymentPortalRoute(parts: SubscriptionParts): Route {
  return route(subscription.openPaymentPortal, {
    policy: 'buyer',
    limits: ['purchase'],
    audit: 'subscription.portal',
    proof: 'recent',
    handle: async (request) => {
      const { store, clock } = parts;
      const { tenantId, userId: actorId } = request.caller;
      const url = await findPortal(requireBilling(parts), tenantId);
      if (url === null) throw new ProblemError('no_subscription');
      await auditAccount(store, request, clock.now(), {
        action: 'subscription.portal',
        outcome: 'success',
        tenantId,
        actorId,
        object: null,
      });
      return json({ checkout_url: url });
    },
  });
}
