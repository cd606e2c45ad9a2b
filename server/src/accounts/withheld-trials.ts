import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Company } from '../store/companies/company-store.ts';
import { mailboxOf } from './mailbox-of.ts';
import { publicMailDomains } from './public-mail-domains.ts';

/** The domain that an address shares with the people of its organisation; null at a public mail service. */
export function ownMailDomain(email: string): string | null {
  const mailbox = mailboxOf(email);
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return publicMailDomains.has(domain) ? null : domain;
}

/** The keyed hash under which it is kept that a company wants no trials given to the people of a mail domain. */
export function indexMailDomain(store: Pick<AccountStore, 'nameEmail'>, domain: string): string {
  return store.nameEmail(`@${domain}`);
}

/** What a company wants of the free trials of people with addresses like its owner's. */
export interface OwnTrials {
  /** The domain of its owner's address; null at a public mail service. */
  readonly mailDomain: string | null;
  readonly areWithheld: boolean;
}

/** Holds for the domain of the present owner's own address alone: with another owner, what was chosen for another domain ends. */
export async function readOwnTrials(store: AccountStore, company: Company): Promise<OwnTrials> {
  const owner = await store.members.findOwner(company.id);
  const mailDomain = owner === null ? null : ownMailDomain(owner.email);
  const areWithheld = mailDomain !== null && company.trialDomainIndex === indexMailDomain(store, mailDomain);
  return { mailDomain, areWithheld };
}

/** True when the organisation of an address wants no free trial given to whoever signs up with it. */
export async function isTrialWithheld(store: AccountStore, email: string): Promise<boolean> {
  const domain = ownMailDomain(email);
  if (domain === null) return false;
  for (const id of await store.companies.listByTrialDomain(indexMailDomain(store, domain))) {
    const company = await store.companies.find(id);
    if (company !== null && (await readOwnTrials(store, company)).areWithheld) return true;
  }
  return false;
}
