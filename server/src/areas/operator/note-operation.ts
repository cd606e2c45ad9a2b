import { auditAccount } from '../../accounts/audit-account.ts';
import type { AccountEvent } from '../../accounts/audit-account.ts';
import { readCompanyStanding } from '../../plans/coverage.ts';
import type { Standing } from '../../plans/standing.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { CoverageParts } from '../../plans/coverage.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface OperatorRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

/** Where a company's plan stands; null where there are no plans. */
export async function standingOf(parts: CoverageParts, companyId: string): Promise<Standing | null> {
  return parts.billing.isOn ? readCompanyStanding(parts, companyId) : null;
}

/** Keeps what an operator did in the installation's own chain. */
export function noteOperation(
  parts: { readonly clock: Clock },
  store: AccountStore,
  request: OperatorRequest,
  action: string,
  object: AccountEvent['object'] = null,
): Promise<void> {
  return auditAccount(store, request, parts.clock.now(), {
    action,
    outcome: 'success',
    tenantId: null,
    actorId: request.caller.userId,
    object,
  });
}
