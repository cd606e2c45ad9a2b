import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { acceptAgreement } from '../../../agreements/agreements.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { presentAgreement } from './present-agreement.ts';
import type { AgreementsParts } from '../../../agreements/agreements.ts';

/** Accepts the agreement for the company, or, for an individual, for themselves. */
export function acceptAgreementRoute(parts: AgreementsParts): Route {
  return route(authenticationApp.acceptAgreement, {
    policy: 'tenant-owner',
    limits: ['write'],
    audit: 'agreement.accept',
    proof: 'recent',
    handle: async (request) => {
      await acceptAgreement(parts, request.caller, request.body, request);
      return json({
        ...(await presentAgreement(parts, request.caller)),
        message: defineMessage('account.agreementAccepted', 'Agreement accepted.'),
      });
    },
  });
}
