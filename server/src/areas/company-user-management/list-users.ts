import { companyUserManagement } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentPeople } from '../../presenters/present-company.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Everybody who was invited to the company, with the links of those who have yet to accept. */
export function listUsersRoute({ store, clock }: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(companyUserManagement.listUsers, {
    policy: 'company-manager',
    limits: ['read'],
    audit: 'none: who works in a company is no patient’s',
    handle: async ({ caller }) => {
      const members = await store.members.list(caller.tenantId);
      const invitations = await store.invitations.list(caller.tenantId, clock.now());
      return json(presentPeople(members, invitations));
    },
  });
}
