import type { AccountParts } from '../../accounts/account-parts.ts';
import { auditAccount } from '../../accounts/audit-account.ts';
import type { AccountEvent } from '../../accounts/audit-account.ts';
import { readCompanyStanding } from '../../plans/coverage.ts';
import type { Standing } from '../../plans/standing.ts';
import type { LoadedCodes } from '../../codes/code-library.ts';
import type { ImportDesk } from '../../codes/import-desk.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { MailState } from '../../jobs/watch-mail.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

/** What the calls of `/operator/` work with. */
export interface OperatorParts extends Pick<AccountParts, 'store' | 'callers' | 'clock' | 'mailQueue' | 'billing'> {
  readonly codes: LoadedCodes;
  readonly imports: ImportDesk;
  /** False where the operator has switched CPT off. */
  readonly showsCpt: boolean;
  readonly installation: {
    readonly version: string;
    /** `sqlite` or `postgres`. */
    readonly database: string;
    readonly mail: string;
    readonly mailState: () => MailState;
    /** `stripe`, `built-in` or `off`. */
    readonly payments: string;
    readonly model: { readonly name: string; readonly address: string } | null;
    readonly settings: readonly { readonly name: string; readonly value: string }[];
  };
}

export interface OperatorRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

/** Where a company's plan stands; null where there are no plans. */
export async function standingOf(parts: OperatorParts, companyId: string): Promise<Standing | null> {
  return parts.billing.isOn ? readCompanyStanding(parts, companyId) : null;
}

/** Keeps what an operator did in the installation's own chain. */
export function noteOperation(
  parts: OperatorParts,
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
