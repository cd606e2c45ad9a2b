import type { GivenRole } from '@notewright/contract';
import { countTo } from '../accounts/count-to.ts';
import type { SessionCallers } from '../accounts/session-callers.ts';
import { tries } from '../accounts/tries.ts';
import type { Clock } from '../kernel/clock.ts';
import { durations } from '../kernel/durations.ts';
import { writeRoleMail } from '../mail/company-mails.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { policyRoles } from '../policies/require-policy.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Company } from '../store/companies/company-store.ts';
import type { Member } from '../store/companies/member-store.ts';
import type { ActingRequest } from './company-event.ts';
import { endCosignatures } from './end-cosignatures.ts';
import { endEmergencyAccess } from './end-emergency-access.ts';

export interface ChangeRoleParts {
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Gives a member another role, with what ends by it, and tells them. Belongs into a transaction that holds the company; who may
 * do it is asked before.
 */
export async function changeRole(
  parts: ChangeRoleParts,
  store: AccountStore,
  request: ActingRequest,
  company: Company,
  { member, role }: { readonly member: Pick<Member, 'userId' | 'email'>; readonly role: GivenRole },
): Promise<void> {
  const { userId, email } = member;
  await store.members.changeRole(company.id, userId, role);
  if (!policyRoles['company-manager'].includes(role)) await endEmergencyAccess(parts, store, request, userId);
  if (!policyRoles['chart-user'].includes(role)) await endCosignatures(parts, store, request, userId);
  // Nobody is flooded by a role that goes to and fro; the change itself goes on.
  const limit = { most: tries.roleMails, within: durations.mailWindow };
  const tooMany = await countTo(parts, store, `role-mails:${company.id}:${userId}`, limit);
  if (tooMany === 0)
    await parts.mailQueue.enqueue(store, writeRoleMail(email, String(company.name), role, parts.mailQueue.context()));
  store.afterCommit(() => parts.callers.forgetUser(userId));
}
