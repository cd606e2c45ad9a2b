import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { proveIdentity } from '../../accounts/prove-identity.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { ProveIdentityParts } from '../../accounts/prove-identity.ts';

/** Opens what asks for a recent proof, for five minutes of this session. */
export function confirmIdentityRoute(parts: ProveIdentityParts): Route {
  return route(authenticationApp.confirmIdentity, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'session.prove',
    handle: async (request) => {
      await proveIdentity(parts, request.caller, request.body, request);
      return json({ message: defineMessage('account.identityConfirmed', 'Thank you. You can go on.') });
    },
  });
}
