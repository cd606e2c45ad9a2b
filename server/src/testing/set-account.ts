import type { AccountStore } from '../store/accounts/account-store.ts';
import type { TestServer } from './start-test-server.ts';

/** What of an account a test may set; what is left out stays. */
export interface AccountSetting {
  readonly isOperator?: boolean;
  /** Epoch milliseconds, as all times; null: no second factor. */
  readonly secondFactorAt?: number | null;
  readonly disabledAt?: number | null;
  /** Empty: no password. */
  readonly passwordHash?: string;
}

/**
 * Sets an account as the program would, seal and all, without what belongs to it otherwise: no session ends, and no
 * factor is there. The server that is handed in looks at the account again at the next call.
 */
export async function setAccount({ server }: TestServer, userId: string, setting: AccountSetting): Promise<void> {
  await server.accounts.store.transaction((store) => writeSetting(store, userId, setting));
  server.accounts.callers.forgetUser(userId);
}

async function writeSetting(store: AccountStore, userId: string, setting: AccountSetting): Promise<void> {
  const { isOperator, secondFactorAt, disabledAt, passwordHash } = setting;
  if (isOperator !== undefined) await store.installation.setOperator(userId, isOperator);
  if (secondFactorAt !== undefined) await store.secondFactors.keepStanding(userId, secondFactorAt);
  if (disabledAt !== undefined) await store.installation.setDisabled(userId, disabledAt);
  if (passwordHash !== undefined) await store.users.updatePasswordHash(userId, passwordHash);
}
