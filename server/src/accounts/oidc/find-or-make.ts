import { domainToASCII } from 'node:url';
import { defineMessage, type Message } from '@notewright/engine/message';
import { emailField } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import type { ProvedIdentity } from '../../identity/identity-provider.ts';
import { writeIdentityLinkedMail } from '../../mail/mail-texts.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { auditAccount } from '../audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { holdCodes } from '../code-failures.ts';
import { makeAccount } from '../make-account.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { BillingRules } from '../../plans/coverage.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export type Found = { readonly kind: 'found'; readonly account: Account } | Refused;

export interface Refused {
  readonly kind: 'refused';
  readonly sentence: Message;
  readonly account: Account | null;
}

interface Arrival {
  readonly provider: ProviderSignIn;
  readonly proved: ProvedIdentity;
  readonly source: RequestSource;
}

export interface FindOrMakeParts {
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * The account of a person whom the provider has proved. Whoever has been here before is known by the provider's id for
 * them and by nothing else. At the first time the address decides, if the provider has verified it and may speak for
 * its domain: the account with that address is linked and its owner told, or a new account is made, without a password.
 * All within the transaction of the sign-in.
 */
export async function findOrMake(parts: FindOrMakeParts, store: AccountStore, arrival: Arrival): Promise<Found> {
  const { provider, proved } = arrival;
  const email = readEmail(proved);
  // Held before anything is read, so that of two first sign-ins the second finds what the first has made.
  if (email !== null) await holdCodes(parts, store, email, 'sign-up');
  const linked = await store.identities.findUser(proved);
  if (linked !== null) return admit(linked.userId === null ? null : await store.users.find(linked.userId), provider);
  const { name } = provider.identities;
  if (email === null)
    return refused(
      defineMessage(
        'account.noConfirmedAddress',
        '{name} did not tell a confirmed e-mail address of yours, so no account can be found for you. Please ask your administrator.',
        { name },
      ),
    );
  if (!provider.emailDomains.has(domainOf(email)))
    return refused(
      defineMessage(
        'account.addressOfOtherDomain',
        '{name} cannot sign in people with your e-mail address here. Please log in with your password.',
        { name },
      ),
    );
  const known = await store.users.findByEmail(email);
  return known === null ? makeNew(parts, store, email, arrival) : linkKnown(parts, store, known, arrival);
}

/** The address in the form in which it is kept; null for none, for one that is no address, and for one nobody verified. */
function readEmail({ email, isEmailVerified }: ProvedIdentity): string | null {
  const read = isEmailVerified ? emailField.safeParse(email) : null;
  return read?.success === true ? read.data : null;
}

function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1));
}

function refused(sentence: Message, account: Account | null = null): Refused {
  return { kind: 'refused', sentence, account };
}

function admit(account: Account | null, provider: ProviderSignIn): Found {
  return account === null || account.isDisabled ? refuseAccount(account, provider) : { kind: 'found', account };
}

/** For an account that is switched off, and one that was changed from outside. */
export function refuseAccount(account: Account | null, { identities }: ProviderSignIn): Refused {
  return refused(
    defineMessage(
      'account.switchedOff',
      'Your account here is switched off, so {name} cannot open it. Please ask your administrator.',
      { name: identities.name },
    ),
    account,
  );
}

async function makeNew(
  parts: { readonly clock: Clock; readonly billing: BillingRules },
  store: AccountStore,
  email: string,
  arrival: Arrival,
): Promise<Found> {
  const userId = makeId();
  const isMade = await makeAccount(parts, store, { userId, email, passwordHash: null }, arrival.source);
  const account = isMade ? await store.users.find(userId) : null;
  if (account === null) throw new Error('The account of a held address could not be made.');
  await link(parts, store, account, arrival);
  return { kind: 'found', account };
}

async function linkKnown(
  parts: { readonly clock: Clock; readonly mailQueue: MailQueue },
  store: AccountStore,
  account: Account,
  arrival: Arrival,
): Promise<Found> {
  const { provider, proved } = arrival;
  const { identities } = provider;
  if (account.isDisabled) return admit(account, provider);
  // An address that the organisation has given to somebody else since must not open the account of whoever had it.
  if (!(await store.identities.link(proved, account.userId, parts.clock.now())))
    return refused(
      defineMessage(
        'account.addressOfAnother',
        'The account with your e-mail address belongs to another person at {name}. Please ask your administrator.',
        { name: identities.name },
      ),
      account,
    );
  await parts.mailQueue.enqueue(
    store,
    writeIdentityLinkedMail(account.email, identities.name, parts.mailQueue.context()),
  );
  await auditLink(parts, store, account, arrival);
  return { kind: 'found', account };
}

async function link(
  parts: { readonly clock: Clock },
  store: AccountStore,
  account: Account,
  arrival: Arrival,
): Promise<void> {
  if (!(await store.identities.link(arrival.proved, account.userId, parts.clock.now())))
    throw new Error('A new account could not be linked.');
  await auditLink(parts, store, account, arrival);
}

function auditLink(
  parts: { readonly clock: Clock },
  store: AccountStore,
  { userId, tenantId }: Account,
  { source }: Arrival,
): Promise<void> {
  return auditAccount(store, source, parts.clock.now(), {
    action: 'identity.link',
    outcome: 'success',
    tenantId,
    actorId: userId,
    object: ['user', userId],
  });
}
