import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentCompanyEntry } from '../../presenters/present-installation.ts';
import { noteOperation, standingOf } from './operator-parts.ts';
import type { OperatorParts } from './operator-parts.ts';

/** The companies, a page at a time. */
export function listCompaniesRoute(parts: OperatorParts): Route {
  return route(operator.listCompanies, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      await noteOperation(parts, parts.store, request, 'operator.read');
      const page = await parts.store.installation.listCompanies(request.query);
      const data: operator.CompanyEntry[] = [];
      for (const company of page.items) {
        const { seatsTaken } = await parts.store.companies.countPeople(company.id, parts.clock.now());
        data.push(presentCompanyEntry(company, seatsTaken, await standingOf(parts, company.id)));
      }
      return json({ data, next_cursor: page.nextCursor });
    },
  });
}
