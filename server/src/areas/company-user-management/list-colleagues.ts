import { companyUserManagement } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import { presentColleague } from '../../presenters/present-company.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

/** The other members of a company who work with charts, by name, for everybody in it. */
export function listColleaguesRoute({ store }: { readonly store: AccountStore }): Route {
  return route(companyUserManagement.listColleagues, {
    policy: 'company-member',
    limits: ['read'],
    audit: 'none: who works in a company is no patient’s',
    handle: async ({ caller }) => {
      const members = await store.members.list(caller.tenantId);
      const colleagues = members.filter(
        ({ userId, role, isDisabled }) =>
          userId !== caller.userId && !isDisabled && policyRoles['chart-user'].includes(role),
      );
      return json({ data: colleagues.map(presentColleague) });
    },
  });
}
