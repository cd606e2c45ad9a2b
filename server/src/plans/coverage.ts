import type { Clock } from '../kernel/clock.ts';
import type { UserCaller } from '../kernel/caller.ts';
import { planAllows } from './plan-policy.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import { isLive, readStanding } from './standing.ts';
import type { Standing } from './standing.ts';

/** How plans are used in this installation (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
export interface BillingRules {
  /** Without plans everybody may do everything. */
  readonly isOn: boolean;
  readonly trialDays: number;
  readonly graceDays: number;
}

/** Under which plan somebody works. */
export interface Coverage {
  /** Of where the session works; of a member's own workspace that of the company, where only that covers it. */
  readonly standing: Standing;
  /** The company that pays; null for who pays themselves. */
  readonly companyId: string | null;
}

export interface CoverageParts {
  readonly store: Pick<AccountStore, 'billing' | 'companies' | 'users'>;
  readonly clock: Clock;
  readonly billing: BillingRules;
}

type Workplace = Pick<UserCaller, 'tenantId'>;

/** Where a company stands. */
export async function readCompanyStanding(parts: CoverageParts, companyId: string): Promise<Standing> {
  const company = await parts.store.companies.find(companyId);
  return readTenantStanding(parts, companyId, company?.trialEndsOn ?? null);
}

async function readTenantStanding(
  { store, clock, billing }: CoverageParts,
  tenantId: string,
  trialEndsOn: number | null,
): Promise<Standing> {
  const subscription = await store.billing.subscriptions.findCurrent(tenantId);
  return readStanding({ subscription, trialEndsOn, now: clock.now(), graceDays: billing.graceDays });
}

/** Under which plan a person's session works. A company covers its members wherever they work; the other way it does not. */
export async function readCoverage(parts: CoverageParts, account: Account, { tenantId }: Workplace): Promise<Coverage> {
  if (tenantId !== account.personalTenantId)
    return { standing: await readCompanyStanding(parts, tenantId), companyId: tenantId };
  const own = await readTenantStanding(parts, tenantId, account.trialEndsOn);
  const { membership } = account;
  if (membership === null || isLive(own)) return { standing: own, companyId: null };
  const company = await readCompanyStanding(parts, membership.tenantId);
  // Of two trials one's own counts; a plan that somebody pays for counts before either.
  const isCovered = isLive(company) || (planAllows('write', company.state) && !planAllows('write', own.state));
  return isCovered ? { standing: company, companyId: membership.tenantId } : { standing: own, companyId: null };
}
