import { subscription } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { nameInvoiceFile } from '../../billing/invoice-paper.ts';
import { makeInvoicePdf } from '../../billing/invoice-pdf.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** One invoice as a PDF; another tenant's and one that never was look alike. */
export function downloadInvoiceRoute({ store, clock, billing, invoiceFrom }: SubscriptionParts): Route {
  return route(subscription.downloadInvoice, {
    policy: 'buyer',
    limits: ['profile'],
    audit: 'invoice.download',
    handle: async (request) => {
      const { caller, params } = request;
      if (!billing.isOn) throw new ProblemError('billing_off');
      const invoice = await store.billing.invoices.find(caller.tenantId, params.invoiceId);
      await auditAccount(store, request, clock.now(), {
        action: 'invoice.download',
        outcome: invoice === null ? 'denied' : 'success',
        tenantId: caller.tenantId,
        actorId: caller.userId,
        object: ['invoice', params.invoiceId],
      });
      if (invoice === null) throw new ProblemError('not_found');
      const bytes = await makeInvoicePdf(invoice, invoiceFrom);
      return { kind: 'file', name: nameInvoiceFile(invoice.number), mediaType: 'application/pdf', bytes };
    },
  });
}
