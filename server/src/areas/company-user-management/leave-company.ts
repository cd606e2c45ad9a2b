import { defineMessage, type Message } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { changePeople } from './change-people.ts';
import type { Refusal } from './change-people.ts';
import { auditCompany } from './company-event.ts';
import { endCosignatures } from './end-cosignatures.ts';
import { endEmergencyAccess } from './end-emergency-access.ts';
import { endLaunches } from './end-launches.ts';
import { endRecordings } from './end-recordings.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface LeaveCompanyParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
}

/** Lets a member go back to the tenant of their own. Their sessions go on, there. */
export function leaveCompanyRoute(parts: LeaveCompanyParts): Route {
  return route(companyUserManagement.leaveCompany, {
    policy: 'company-member',
    limits: ['write'],
    audit: 'user.leave',
    proof: 'recent',
    handle: async (request) => {
      const message = await changePeople(
        parts,
        request,
        'user.leave',
        async ({ store, company, self }): Promise<Message | Refusal> => {
          const { userId, role } = self;
          const object = ['user', userId] as const;
          if (role === 'owner') {
            const sentence = defineMessage(
              'company.ownerCannotLeave',
              'The owner cannot leave the company. Please hand it over to somebody else first.',
            );
            return { problem: new ProblemError('conflict', { message: sentence }), object };
          }
          await store.members.remove(company.id, userId);
          await endEmergencyAccess(parts, store, request, userId);
          await endCosignatures(parts, store, request, userId);
          await endRecordings(parts, store, request, userId);
          await endLaunches(parts, store, request, userId);
          await auditCompany(parts, store, request, 'user.leave', object);
          store.afterCommit(() => parts.callers.forgetUser(userId));
          return defineMessage('company.leftCompany', 'You have left the company.');
        },
      );
      return json({ message });
    },
  });
}
