import { authenticationApp } from '@notewright/contract';
import type { OwnDataParts } from '../../../own-data/own-data-parts.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { presentAgreement } from './present-agreement.ts';

/** What is offered and what was accepted where the caller works. */
export function readAgreementRoute(parts: OwnDataParts): Route {
  return route(authenticationApp.readAgreement, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: the operator’s own text, and whether it was accepted',
    handle: async ({ caller }) => json(await presentAgreement(parts, caller)),
  });
}
