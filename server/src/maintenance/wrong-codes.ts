import { auditAccount } from '../accounts/audit-account.ts';
import { closeCodeBreakers, forgetWrongCodes } from '../accounts/code-failures.ts';
import { commandLine } from '../presenters/present-audit.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Installation } from './open-installation.ts';
import { findAccount, nameRunner } from './operators.ts';

/**
 * Lets mailed codes count again where wrong ones have switched them off: for the account with an address, or for the
 * installation, whose own count is kept for a year.
 * @param email null for the installation
 * @throws MaintenanceError when there is no such account, or nothing was counted.
 */
export async function clearWrongCodes(installation: Installation, email: string | null): Promise<void> {
  const { accounts } = installation;
  const account = email === null ? null : await findAccount(installation, email);
  await accounts.store.transaction(async (store) => {
    const isCleared =
      account === null ? await closeCodeBreakers(store) : await forgetWrongCodes(accounts, store, account.email);
    if (!isCleared)
      throw new MaintenanceError(`No wrong codes are counted for ${account?.email ?? 'the installation'}.`);
    const source = { ip: 'this machine', userAgent: `notewright, run by ${nameRunner()}` };
    await auditAccount(store, source, accounts.clock.now(), {
      action: 'wrong_codes.cleared',
      outcome: 'success',
      tenantId: account?.tenantId ?? null,
      actorId: commandLine,
      object: account === null ? null : ['user', account.userId],
    });
  });
}
