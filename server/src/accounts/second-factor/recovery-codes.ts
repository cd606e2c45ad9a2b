import { foldRecoveryCode, limits } from '@notewright/contract';
import { writeRecoveryCodeUsedMail } from '../../mail/second-factor-mails.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

/** Makes ten new codes in the place of all before, and gives them this once. Belongs into a transaction. */
export async function renewRecoveryCodes(
  parts: { readonly keys: AccountKeys; readonly clock: Clock },
  store: AccountStore,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => parts.keys.makeRecoveryCode());
  const macs = codes.map((code) => parts.keys.macRecoveryCode(userId, foldRecoveryCode(code)));
  await store.secondFactors.replaceRecoveryCodes(userId, macs, parts.clock.now());
  return codes;
}

export interface RecoveryCodesParts {
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/** Spends a code, given in its folded form, and tells the person by mail. True for the first use only. */
export async function spendRecoveryCode(
  parts: RecoveryCodesParts,
  store: AccountStore,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
  code: string,
): Promise<boolean> {
  const { secondFactors } = store;
  const mac = parts.keys.macRecoveryCode(userId, code);
  if (!(await secondFactors.spendRecoveryCode(userId, mac, parts.clock.now()))) return false;
  const { recoveryCodes: left } = await secondFactors.readStanding(userId);
  await parts.mailQueue.enqueue(store, writeRecoveryCodeUsedMail(email, left, parts.mailQueue.context()));
  return true;
}
