import { defineMessage, type Message } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import { mayRule } from '../../accounts/company-roles.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { writeRemovedMail } from '../../mail/company-mails.ts';
import type { Invitation } from '../../store/companies/invitation-store.ts';
import type { Member } from '../../store/companies/member-store.ts';
import { changePeople, findPerson, refuseMissing } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditCompany } from './company-event.ts';
import type { CompanyRequest } from './company-event.ts';
import { endCosignatures } from './end-cosignatures.ts';
import { endEmergencyAccess } from './end-emergency-access.ts';
import { endLaunches } from './end-launches.ts';
import { endRecordings } from './end-recordings.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export interface RemoveUserParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/** Withdraws an invitation, or removes a member: out at once, in every browser and every stream. */
export function removeUserRoute(parts: RemoveUserParts): Route {
  return route(companyUserManagement.removeUser, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'user.remove',
    proof: 'recent',
    handle: async (request) => {
      const id = request.body.user_id ?? request.query.user_id;
      if (id === undefined)
        throw new ProblemError('validation_failed', {
          fields: { user_id: [defineMessage('company.whomToRemove', 'Please say who is to be removed.')] },
        });
      const message = await changePeople(parts, request, 'user.remove', async (change) => {
        const person = await findPerson(change, id);
        if (person === null) return refuseMissing(id);
        return person.kind === 'member'
          ? removeMember(parts, request, change, person.member)
          : withdraw(parts, request, change, person.invitation);
      });
      return json({ message });
    },
  });
}

async function withdraw(
  parts: { readonly clock: Clock },
  request: CompanyRequest,
  { store, company, self }: Change,
  { id, role }: Invitation,
): Promise<Message | Refusal> {
  if (!mayRule(self.role, role)) return { problem: new ProblemError('forbidden'), object: ['invitation', id] };
  await store.invitations.withdraw(company.id, id);
  await auditCompany(parts, store, request, 'user.remove', ['invitation', id]);
  return defineMessage('company.invitationWithdrawn', 'Invitation withdrawn.');
}

async function removeMember(
  parts: RemoveUserParts,
  request: CompanyRequest,
  { store, company, self }: Change,
  { userId, role, email }: Member,
): Promise<Message | Refusal> {
  const object = ['user', userId] as const;
  const refuse = (code: 'conflict' | 'forbidden', message: Message): Refusal => ({
    problem: new ProblemError(code, { message }),
    object,
  });
  if (userId === self.userId)
    return refuse(
      'conflict',
      defineMessage('company.cannotRemoveYourself', 'You cannot remove yourself. Please leave the company instead.'),
    );
  if (!mayRule(self.role, role))
    return refuse(
      'forbidden',
      defineMessage(
        'company.onlyOwnerRemovesAdmins',
        'Only the owner of your company can remove an admin, and nobody can remove the owner.',
      ),
    );
  await store.members.remove(company.id, userId);
  await endEmergencyAccess(parts, store, request, userId);
  await endCosignatures(parts, store, request, userId);
  await endRecordings(parts, store, request, userId);
  await endLaunches(parts, store, request, userId);
  await store.sessions.endAllOf([userId], parts.clock.now());
  await auditCompany(parts, store, request, 'user.remove', object);
  await parts.mailQueue.enqueue(store, writeRemovedMail(email, String(company.name), parts.mailQueue.context()));
  store.afterCommit(() => parts.callers.forgetUser(userId));
  return defineMessage('company.userRemovedSuccessfully', 'User removed successfully!');
}
