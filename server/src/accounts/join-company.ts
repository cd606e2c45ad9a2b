import { readCompanyStanding } from '../plans/coverage.ts';
import { describePlan } from '../plans/describe-plan.ts';
import { ProblemError } from '../kernel/problem.ts';
import { writeOwnPlanBesideMail } from '../mail/billing-mails.ts';
import { planAllows } from '../plans/plan-policy.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { foldEmail } from '../store/accounts/field-cipher.ts';
import type { Account } from '../store/accounts/users.ts';
import type { Company } from '../store/companies/company-store.ts';
import type { Invitation } from '../store/companies/invitation-store.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import type { BillingRules } from '../plans/coverage.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Clock } from '../kernel/clock.ts';
import type { SessionCallers } from './session-callers.ts';

export type Joining =
  | {
      readonly kind: 'joined';
      readonly company: Company;
      /** They pay for a plan of their own as well, which a mail has told them. */
      readonly paysThemselves: boolean;
    }
  /** The token is unknown, used, too old, withdrawn, or for another address: all the same to who sent it. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'already_in_company' }
  | { readonly kind: 'seats_full' }
  /** The company has no plan under which it may have more people. */
  | { readonly kind: 'plan_required' };

export interface JoinCompanyParts {
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
}

/**
 * Lets somebody into the company that invited them; belongs into the transaction of what else is done for them. An
 * invitation is for one address and used once: of many at the same moment one joins. Chats made before stay where
 * they are, in the tenant of their own.
 */
export async function joinCompany(
  parts: JoinCompanyParts,
  store: AccountStore,
  source: RequestSource,
  { tokenHash, account }: { readonly tokenHash: string; readonly account: Account },
): Promise<Joining> {
  const now = parts.clock.now();
  const found = await holdInvitation(store, tokenHash, now);
  const denied = found === null ? 'invalid' : await findObstacle({ ...parts, store }, found, account);
  if (found !== null && denied === null) {
    await enter(store, found.invitation, account.userId, now);
    store.afterCommit(() => parts.callers.forgetUser(account.userId));
  }
  await auditAccount(store, source, now, {
    action: 'user.join',
    outcome: denied === null ? 'success' : 'denied',
    tenantId: found?.company.id ?? account.personalTenantId,
    actorId: account.userId,
    object: found === null ? null : ['invitation', found.invitation.id],
  });
  if (found === null || denied !== null) return { kind: denied ?? 'invalid' };
  const { company } = found;
  return {
    kind: 'joined',
    company,
    paysThemselves: await mailOwnPlanNotice(parts, store, account, String(company.name)),
  };
}

/** Who has a plan of their own goes on paying for it beside the company's, until they cancel it: a mail says so. */
async function mailOwnPlanNotice(
  parts: { readonly mailQueue: MailQueue; readonly billing: BillingRules },
  store: AccountStore,
  { personalTenantId, email }: Account,
  companyName: string,
): Promise<boolean> {
  if (!parts.billing.isOn) return false;
  const running = await store.billing.subscriptions.listRunning(personalTenantId);
  const plan = running.find(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
  if (plan === undefined) return false;
  const notice = describePlan(plan, { companyName: null });
  await parts.mailQueue.enqueue(store, writeOwnPlanBesideMail(email, notice, companyName, parts.mailQueue.context()));
  return true;
}

interface Held {
  readonly invitation: Invitation;
  readonly company: Company;
}

/** Asked again once the company is held: it may have been used or withdrawn while this waited. */
async function holdInvitation(store: AccountStore, tokenHash: string, now: number): Promise<Held | null> {
  const first = await store.invitations.findOpen(tokenHash, now);
  const company = first === null ? null : await store.companies.hold(first.tenantId);
  if (company === null) return null;
  const invitation = await store.invitations.findOpen(tokenHash, now);
  return invitation === null ? null : { invitation, company };
}

async function findObstacle(
  parts: { readonly store: AccountStore; readonly clock: Clock; readonly billing: BillingRules },
  { invitation, company }: Held,
  account: Account,
): Promise<Exclude<Joining['kind'], 'joined'> | null> {
  // Who runs the installation belongs to no company, and an invitation to their address is as good as none.
  if (foldEmail(account.email) !== foldEmail(invitation.email) || account.isOperator) return 'invalid';
  if (account.membership !== null) return 'already_in_company';
  if (parts.billing.isOn && !planAllows('invite', (await readCompanyStanding(parts, company.id)).state))
    return 'plan_required';
  // The invitation has its seat, unless the company has fewer by now.
  const { members } = await parts.store.companies.countPeople(company.id, parts.clock.now());
  return members < company.seats ? null : 'seats_full';
}

async function enter(store: AccountStore, invitation: Invitation, userId: string, now: number): Promise<void> {
  const { tenantId, role } = invitation;
  const joined = await store.members.join({ userId, tenantId, role, joinedAt: now });
  // Undoes the transaction: somebody who joins two companies at the same moment is in the first.
  if (!joined || !(await store.invitations.accept(invitation.id, userId, now)))
    throw new ProblemError('already_in_company');
}
