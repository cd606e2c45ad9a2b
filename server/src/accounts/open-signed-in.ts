import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { forgetWrongCodes } from './code-failures.ts';
import { noteDevice } from './new-device.ts';
import type { TokenPair, Sessions } from './sessions.ts';
import type { NewDeviceParts } from './new-device.ts';

export interface OpenSignedInParts extends NewDeviceParts {
  readonly sessions: Sessions;
}

/**
 * Opens a session for a person who has shown everything that is asked of them, by whichever way they came, tells the
 * audit log and their own list of it, and them by mail where the device is a new one. Wrong codes for the address are
 * forgotten. Belongs into the transaction in
 * which that was checked.
 */
export async function openSignedIn(
  parts: OpenSignedInParts,
  store: AccountStore,
  source: RequestSource,
  account: Pick<Account, 'userId' | 'tenantId' | 'email'>,
  remember: boolean,
): Promise<TokenPair> {
  const { userId, tenantId } = account;
  await forgetWrongCodes(parts, store, account.email);
  const { sessionId, ...tokens } = await parts.sessions.openForUser(store, userId, remember, source);
  await noteDevice(parts, store, account, source);
  await auditAccount(store, source, parts.clock.now(), {
    action: 'session.sign_in',
    outcome: 'success',
    tenantId,
    actorId: userId,
    object: ['session', sessionId],
  });
  return tokens;
}
