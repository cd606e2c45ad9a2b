import { defineMessage } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import type { GivenRole } from '@notewright/contract';
import { answerOnce } from '../../accounts/answer-once.ts';
import { mayRule } from '../../accounts/company-roles.ts';
import { requireRecentProof } from '../../policies/require-policy.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { admitInvitationMail, mailInvitation } from '../../companies/mail-invitation.ts';
import { changePeople } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditCompany } from '../../companies/company-event.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

interface Wanted {
  readonly email: string;
  readonly role: GivenRole;
}

export interface AddUserParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Mails an invitation. Whether the address has an account, or belongs to another company, changes nothing: not the
 * answer, not the mail, not what is done for it.
 */
export function addUserRoute(parts: AddUserParts): Route {
  return route(companyUserManagement.addUser, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'user.invite',
    plan: 'invite',
    handle: async (request) => {
      const { email, role } = request.body;
      // Who becomes an admin can open emergency access: no open screen may give that away.
      if (role === 'admin') requireRecentProof(request.caller, parts.clock.now());
      const invite = async (change: Change): Promise<string | Refusal> => {
        const problem = await findObstacle(parts, change, { email, role });
        if (problem !== null) return { problem, object: ['company', change.company.id] };
        const id = await mailInvitation(parts, change, { email, role });
        await auditCompany(parts, change.store, request, 'user.invite', ['invitation', id]);
        return id;
      };
      await changePeople(parts, request, 'user.invite', invite, (work) => answerOnce(parts, request, 'add_user', work));
      return json({ message: defineMessage('company.userInvitedSuccessfully', 'User invited successfully!') });
    },
  });
}

async function findObstacle(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  change: Change,
  { email, role }: Wanted,
): Promise<ProblemError | null> {
  const { store, company, self } = change;
  if (!mayRule(self.role, role))
    return new ProblemError('forbidden', {
      message: defineMessage('company.onlyOwnerInvitesAdmins', 'Only the owner of your company can invite an admin.'),
    });
  if (await store.members.hasAddress(company.id, email)) return new ProblemError('already_member');
  const now = parts.clock.now();
  const invitation = await store.invitations.findFor(company.id, email);
  const isWaiting = invitation?.acceptedBy === null;
  if (isWaiting && !mayRule(self.role, invitation.role))
    return new ProblemError('forbidden', {
      message: defineMessage(
        'company.onlyOwnerChangesInvitation',
        'Only the owner of your company can change this invitation.',
      ),
    });
  const { seatsTaken } = await store.companies.countPeople(company.id, now);
  const hasSeat = isWaiting && (await store.invitations.isOpen(invitation.id, now));
  if (!hasSeat && seatsTaken >= company.seats) return new ProblemError('seats_full');
  return admitInvitationMail(parts, change, email);
}
