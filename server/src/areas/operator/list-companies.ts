import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentCompanyEntry } from '../../presenters/present-installation.ts';
import { noteOperation, standingOf } from './note-operation.ts';
import type { BillingRules } from '../../plans/coverage.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

export interface ListCompaniesParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
}

/** The companies, a page at a time. */
export function listCompaniesRoute(parts: ListCompaniesParts): Route {
  return route(operator.listCompanies, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      await noteOperation(parts, parts.store, request, 'operator.read');
      const page = await parts.store.installation.listCompanies(request.query);
      const data: ReturnType<typeof presentCompanyEntry>[] = [];
      for (const company of page.items) {
        const { seatsTaken } = await parts.store.companies.countPeople(company.id, parts.clock.now());
        data.push(presentCompanyEntry(company, seatsTaken, await standingOf(parts, company.id)));
      }
      return json({ data, next_cursor: page.nextCursor });
    },
  });
}
