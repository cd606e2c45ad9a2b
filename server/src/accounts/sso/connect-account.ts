import { writeIdentityLinkedMail } from '../../mail/mail-texts.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AccountKeys } from '../account-keys.ts';
import { auditAccount } from '../audit-account.ts';
import { issuerOf } from './own-places.ts';

export interface ConnectAccountParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/**
 * Connects an account with a person of its company's provider, as its mailbox says. The link counts once.
 * @returns false for a link that is spent or too old, and where the two belong together no more
 */
export function connectAccount(parts: ConnectAccountParts, token: string, source: RequestSource): Promise<boolean> {
  const now = parts.clock.now();
  return parts.store.transaction(async (store) => {
    const link = await store.sso.links.spend(parts.keys.hashToken(token), now);
    const provider = link === null ? null : await store.sso.providers.find(link.providerId);
    const account = link === null ? null : await store.users.find(link.userId);
    if (link === null || provider === null || account === null || account.isDisabled) return false;
    if (account.membership?.tenantId !== provider.tenantId) return false;
    const identity = { issuer: issuerOf(provider), subject: link.subject };
    // A provider may call people by another name than before: the mailbox says that they are the same.
    if (!(await store.identities.relink(identity, account.userId, now))) return false;
    const mail = writeIdentityLinkedMail(account.email, provider.name, parts.mailQueue.context());
    await parts.mailQueue.enqueue(store, mail);
    await auditAccount(store, source, now, {
      action: 'identity.link',
      outcome: 'success',
      tenantId: account.tenantId,
      actorId: account.userId,
      object: ['user', account.userId],
    });
    return true;
  });
}
