import type { MailContext } from '../mail/mail-texts.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { Payer } from '../store/billing/payer-store.ts';
import type { BillingParts } from './billing-parts.ts';

type MailParts = Pick<BillingParts, 'clock' | 'mailQueue'>;

/**
 * Mails everybody whom a plan concerns: the individual; of a company its owner, and who bought. Belongs into the
 * transaction of what it tells. A tenant that is gone has nobody.
 */
export async function mailPayers(
  parts: MailParts,
  store: AccountStore,
  tenantId: string,
  write: (to: string, payer: Payer, context: MailContext) => Mail,
): Promise<void> {
  const payer = await store.billing.payers.find(tenantId);
  if (payer === null) return;
  for (const person of [payer.person, payer.buyer])
    if (person !== null) await parts.mailQueue.enqueue(store, write(person.email, payer, parts.mailQueue.context()));
}
