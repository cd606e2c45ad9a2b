import { IdentityError } from '../../identity/identity-provider.ts';
import { finishSaml, readRequestId } from '../../identity/saml/saml-provider.ts';
import type { Arrived } from '../../identity/saml/read-assertion.ts';
import type { Logger } from '../../kernel/log.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SsoAttempt, SsoPerson } from '../../store/sso/sso-attempts.ts';
import type { SsoProvider, SsoTrial } from '../../store/sso/sso-providers.ts';
import { auditAccount } from '../audit-account.ts';
import type { BeginSsoParts } from './begin-sso.ts';
import { domainOf, mapPerson } from './map-person.ts';
import { samlOptionsOf } from './own-places.ts';
import { speaksFor } from './verified-domains.ts';

export interface ReceiveAnswerParts extends BeginSsoParts {
  readonly log: Logger;
}

/** What came of an answer that a provider had a browser send here. */
export type Received =
  /** On to the page with the ticket, which finishes it with the tab's secret. */
  | { readonly kind: 'ticket'; readonly ticket: string }
  /** The owner has tried the provider: on to where they see what it said. */
  | { readonly kind: 'tried' }
  | { readonly kind: 'refused'; readonly name: string; readonly wasCancelled: boolean; readonly reason: string | null };

/**
 * Takes an answer of a provider: it has to be the first to a request that was begun here and is not too old, of the
 * provider whose address it was sent to. Who it signs in is kept for the tab that began it; nobody is signed in yet.
 */
export async function receiveAnswer(
  parts: ReceiveAnswerParts,
  provider: SsoProvider,
  response: string,
  source: RequestSource,
): Promise<Received> {
  const now = parts.clock.now();
  const requestId = readRequestId(response);
  const attempt = requestId === null ? null : await parts.store.sso.attempts.findOpen(requestId, now);
  const isOurs = attempt !== null && attempt.providerId === provider.id && (provider.isOn || attempt.isTrial);
  try {
    if (!isOurs) throw new IdentityError('failed', 'not_begun_here');
    const options = samlOptionsOf(provider, parts.publicUrl());
    const arrived = await finishSaml(options, { response, requestId: attempt.requestId, now });
    return await keepAnswer(parts, { provider, attempt, arrived, source });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const { kind, message: reason } = error;
    parts.log.warn({ kind, reason }, 'a sign-in at a company’s provider came to nothing');
    await auditRefusal(parts, provider, source, isOurs && attempt.isTrial);
    const isTrial = isOurs && attempt.isTrial;
    return {
      kind: 'refused',
      name: provider.name,
      wasCancelled: kind === 'cancelled',
      reason: isTrial ? reason : null,
    };
  }
}

interface Answer {
  readonly provider: SsoProvider;
  readonly attempt: SsoAttempt;
  readonly arrived: Arrived;
  readonly source: RequestSource;
}

function keepAnswer(parts: ReceiveAnswerParts, { provider, attempt, arrived, source }: Answer): Promise<Received> {
  const person = mapPerson(arrived, provider.mapping);
  const ticket = parts.keys.makeAttemptToken();
  const now = parts.clock.now();
  return parts.store.transaction(async (store): Promise<Received> => {
    const { attempts, providers } = store.sso;
    const isFirst =
      (await attempts.answer(attempt.requestId, parts.keys.hashToken(ticket), person, now)) &&
      (await attempts.claimAssertion(provider.id, arrived.assertionId, arrived.expiresAt));
    // Undoes the transaction.
    if (!isFirst) throw new IdentityError('failed', 'answered_before');
    if (!attempt.isTrial) return { kind: 'ticket', ticket };
    await providers.keepTrial(provider.id, await describeTrial(store, { provider, arrived, person, now }));
    await auditAccount(store, source, now, {
      action: 'company.sso_tried',
      outcome: 'success',
      tenantId: provider.tenantId,
      actorId: null,
      object: ['sso_provider', provider.id],
    });
    return { kind: 'tried' };
  });
}

interface Tried {
  readonly provider: SsoProvider;
  readonly arrived: Arrived;
  readonly person: SsoPerson;
  readonly now: number;
}

async function describeTrial(store: AccountStore, { provider, arrived, person, now }: Tried): Promise<SsoTrial> {
  const { email, name, role } = person;
  const isIn = email !== null && (await speaksFor(store, provider, domainOf(email)));
  return {
    revision: provider.revision,
    at: now,
    nameId: arrived.nameId,
    attributes: arrived.attributes,
    email,
    name,
    role,
    obstacle: email === null ? 'no_address' : isIn ? null : 'other_domain',
  };
}

function auditRefusal(
  { store, clock }: Pick<ReceiveAnswerParts, 'store' | 'clock'>,
  { id, tenantId }: SsoProvider,
  source: RequestSource,
  isTrial: boolean,
): Promise<void> {
  return store.transaction((inner) =>
    auditAccount(inner, source, clock.now(), {
      action: isTrial ? 'company.sso_tried' : 'session.sign_in',
      outcome: 'failure',
      tenantId,
      actorId: null,
      object: ['sso_provider', id],
    }),
  );
}
