import { companyUserManagement } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentEmergencyAccess, presentFormerMember } from '../../presenters/present-emergency-access.ts';
import { auditEmergency } from '../../companies/emergency-audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

/** How far back the list of the page goes; the grants themselves are kept for as long as the audit log. */
const shownFor = 365 * 86_400_000;

/** The company's emergency accesses, with their reasons, for its owner and admins. */
export function listEmergencyAccessRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(companyUserManagement.listEmergencyAccess, {
    policy: 'company-manager',
    limits: ['read'],
    audit: 'emergency_access.list',
    handle: async (request) => {
      const now = parts.clock.now();
      const grants = await parts.store.emergency.list(request.caller.tenantId, now - shownFor);
      await auditEmergency(parts.store, parts.clock, request, { action: 'emergency_access.list', object: null });
      return json({ data: grants.map((grant) => presentEmergencyAccess(grant, now)) });
    },
  });
}

/** Who has left charts behind, and, for an admin, the owner, who was never invited and so is in no list. */
export function listFormerMembersRoute(parts: { readonly store: AccountStore }): Route {
  return route(companyUserManagement.listFormerMembers, {
    policy: 'company-manager',
    limits: ['read'],
    audit: 'none: owners and admins look up who has left; no chart is read',
    handle: async ({ caller }) => {
      const former = await parts.store.emergency.listFormer(caller.tenantId);
      const owner = caller.role === 'owner' ? null : await parts.store.emergency.findOwner(caller.tenantId);
      return json({ data: former.map(presentFormerMember), owner: owner === null ? null : presentFormerMember(owner) });
    },
  });
}
