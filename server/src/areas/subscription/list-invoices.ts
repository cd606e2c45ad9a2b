import { subscription } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentInvoice } from '../../presenters/present-invoice.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/**
 * The invoices of who pays where the session works, newest first. Those of a plan that somebody had before they made a
 * company stay in their personal workspace.
 */
export function listInvoicesRoute({ store, billing }: SubscriptionParts): Route {
  return route(subscription.listInvoices, {
    policy: 'buyer',
    limits: ['read'],
    audit: 'none: invoices hold nothing of a patient',
    handle: async ({ caller, query }) => {
      if (!billing.isOn) throw new ProblemError('billing_off');
      const { items, nextCursor } = await store.billing.invoices.list(caller.tenantId, query);
      return json({ data: items.map(presentInvoice), next_cursor: nextCursor });
    },
  });
}
