import type { BillingParts } from '../billing/billing-parts.ts';
import { planTable } from '../plans/plan-table.ts';
import { endUnpaid } from '../billing/cancel-plan.ts';
import { describePlan } from '../plans/describe-plan.ts';
import { mailPayers } from '../billing/mail-payers.ts';
import { writeTrialEndingMail, writeYearlyRenewalMail } from '../mail/billing-mails.ts';
import type { PlanNotice } from '../plans/describe-plan.ts';
import type { MailContext } from '../mail/mail-texts.ts';
import { PaymentError } from '../payments/payments.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
const atOnce = 100;
/** How long before it ends a trial is told of, and a plan of a year before it renews. */
const trialNotice = 3 * day;
const yearNotice = 7 * day;

/**
 * Mails what comes by the clock alone, where nothing happens at the provider: a trial that ends soon, a plan of a year
 * that renews soon. Each goes once, from whichever process comes first. A plan whose grace is over is ended at the
 * provider before a mail says that nothing more is charged.
 */
export function createPayerNotices(parts: BillingParts): Job {
  return {
    name: 'tell-payers',
    everyMilliseconds: 10 * 60_000,
    run: async (signal) => {
      await sendDueNotices(parts, signal);
    },
  };
}

/** One round of the job. */
export async function sendDueNotices(parts: BillingParts, signal: AbortSignal): Promise<void> {
  await mailTrialNotices(parts, signal);
  const now = parts.clock.now();
  const { subscriptions } = parts.store.billing;
  for (const one of await subscriptions.listEnding(now, now + yearNotice))
    if (planTable[one.plan].interval === 'year' && one.status === 'active' && !one.cancelAtPeriodEnd)
      await mailOnce(parts, one, 'renews-soon', writeYearlyRenewalMail);
  for (const { providerId } of await subscriptions.listOwedSince(now - parts.billing.graceDays * day, atOnce)) {
    if (signal.aborted) return;
    await endAfterGrace(parts, providerId);
  }
}

/** One that cannot be ended now keeps no other from it; the next round tries again. */
async function endAfterGrace(parts: BillingParts, providerId: string): Promise<void> {
  try {
    await endUnpaid(parts, providerId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    parts.log.error({ err: error }, 'a plan whose grace is over could not be ended at the payment provider yet');
  }
}

async function mailOnce(
  parts: BillingParts,
  subscription: StoredSubscription,
  name: string,
  write: (to: string, notice: PlanNotice, context: MailContext) => Mail,
): Promise<void> {
  await parts.store.transaction(async (store) => {
    if (!(await store.billing.subscriptions.markNotified(subscription.providerId, name))) return;
    await mailPayers(parts, store, subscription.tenantId, (to, payer, context) =>
      write(to, describePlan(subscription, payer), context),
    );
  });
}

/** Where trials are no longer than the notice, the sign-up itself has said all there is. */
async function mailTrialNotices(parts: BillingParts, signal: AbortSignal): Promise<void> {
  if (parts.billing.trialDays * day <= trialNotice) return;
  const { clock, store } = parts;
  const now = clock.now();
  let after = '';
  for (;;) {
    const page = await store.billing.payers.listEndingTrials({ from: now, to: now + trialNotice }, after, atOnce);
    for (const trial of page) {
      if (signal.aborted) return;
      await mailTrialNotice(parts, trial);
    }
    if (page.length < atOnce) return;
    after = page.at(-1)?.tenantId ?? after;
  }
}

async function mailTrialNotice(
  parts: BillingParts,
  { tenantId, endsOn }: { readonly tenantId: string; readonly endsOn: number },
): Promise<void> {
  const now = parts.clock.now();
  await parts.store.transaction(async (store) => {
    // The count is forgotten a day after the trial; one that an operator makes longer gets another notice then.
    const span = { now, expiresAt: endsOn + day, prolong: false };
    const { points } = await store.counters.add(`trial-mail:${tenantId}`, 1, span);
    if (points > 1) return;
    await mailPayers(parts, store, tenantId, (to, { companyName }, context) =>
      writeTrialEndingMail(to, { companyName, endsOn }, context),
    );
  });
}
