import { authenticationApp } from '@notewright/contract';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { presentAgreement } from './present-agreement.ts';
import type { Agreement } from '../../../agreements/read-agreement-file.ts';
import type { AccountStore } from '../../../store/accounts/account-store.ts';

/** What is offered and what was accepted where the caller works. */
export function readAgreementRoute(parts: {
  readonly store: AccountStore;
  readonly agreement: Agreement | null;
}): Route {
  return route(authenticationApp.readAgreement, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: the operator’s own text, and whether it was accepted',
    handle: async ({ caller }) => json(await presentAgreement(parts, caller)),
  });
}
