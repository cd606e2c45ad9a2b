import { userInfo } from 'node:os';
import { auditAccount } from '../accounts/audit-account.ts';
import { writeOperatorGrantedMail, writeOperatorRevokedMail } from '../mail/operator-mails.ts';
import { commandLine } from '../presenters/present-audit.ts';
import type { Account } from '../store/accounts/users.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Installation } from './open-installation.ts';

/**
 * Makes an account that of an operator. Its sessions end: at the next sign-in it is asked for a second factor, and it
 * sees no charts any more.
 * @throws MaintenanceError when the account cannot be one.
 */
export async function grantOperator(installation: Installation, email: string): Promise<void> {
  const account = await findAccount(installation, email);
  if (account.isOperator) throw new MaintenanceError(`${account.email} is an operator already.`);
  if (account.isDisabled) throw new MaintenanceError(`The account of ${account.email} is switched off.`);
  if (account.membership !== null)
    throw new MaintenanceError(
      `${account.email} belongs to a company. An operator belongs to none; please use an account of its own.`,
    );
  await change(installation, account, true);
}

/** Takes it back; the person's own chats are there again. @throws MaintenanceError when they are none. */
export async function revokeOperator(installation: Installation, email: string): Promise<void> {
  const account = await findAccount(installation, email);
  if (!account.isOperator) throw new MaintenanceError(`${account.email} is not an operator.`);
  await change(installation, account, false);
}

/** The operators by address, and whether each has a second factor. */
export async function listOperators({
  accounts,
}: Installation): Promise<readonly { readonly email: string; readonly hasSecondFactor: boolean }[]> {
  const { installation, users } = accounts.store;
  const found = await Promise.all((await installation.listOperators()).map((id) => users.find(id)));
  return found
    .flatMap((account) => (account === null ? [] : [account]))
    .map(({ email, hasSecondFactor }) => ({ email, hasSecondFactor }))
    .toSorted((a, b) => (a.email < b.email ? -1 : 1));
}

/** @throws MaintenanceError when nobody has the address. */
export async function findAccount({ accounts }: Installation, email: string): Promise<Account> {
  const account = await accounts.store.users.findByEmail(email);
  if (account !== null) return account;
  throw new MaintenanceError(
    `There is no account with the address ${email}; it has to sign up and verify the address first.`,
  );
}

async function change({ accounts }: Installation, account: Account, isOperator: boolean): Promise<void> {
  const { userId, email } = account;
  const now = accounts.clock.now();
  const action = isOperator ? 'operator.grant' : 'operator.revoke';
  const write = isOperator ? writeOperatorGrantedMail : writeOperatorRevokedMail;
  await accounts.store.transaction(async (store) => {
    if (!(await store.installation.setOperator(userId, isOperator)))
      throw new MaintenanceError(`The account of ${email} was changed meanwhile. Please try again.`);
    await store.sessions.endAllOf([userId], now);
    await auditAccount(store, { ip: 'this machine', userAgent: `notewright, run by ${nameRunner()}` }, now, {
      action,
      outcome: 'success',
      tenantId: null,
      actorId: commandLine,
      object: ['user', userId],
    });
    await store.mails.enqueue(write(email, accounts.mailQueue.context()), now);
  });
}

/** Who is logged in at the machine; a container may know nobody. */
export function nameRunner(): string {
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}
