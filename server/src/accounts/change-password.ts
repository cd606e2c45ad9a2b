import { defineMessage, type Message } from '@notewright/engine/message';
import { ProblemError } from '../kernel/problem.ts';
import type { UserCaller } from '../kernel/caller.ts';
import { writeOwnPasswordChangedMail } from '../mail/own-account-mails.ts';
import type { Account } from '../store/accounts/users.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { provePassword } from './prove-identity.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';
import type { ProvePasswordParts } from './prove-identity.ts';
import type { SessionCallers } from './session-callers.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const wrongWords = {
  action: 'password.change',
  field: 'current_password',
  wrong: defineMessage('account.notCurrentPassword', 'This is not your current password.'),
};

export interface ChangePasswordParts extends ProvePasswordParts {
  readonly callers: SessionCallers;
  readonly mailQueue: MailQueue;
}

/**
 * Changes the password of somebody who knows it (ASVS 6.2.3). Every other session of theirs ends in the same
 * transaction, this one goes on, and they hear of it by mail. What else was under way with the old password ends too: a
 * reset, and a change of address.
 * @throws ProblemError `validation_failed` on either password; `rate_limited`; `conflict` when it was changed meanwhile.
 */
export async function changePassword(
  parts: ChangePasswordParts,
  caller: UserCaller,
  { currentPassword, newPassword }: PasswordChange,
  source: RequestSource,
): Promise<void> {
  const account = await parts.store.users.find(caller.userId);
  if (account === null) throw new ProblemError('session_expired');
  if (account.passwordHash === null)
    refuse(
      'current_password',
      defineMessage(
        'account.noPasswordToChange',
        'Your account has no password. With Forgot Password on the login page you choose one.',
      ),
    );
  refuseKnownPassword(newPassword, account.email, 'new_password');
  await provePassword(parts, { account, sessionId: caller.sessionId }, currentPassword, source, wrongWords);
  if (newPassword.normalize('NFC') === currentPassword.normalize('NFC'))
    refuse(
      'new_password',
      defineMessage('account.samePassword', 'This is the password you have. Please choose another.'),
    );
  const isChanged = await keepChange(parts, { account, compared: account.passwordHash, caller, newPassword, source });
  if (!isChanged)
    throw new ProblemError('conflict', {
      message: defineMessage(
        'account.passwordChangedMeanwhile',
        'Your password was changed meanwhile. Please try again.',
      ),
    });
  parts.callers.forgetUser(account.userId);
}

function refuse(field: string, message: Message): never {
  throw new ProblemError('validation_failed', { message, fields: { [field]: [message] } });
}

interface Change {
  readonly account: Account;
  /** The hash that the current password was compared with. */
  readonly compared: string;
  readonly caller: UserCaller;
  readonly newPassword: string;
  readonly source: RequestSource;
}

/** False when another request changed the password while this one was being hashed. */
async function keepChange(
  parts: ChangePasswordParts,
  { account, compared, caller, newPassword, source }: Change,
): Promise<boolean> {
  const { userId, tenantId, email } = account;
  const passwordHash = await parts.passwords.hash(newPassword, source.ip);
  return parts.store.transaction(async (store) => {
    const now = parts.clock.now();
    // The account before its sessions: a sign-in under way holds the account, and its session is there by then.
    if (!(await store.users.keepPasswordHash(userId, compared, passwordHash))) return false;
    await store.sessions.endOthers(userId, caller.sessionId, now);
    // Where there is a second factor, a password alone is no proof, and must not make an old one last.
    if (!account.hasSecondFactor) await store.sessions.prove(caller.sessionId, now);
    await store.resets.removeOf(userId);
    await store.emailChanges.remove(userId);
    await parts.mailQueue.enqueue(store, writeOwnPasswordChangedMail(email, parts.mailQueue.context()));
    await auditAccount(store, source, now, {
      action: 'password.change',
      outcome: 'success',
      tenantId,
      actorId: userId,
      object: ['user', userId],
    });
    return true;
  });
}
