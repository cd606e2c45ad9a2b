import {
  writePlanCancelledMail,
  writePlanEndedMail,
  writePlanResumedMail,
  writeRenewalFailedMail,
  writeRenewalPaidMail,
  writeSeatsAddedMail,
} from '../mail/billing-mails.ts';
import type { PlanNotice } from '../plans/describe-plan.ts';
import type { MailContext } from '../mail/mail-texts.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { BillingParts } from './billing-parts.ts';
import type { ChangedBy } from './settle-subscription.ts';
import { graceEnd } from '../plans/standing.ts';
import { describePlan } from '../plans/describe-plan.ts';
import { mailPayers } from './mail-payers.ts';

/** A subscription before a reading was kept, and as it stands now. */
export interface Change {
  readonly before: StoredSubscription;
  readonly after: StoredSubscription;
  /** Who did it by a call of their own. */
  readonly by: ChangedBy | null;
}

/**
 * Does what follows from a change, in the transaction that keeps it: since a change is kept once, all of it is done once.
 */
export async function followChange(parts: BillingParts, store: AccountStore, change: Change): Promise<void> {
  const { before, after, by } = change;
  if (by !== null) await auditPlan(parts, store, after, by.action, by);
  for (const action of nameChanges(before, after))
    if (action !== by?.action) await auditPlan(parts, store, after, action, null);
  if (before.seats !== after.seats && after.endedAt === null) await giveSeats(store, after);
  await mailPlanChange(parts, store, change);
}

type PlanEvent =
  | `subscription.${'start' | 'renew' | 'past_due' | 'end' | 'seats' | 'refund' | 'cancel' | 'resume'}`
  | ChangedBy['action'];

function nameChanges(before: StoredSubscription, after: StoredSubscription): readonly PlanEvent[] {
  if (before.endedAt !== null) return [];
  const isPaidAgain =
    after.status === 'active' && (after.periodStart > before.periodStart || before.status === 'past_due');
  const found: readonly (readonly [boolean, PlanEvent])[] = [
    [isPaidAgain, 'subscription.renew'],
    [after.status === 'past_due' && before.status !== 'past_due', 'subscription.past_due'],
    [after.seats !== before.seats, 'subscription.seats'],
    [after.endedAt !== null, 'subscription.end'],
    [after.endedAt === null && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd, 'subscription.cancel'],
    [after.endedAt === null && !after.cancelAtPeriodEnd && before.cancelAtPeriodEnd, 'subscription.resume'],
  ];
  return found.flatMap(([is, action]) => (is ? [action] : []));
}

/** Writes into the audit log what became of a plan; nobody is named for what comes by itself. */
export function auditPlan(
  parts: Pick<BillingParts, 'clock'>,
  store: AccountStore,
  { tenantId, id }: Pick<StoredSubscription, 'tenantId' | 'id'>,
  action: PlanEvent,
  by: Pick<ChangedBy, 'userId' | 'ip' | 'userAgent'> | null,
): Promise<void> {
  return store.audit.append({
    tenantId,
    actorId: by?.userId ?? null,
    action,
    objectType: 'subscription',
    objectId: id,
    outcome: 'success',
    ip: by?.ip ?? '',
    userAgent: by?.userAgent ?? '',
    at: parts.clock.now(),
  });
}

/** A company has as many seats as its plan; what an operator gives beside it stands until the plan's number changes. */
export async function giveSeats(store: AccountStore, { tenantId, seats }: StoredSubscription): Promise<void> {
  await store.installation.changeCompany(tenantId, { seats });
}

type Tell = (to: string, notice: PlanNotice, context: MailContext) => Mail;

async function mailPlanChange(parts: BillingParts, store: AccountStore, { before, after }: Change): Promise<void> {
  for (const write of await chooseMails(parts, store, before, after))
    await mailPayers(parts, store, after.tenantId, (to, payer, context) =>
      write(to, describePlan(after, payer), context),
    );
}

/** The mails of a change. An end is told once, also where the clock told of it before the provider did. */
async function chooseMails(
  { billing }: BillingParts,
  store: AccountStore,
  before: StoredSubscription,
  after: StoredSubscription,
): Promise<readonly Tell[]> {
  if (before.endedAt !== null) return [];
  if (after.endedAt !== null)
    return (await store.billing.subscriptions.markNotified(after.providerId, 'ended')) ? [writePlanEndedMail] : [];
  const added = after.seats - before.seats;
  const found: readonly (readonly [boolean, Tell])[] = [
    [added > 0, (to, notice, context) => writeSeatsAddedMail(to, notice, added, context)],
    [after.status === 'active' && before.status === 'past_due', writeRenewalPaidMail],
    [
      after.status === 'past_due' && before.status !== 'past_due',
      (to, notice, context) => writeRenewalFailedMail(to, notice, graceEnd(after, billing), context),
    ],
    [after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd, writePlanCancelledMail],
    [!after.cancelAtPeriodEnd && before.cancelAtPeriodEnd, writePlanResumedMail],
  ];
  return found.flatMap(([is, write]) => (is ? [write] : []));
}
