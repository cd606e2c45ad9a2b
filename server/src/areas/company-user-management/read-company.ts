import { companyUserManagement } from '@notewright/contract';
import { readOwnTrials } from '../../accounts/withheld-trials.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentCompany } from '../../presenters/present-company.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** The company in which the session works. */
export function readCompanyRoute({ store, clock }: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(companyUserManagement.readCompany, {
    policy: 'company-member',
    limits: ['read'],
    audit: 'none: what a company is called and asks of its people is no patient’s',
    handle: async ({ caller }) => {
      const company = await store.companies.find(caller.tenantId);
      if (company === null) throw new ProblemError('forbidden');
      const { seatsTaken } = await store.companies.countPeople(company.id, clock.now());
      return json(presentCompany(company, seatsTaken, caller.role, await readOwnTrials(store, company)));
    },
  });
}
