import { companyUserManagement } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentEmergencyAccess } from '../../presenters/present-emergency-access.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { ShownGrant } from '../../store/emergency/emergency-store.ts';
import { auditEmergency } from '../../companies/emergency-audit.ts';
import type { EmergencyRequest } from '../../companies/emergency-audit.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Closes an access: whoever opened it, or the company's owner. One that has ended stays as it ended. */
export function closeEmergencyAccessRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(companyUserManagement.closeEmergencyAccess, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'emergency_access.close',
    handle: async (request) => {
      const { accessId } = request.params;
      const object = ['emergency_access', accessId] as const;
      const note = (store: AccountStore, outcome: 'success' | 'denied'): Promise<void> =>
        auditEmergency(store, parts.clock, request, { action: 'emergency_access.close', object, outcome });
      const grant = await parts.store.emergency.find(request.caller.tenantId, accessId);
      if (grant === null || !mayClose(request, grant)) {
        await note(parts.store, 'denied');
        throw new ProblemError(grant === null ? 'not_found' : 'forbidden');
      }
      const closed = await parts.store.transaction(async (store) => {
        if (await store.emergency.close(accessId, parts.clock.now())) await note(store, 'success');
        return store.emergency.find(grant.tenantId, accessId);
      });
      return json({ data: presentEmergencyAccess(closed ?? grant, parts.clock.now()) });
    },
  });
}

function mayClose({ caller }: EmergencyRequest, grant: ShownGrant): boolean {
  return caller.role === 'owner' || grant.openedBy === caller.userId;
}
