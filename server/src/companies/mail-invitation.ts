import type { GivenRole } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import type { AccountKeys } from '../accounts/account-keys.ts';
import { countTo } from '../accounts/count-to.ts';
import { tries } from '../accounts/tries.ts';
import type { Clock } from '../kernel/clock.ts';
import { durations } from '../kernel/durations.ts';
import { ProblemError } from '../kernel/problem.ts';
import { writeInvitationMail } from '../mail/company-mails.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Company } from '../store/companies/company-store.ts';
import type { Member } from '../store/companies/member-store.ts';

export interface MailInvitationParts {
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/** Into which company, and in whose name. */
export interface Inviting {
  readonly store: AccountStore;
  readonly company: Company;
  /** An owner or admin. */
  readonly self: Member;
}

/**
 * How often one company writes to one address, and how many invitations it sends at all: who invites and withdraws in
 * turn could write to everybody else. Another company's mails do not count.
 */
export async function admitInvitationMail(
  parts: Pick<MailInvitationParts, 'clock' | 'limitFactor'>,
  { store, company }: Pick<Inviting, 'store' | 'company'>,
  email: string,
): Promise<ProblemError | null> {
  const perDay = Math.max(tries.invitationsADay, tries.invitationsPerSeat * company.seats);
  const ofCompany = await countTo(parts, store, `invitations-of:${company.id}`, {
    most: perDay,
    within: durations.invitationMailWindow,
  });
  if (ofCompany > 0)
    return new ProblemError('rate_limited', {
      message: defineMessage(
        'company.manyInvitationsToday',
        'Your company has sent many invitations today. Please go on tomorrow.',
      ),
      retryAfter: ofCompany,
    });
  const toOne = await countTo(parts, store, `invitations:${company.id}:${store.nameEmail(email)}`, {
    most: tries.invitationsPerCompany,
    within: durations.mailWindow,
  });
  if (toOne === 0) return null;
  return new ProblemError('rate_limited', {
    message: defineMessage(
      'company.personInvitedOften',
      'This person was invited several times just now. Please wait an hour, or send them the link yourself.',
    ),
    retryAfter: toOne,
  });
}

/** Keeps an invitation and mails it; answers its id. Belongs into a transaction that holds the company. */
export async function mailInvitation(
  parts: MailInvitationParts,
  { store, company, self }: Inviting,
  { email, role }: { readonly email: string; readonly role: GivenRole },
): Promise<string> {
  const now = parts.clock.now();
  const token = parts.keys.makeResetToken();
  const id = await store.invitations.save({
    tenantId: company.id,
    email,
    role,
    invitedBy: self.userId,
    invitedOn: now,
    expiresAt: now + durations.invitation,
    token,
    tokenHash: parts.keys.hashToken(token),
  });
  const words = { companyName: String(company.name), inviter: self, role, token };
  // Nobody is flooded by many companies: beyond that, the link stands in the inviter's list as ever.
  const tooMany = await countTo(parts, store, `invitation-mails:${store.nameEmail(email)}`, {
    most: tries.invitationMails,
    within: durations.invitationMailWindow,
  });
  if (tooMany === 0) await parts.mailQueue.enqueue(store, writeInvitationMail(email, words, parts.mailQueue.context()));
  return id;
}
