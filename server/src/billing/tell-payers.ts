import { enqueueMail } from '../accounts/code-mails.ts';
import type { PlanNotice } from '../mail/billing-mails.ts';
import type { MailContext } from '../mail/mail-texts.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Payer } from '../store/billing/payer-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { planTable } from './plan-table.ts';

type MailParts = Pick<BillingParts, 'clock' | 'nudgeMail' | 'mailContext'>;

/** A plan's name within a sentence: "Individual plan", "Company Plan". */
export function namePlan(plan: StoredSubscription['plan']): string {
  const { name } = planTable[plan];
  return name.endsWith('Plan') ? name : `${name} plan`;
}

/** What mails say of a plan. */
export function describePlan(
  subscription: StoredSubscription,
  { companyName }: Pick<Payer, 'companyName'>,
): PlanNotice {
  const { plan, seats, amount, periodEnd } = subscription;
  const { interval } = planTable[plan];
  return { companyName, planName: namePlan(plan), seats, amount, interval, periodEnd };
}

/**
 * Mails everybody whom a plan concerns: the individual; of a company its owner, and who bought. Belongs into the
 * transaction of what it tells. A tenant that is gone has nobody.
 */
export async function tellPayers(
  parts: MailParts,
  store: AccountStore,
  tenantId: string,
  write: (to: string, payer: Payer, context: MailContext) => Mail,
): Promise<void> {
  const payer = await store.billing.payers.find(tenantId);
  if (payer === null) return;
  for (const person of [payer.person, payer.buyer])
    if (person !== null) await enqueueMail(parts, store, write(person.email, payer, parts.mailContext()));
}
