import { authenticationApp } from '@notewright/contract';
import type { AccountParts } from '../../accounts/account-parts.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';

/** Trades a refresh token for the next pair. */
export function refreshTokenRoute(parts: AccountParts): Route {
  return route(authenticationApp.refreshToken, {
    policy: 'anyone',
    limits: ['refresh'],
    audit: 'session.refresh_reuse',
    handle: async (request) => json(await parts.sessions.refresh(parts.store, request.body.refreshToken, request)),
  });
}
