import { defineMessage, type Message } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { writeOwnershipMails } from '../../mail/company-mails.ts';
import type { Member } from '../../store/companies/member-store.ts';
import { changePeople, findPerson, refuseMissing } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditCompany } from '../../companies/company-event.ts';
import type { CompanyRequest } from '../../companies/company-event.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export interface TransferOwnershipParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/** Hands a company over to another of its members. Both hear of it by mail; who owned it stays as an admin. */
export function transferOwnershipRoute(parts: TransferOwnershipParts): Route {
  return route(companyUserManagement.transferOwnership, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.transfer',
    proof: 'recent',
    handle: async (request) => {
      const { user_id: id } = request.body;
      const message = await changePeople(parts, request, 'company.transfer', async (change) => {
        const person = await findPerson(change, id);
        return person?.kind === 'member' ? handOver(parts, request, change, person.member) : refuseMissing(id);
      });
      return json({ message });
    },
  });
}

async function handOver(
  parts: TransferOwnershipParts,
  request: CompanyRequest,
  { store, company, self }: Change,
  heir: Member,
): Promise<Message | Refusal> {
  const object = ['user', heir.userId] as const;
  // Another hand-over came first.
  if (self.role !== 'owner') return { problem: new ProblemError('forbidden'), object };
  if (heir.userId === self.userId) {
    const message = defineMessage('company.ownCompanyAlready', 'You own the company already.');
    return { problem: new ProblemError('conflict', { message }), object };
  }
  if (heir.isDisabled || heir.isOperator) {
    const message = defineMessage('company.personCannotOwnCompany', 'This person cannot own a company.');
    return { problem: new ProblemError('conflict', { message }), object };
  }
  // In this order: a company never has two owners.
  await store.members.changeRole(company.id, self.userId, 'admin');
  await store.members.changeRole(company.id, heir.userId, 'owner');
  // An admin could not have sent those for admins.
  await store.invitations.handOver(company.id, self.userId, heir.userId);
  // A directory's token has the power of the owner who made it.
  await store.scim.tokens.removeAll(company.id);
  await auditCompany(parts, store, request, 'company.transfer', object);
  const names = { companyName: String(company.name), to: heir.email, from: self.email };
  for (const mail of writeOwnershipMails(names, parts.mailQueue.context())) await parts.mailQueue.enqueue(store, mail);
  store.afterCommit(() => {
    for (const userId of [self.userId, heir.userId]) parts.callers.forgetUser(userId);
  });
  return defineMessage('company.companyHandedOverSuccessfully', 'Company handed over successfully!');
}
