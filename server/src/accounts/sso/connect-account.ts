import { writeIdentityLinkedMail } from '../../mail/mail-texts.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { foldEmail } from '../../store/accounts/field-cipher.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { SsoLink } from '../../store/sso/sso-links.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';
import type { AccountKeys } from '../account-keys.ts';
import { auditAccount } from '../audit-account.ts';
import { domainOf } from './map-person.ts';
import { issuerOf } from './own-places.ts';
import { speaksFor } from './verified-domains.ts';

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
    if (!(await stillHolds(store, link, provider, account))) return false;
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

/** Whether provider and account are what they were when the link was mailed, and the one still speaks for the other. */
async function stillHolds(
  store: AccountStore,
  link: SsoLink,
  provider: SsoProvider,
  { email }: Account,
): Promise<boolean> {
  if (!provider.isOn || link.issuer !== issuerOf(provider)) return false;
  return foldEmail(link.email) === foldEmail(email) && (await speaksFor(store, provider, domainOf(email)));
}
