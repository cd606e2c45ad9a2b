import { authenticationApp } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Sessions } from '../../accounts/sessions.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

/** Trades a refresh token for the next pair. */
export function refreshTokenRoute(parts: { readonly store: AccountStore; readonly sessions: Sessions }): Route {
  return route(authenticationApp.refreshToken, {
    policy: 'anyone',
    limits: ['refresh'],
    audit: 'session.refresh_reuse',
    handle: async (request) => json(await parts.sessions.refresh(parts.store, request.body.refreshToken, request)),
  });
}
