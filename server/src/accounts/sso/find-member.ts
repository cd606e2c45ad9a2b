import { defineMessage, type Message } from '@notewright/engine/message';
import type { Clock } from '../../kernel/clock.ts';
import { durations } from '../../kernel/durations.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { writeSsoLinkMail } from '../../mail/sso-mails.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { BillingRules } from '../../plans/coverage.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { SsoPerson } from '../../store/sso/sso-attempts.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';
import type { AccountKeys } from '../account-keys.ts';
import { holdCodes } from '../code-failures.ts';
import { countTo } from '../count-to.ts';
import type { SessionCallers } from '../session-callers.ts';
import { tries } from '../tries.ts';
import { makeMember } from './make-member.ts';
import { domainOf } from './map-person.ts';
import { issuerOf } from './own-places.ts';
import { speaksFor } from './verified-domains.ts';

export interface FindMemberParts {
  readonly clock: Clock;
  readonly keys: AccountKeys;
  readonly callers: SessionCallers;
  readonly mailQueue: MailQueue;
  readonly billing: BillingRules;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

export type FoundMember =
  | { readonly kind: 'found'; readonly account: Account }
  | { readonly kind: 'refused'; readonly sentence: Message; readonly account: Account | null };

export interface SsoArrival {
  readonly provider: SsoProvider;
  readonly person: SsoPerson;
  readonly source: RequestSource;
}

/**
 * The account of a person whom a company's provider has signed in: one of that company and of no other, with an address
 * of a domain that the company has shown to be theirs. Nobody's account is taken over: one that is there already is
 * linked once its mailbox says so. All within the transaction of the sign-in.
 */
export async function findMember(
  parts: FindMemberParts,
  store: AccountStore,
  arrival: SsoArrival,
): Promise<FoundMember> {
  const { provider, person } = arrival;
  const { name } = provider;
  const { email } = person;
  if (email === null)
    return refused(
      defineMessage(
        'sso.noAddress',
        '{name} did not tell an e-mail address of yours that can be used here. Please ask your administrator.',
        { name },
      ),
    );
  if (!(await speaksFor(store, provider, domainOf(email))))
    return refused(
      defineMessage(
        'sso.otherDomain',
        '{name} cannot sign in people with your e-mail address here. Please log in another way.',
        { name },
      ),
    );
  // Held before anything is read, so that of two first sign-ins the second finds what the first has made.
  await holdCodes(parts, store, email, 'sign-up');
  const identity = { issuer: issuerOf(provider), subject: person.subject };
  const linked = await store.identities.findUser(identity);
  if (linked !== null) return admit(linked.userId === null ? null : await store.users.find(linked.userId), provider);
  const known = await store.users.findByEmail(email);
  if (known === null) return makeMember(parts, store, { ...arrival, email });
  const admitted = admit(known, provider);
  return admitted.kind === 'refused' ? admitted : askToLink(parts, store, known, arrival);
}

export function refused(sentence: Message, account: Account | null = null): FoundMember {
  return { kind: 'refused', sentence, account };
}

/** Only who belongs to the provider's own company now. */
function admit(account: Account | null, provider: SsoProvider): FoundMember {
  const { name } = provider;
  if (account === null || account.isDisabled)
    return refused(
      defineMessage(
        'sso.switchedOff',
        'Your account here is switched off, so {name} cannot open it. Please ask your administrator.',
        { name },
      ),
      account,
    );
  if (account.membership?.tenantId !== provider.tenantId)
    return refused(
      defineMessage(
        'sso.belongsElsewhere',
        'The account with your e-mail address does not belong to the company of {name}. Please log in another way, or ask the company for an invitation.',
        { name },
      ),
      account,
    );
  return { kind: 'found', account };
}

/** Somebody has an account in the company: a link to its mailbox connects the two, and nothing else does. */
async function askToLink(
  parts: FindMemberParts,
  store: AccountStore,
  account: Account,
  { provider, person }: SsoArrival,
): Promise<FoundMember> {
  const { name } = provider;
  const within = { most: tries.invitationsPerCompany, within: durations.mailWindow };
  const wait = await countTo(parts, store, `sso-links:${provider.id}:${store.nameEmail(account.email)}`, within);
  if (wait === 0) {
    const token = parts.keys.makeLinkToken();
    const { userId, email } = account;
    const link = { providerId: provider.id, userId, subject: person.subject, issuer: issuerOf(provider), email };
    await store.sso.links.keep(parts.keys.hashToken(token), link, parts.clock.now() + durations.ssoLink);
    await parts.mailQueue.enqueue(store, writeSsoLinkMail(account.email, token, parts.mailQueue.context()));
  }
  return refused(
    defineMessage(
      'sso.confirmByMail',
      'You have an account here already. Open the link that we have just mailed you, and then sign in with {name} again.',
      { name },
    ),
    account,
  );
}
