import type { AccountParts } from '../../accounts/account-parts.ts';
import { auditAccount } from '../../accounts/audit-account.ts';
import type { AccountEvent } from '../../accounts/audit-account.ts';
import type { UserCaller } from '../../http/route.ts';
import type { MailState } from '../../jobs/watch-mail.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

/** What the calls of `/operator/` work with. */
export interface OperatorParts extends Pick<AccountParts, 'store' | 'callers' | 'clock' | 'mailContext' | 'nudgeMail'> {
  readonly installation: {
    readonly version: string;
    /** `sqlite` or `postgres`. */
    readonly database: string;
    readonly mail: string;
    readonly mailState: () => MailState;
    readonly model: { readonly name: string; readonly address: string } | null;
    readonly settings: readonly { readonly name: string; readonly value: string }[];
  };
}

export interface OperatorRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
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
