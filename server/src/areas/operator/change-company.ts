import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentCompanyEntry } from '../../presenters/present-installation.ts';
import { noteOperation, standingOf } from './note-operation.ts';
import type { BillingRules } from '../../plans/coverage.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

export interface ChangeCompanyParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
}

/** Changes a company's seats and trial. Nobody loses their place: seats stay as many as are taken, or more. */
export function changeCompanyRoute(parts: ChangeCompanyParts): Route {
  return route(operator.changeCompany, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.change_company',
    proof: 'recent',
    handle: async (request) => {
      const { companyId } = request.params;
      const { seats, trial_ends_on: trial } = request.body;
      const now = parts.clock.now();
      return parts.store.transaction(async (store) => {
        if ((await store.companies.hold(companyId)) === null) throw new ProblemError('not_found');
        const { seatsTaken } = await store.companies.countPeople(companyId, now);
        if (seats !== undefined && seats < seatsTaken) {
          const sentence = defineMessage(
            'operator.seatsTaken',
            '{seats} seats are taken by members and invitations; there cannot be fewer.',
            { seats: seatsTaken },
          );
          throw new ProblemError('validation_failed', { fields: { seats: [sentence] } });
        }
        const trialEndsOn = typeof trial === 'string' ? Date.parse(trial) : trial;
        await store.installation.changeCompany(companyId, { seats, trialEndsOn });
        await noteOperation(parts, store, request, 'operator.change_company', ['company', companyId]);
        const company = await store.installation.findCompany(companyId);
        if (company === null) throw new ProblemError('not_found');
        const standing = await standingOf({ ...parts, store }, companyId);
        return json({
          ...presentCompanyEntry(company, seatsTaken, standing),
          message: defineMessage('operator.companyChanged', 'Company changed.'),
        });
      });
    },
  });
}
