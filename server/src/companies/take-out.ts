import type { SessionCallers } from '../accounts/session-callers.ts';
import type { Clock } from '../kernel/clock.ts';
import { writeRemovedMail } from '../mail/company-mails.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Company } from '../store/companies/company-store.ts';
import type { Member } from '../store/companies/member-store.ts';
import type { ActingRequest } from './company-event.ts';
import { endCosignatures } from './end-cosignatures.ts';
import { endEmergencyAccess } from './end-emergency-access.ts';
import { endLaunches } from './end-launches.ts';
import { endRecordings } from './end-recordings.ts';

export interface TakeOutParts {
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/**
 * Takes a member out of their company: out at once, in every browser and every stream. Their account stays, and what they
 * wrote there stays with the company. Belongs into a transaction that holds the company; who may do it is asked before.
 */
export async function takeOut(
  parts: TakeOutParts,
  store: AccountStore,
  request: ActingRequest,
  company: Company,
  { userId, email }: Member,
): Promise<void> {
  await store.members.remove(company.id, userId);
  // Who came in another way than by their invitation would come back by it.
  const invitation = await store.invitations.findFor(company.id, email);
  if (invitation !== null) await store.invitations.withdraw(company.id, invitation.id);
  await endEmergencyAccess(parts, store, request, userId);
  await endCosignatures(parts, store, request, userId);
  await endRecordings(parts, store, request, userId);
  await endLaunches(parts, store, request, userId);
  await store.sessions.endAllOf([userId], parts.clock.now());
  await parts.mailQueue.enqueue(store, writeRemovedMail(email, String(company.name), parts.mailQueue.context()));
  store.afterCommit(() => parts.callers.forgetUser(userId));
}
