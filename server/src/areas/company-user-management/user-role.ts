import { defineMessage, type Message } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import type { GivenRole } from '@notewright/contract';
import { mayRule } from '../../accounts/company-roles.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Member } from '../../store/companies/member-store.ts';
import { changePeople, findPerson, refuseMissing } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditCompany } from '../../companies/company-event.ts';
import { changeRole } from '../../companies/change-role.ts';
import type { CompanyRequest } from '../../companies/company-event.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export interface UserRoleParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/** Gives a member another role. No session ends; each is asked again at its next request. */
export function changeRoleRoute(parts: UserRoleParts): Route {
  return route(companyUserManagement.changeRole, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'user.role',
    proof: 'recent',
    handle: async (request) => {
      const { user_id: id, role } = request.body;
      const message = await changePeople(parts, request, 'user.role', async (change) => {
        const person = await findPerson(change, id);
        if (person === null) return refuseMissing(id);
        if (person.kind === 'member') return giveRole(parts, request, change, { member: person.member, role });
        const sentence = defineMessage(
          'company.roleOfInvited',
          'This person has yet to accept. To give them another role, invite them again with it.',
        );
        return { problem: new ProblemError('conflict', { message: sentence }), object: ['invitation', id] };
      });
      return json({ message });
    },
  });
}

async function giveRole(
  parts: UserRoleParts,
  request: CompanyRequest,
  { store, company, self }: Change,
  { member, role }: { readonly member: Member; readonly role: GivenRole },
): Promise<Message | Refusal> {
  const object = ['user', member.userId] as const;
  if (member.role === 'owner') {
    const message = defineMessage(
      'company.roleOfOwner',
      'The owner keeps their role until they hand the company over.',
    );
    return { problem: new ProblemError('conflict', { message }), object };
  }
  if (!mayRule(self.role, member.role) || !mayRule(self.role, role)) {
    const message = defineMessage(
      'company.onlyOwnerChangesRole',
      'Only the owner of your company can change this role.',
    );
    return { problem: new ProblemError('forbidden', { message }), object };
  }
  if (member.role !== role) await changeRole(parts, store, request, company, { member, role });
  await auditCompany(parts, store, request, 'user.role', object);
  return defineMessage('company.roleChangedSuccessfully', 'Role changed successfully!');
}
