import { authenticationApp } from '@notewright/contract';
import { writeAcceptedText } from '../../../agreements/write-accepted-text.ts';
import { auditAccount } from '../../../accounts/audit-account.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import type { AccountStore } from '../../../store/accounts/account-store.ts';
import type { Clock } from '../../../kernel/clock.ts';

/** An accepted agreement as a text file; another tenant's and one that never was read alike. */
export function downloadAgreementRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(authenticationApp.downloadAgreement, {
    policy: 'tenant-owner',
    limits: ['read'],
    audit: 'agreement.download',
    handle: async (request) => {
      const { caller, query } = request;
      const { agreements, users } = parts.store;
      const all = await agreements.list(caller.tenantId);
      const wanted = query.acceptance_id;
      const acceptance = wanted === undefined ? all[0] : all.find(({ id }) => id === wanted);
      const text = acceptance === undefined ? null : await agreements.readText(acceptance.textDigest);
      await auditAccount(parts.store, request, parts.clock.now(), {
        action: 'agreement.download',
        outcome: text === null ? 'denied' : 'success',
        tenantId: caller.tenantId,
        actorId: caller.userId,
        object: wanted === undefined && acceptance === undefined ? null : ['agreement', wanted ?? acceptance?.id ?? ''],
      });
      if (acceptance === undefined || text === null) throw new ProblemError('not_found');
      // A paper of which a part is gone is not the paper that was signed.
      if (typeof text !== 'string' || typeof acceptance.name !== 'string') throw new ProblemError('damaged');
      const account = caller.tenantId === caller.personalTenantId ? null : await users.find(caller.userId);
      const words = writeAcceptedText(text, acceptance, account?.membership?.companyName ?? null);
      return {
        kind: 'file',
        name: `business-associate-agreement-${acceptance.version}.txt`,
        mediaType: 'text/plain',
        bytes: Buffer.from(words),
      };
    },
  });
}
