import type { Route } from '../../http/route.ts';
import { buySubscriptionOnWebRoute, buySubscriptionRoute } from './buy-subscription.ts';
import { cancelSubscriptionRoutes } from './cancel-subscription.ts';
import { downloadInvoiceRoute } from './download-invoice.ts';
import { listInvoicesRoute } from './list-invoices.ts';
import { listPlansRoute } from './list-plans.ts';
import { openPaymentPortalRoute } from './open-payment-portal.ts';
import { readSubscriptionRoute } from './read-subscription.ts';
import { readUsageRoute } from './read-usage.ts';
import { resumeSubscriptionRoute } from './resume-subscription.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** The calls of plans, purchases, invoices and use, under `/subscription/` and `/subscription_app/`. */
export function subscriptionRoutes(parts: SubscriptionParts): readonly Route[] {
  return [
    listPlansRoute(parts),
    readSubscriptionRoute(parts),
    buySubscriptionRoute(parts),
    buySubscriptionOnWebRoute(parts),
    ...cancelSubscriptionRoutes(parts),
    resumeSubscriptionRoute(parts),
    openPaymentPortalRoute(parts),
    listInvoicesRoute(parts),
    downloadInvoiceRoute(parts),
    readUsageRoute(parts),
  ];
}
