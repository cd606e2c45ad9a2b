import type { Message } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { planTable } from '../../../plans/plan-table.ts';
import { isLive, readStanding } from '../../../plans/standing.ts';
import { kindOfDeletion } from '../../../own-data/delete-account.ts';
import type { DeletionKind } from '../../../own-data/delete-account.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import type { Account } from '../../../store/accounts/users.ts';
import type { AccountStore } from '../../../store/accounts/account-store.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { BillingRules } from '../../../plans/coverage.ts';
import type { OwnDataLimits } from '../../../own-data/own-data-limits.ts';

async function listEndingPlans(
  { store, billing, clock }: ReadOwnDataParts,
  { personalTenantId, membership }: Account,
  kind: DeletionKind,
): Promise<{ plan_name: Message; paid_until: string }[]> {
  const closes = kind === 'closes_company' && membership !== null ? [membership.tenantId] : [];
  const ending = [];
  for (const tenantId of [personalTenantId, ...closes]) {
    const subscription = await store.billing.subscriptions.findCurrent(tenantId);
    const { graceDays } = billing;
    const standing = readStanding({ subscription, trialEndsOn: null, now: clock.now(), graceDays });
    if (subscription !== null && isLive(standing))
      ending.push({
        plan_name: planTable[subscription.plan].name,
        paid_until: new Date(standing.expiresOn ?? subscription.periodEnd).toISOString(),
      });
  }
  return ending;
}

export interface ReadOwnDataParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** How many bytes of attachments a person has stored. */
  readonly readUse: (userId: string) => Promise<number>;
  readonly ownDataLimits: OwnDataLimits;
}

/** What there is, for how long, and what deleting would mean: what the page says before anything is done. */
export function readOwnDataRoute(parts: ReadOwnDataParts): Route {
  return route(authenticationApp.readOwnData, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: people read what is kept of them',
    handle: async ({ caller }) => {
      const account = await parts.store.users.find(caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      const { membership } = account;
      const company =
        membership === null
          ? null
          : {
              role: membership.role,
              others: await parts.store.deletions.countOthers(membership.tenantId, caller.userId),
            };
      const kind = kindOfDeletion(company);
      const { binDays, backupDays, storedBytes } = parts.ownDataLimits;
      return json({
        bin_days: binDays,
        backup_days: backupDays,
        stored_bytes: await parts.readUse(caller.userId),
        stored_bytes_limit: storedBytes,
        deletion: kind,
        company_name: membership?.companyName ?? null,
        ending_plans: await listEndingPlans(parts, account, kind),
      });
    },
  });
}
