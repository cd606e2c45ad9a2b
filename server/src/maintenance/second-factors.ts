import { auditAccount } from '../accounts/audit-account.ts';
import { writeFactorsClearedMail } from '../mail/second-factor-mails.ts';
import { commandLine } from '../presenters/present-audit.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Installation } from './open-installation.ts';
import { findAccount, nameRunner } from './operators.ts';

/**
 * Removes every second factor of somebody who has lost them all, recovery codes included: no call of the server can.
 * Who that person is has to be made sure of before. Their sessions end, and they are told by mail. Where one is asked
 * of them they set up a new one at the next sign-in.
 * @throws MaintenanceError when there is no such account, or no second factor.
 */
export async function clearSecondFactors(installation: Installation, email: string): Promise<void> {
  const { accounts } = installation;
  const account = await findAccount(installation, email);
  const { userId, tenantId } = account;
  const now = accounts.clock.now();
  await accounts.store.transaction(async (store) => {
    await store.secondFactors.hold(userId);
    if (!(await store.secondFactors.clear(userId)))
      throw new MaintenanceError(`${account.email} has no second factor.`);
    await store.sessions.endAllOf([userId], now);
    await auditAccount(store, { ip: 'this machine', userAgent: `notewright, run by ${nameRunner()}` }, now, {
      action: 'second_factor.cleared',
      outcome: 'success',
      tenantId,
      actorId: commandLine,
      object: ['user', userId],
    });
    await store.mails.enqueue(writeFactorsClearedMail(account.email, accounts.mailQueue.context()), now);
  });
}
