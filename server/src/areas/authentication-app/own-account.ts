import type { Route } from '../../http/route.ts';
import { changeEmailRoute, confirmEmailRoute } from './change-email.ts';
import { changePasswordRoute } from './change-password.ts';
import { confirmIdentityRoute } from './confirm-identity.ts';
import { lockRoute, tellActivityRoute, unlockRoute } from './lock.ts';
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './settings-sessions.ts';
import type { ProveIdentityParts } from '../../accounts/prove-identity.ts';

/** The calls with which people look after their own way in. */
export function ownAccountRoutes(parts: ProveIdentityParts): readonly Route[] {
  return [
    confirmIdentityRoute(parts),
    changePasswordRoute(parts),
    changeEmailRoute(parts),
    confirmEmailRoute(parts),
    listSessionsRoute(parts),
    endSessionRoute(parts),
    endOtherSessionsRoute(parts),
    tellActivityRoute(parts),
    lockRoute(parts),
    unlockRoute(parts),
  ];
}
