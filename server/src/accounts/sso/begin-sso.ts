import { randomBytes } from 'node:crypto';
import { defineMessage } from '@notewright/engine/message';
import { beginSaml } from '../../identity/saml/saml-provider.ts';
import type { Clock } from '../../kernel/clock.ts';
import { durations } from '../../kernel/durations.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { ChosenBefore } from '../oidc/begin-oidc.ts';
import { domainOf } from './map-person.ts';
import { samlOptionsOf } from './own-places.ts';
import { findProviderFor } from './verified-domains.ts';

export interface BeginSsoParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
}

export interface Begun {
  readonly address: string;
  /** Stays in the tab: whoever comes back without it is signed in nowhere. */
  readonly secret: string;
}

/**
 * Begins a sign-in at the provider of an address's domain. Whether the address has an account is not asked.
 * @throws ProblemError `not_found` where no company with a provider has shown the domain to be theirs
 */
export async function beginSso(parts: BeginSsoParts, email: string, chosen: ChosenBefore): Promise<Begun> {
  const provider = await findProviderFor(parts.store, domainOf(email));
  if (provider === null)
    throw new ProblemError('not_found', {
      message: defineMessage(
        'sso.unknownDomain',
        'No organization has set up its own sign-in for your mail domain here. Please log in another way.',
      ),
    });
  return openAttempt(parts, provider, { ...chosen, isTrial: false });
}

/** Sends somebody to a provider and waits for its answer. */
export async function openAttempt(
  parts: BeginSsoParts,
  provider: SsoProvider,
  chosen: ChosenBefore & { readonly isTrial: boolean },
): Promise<Begun> {
  const secret = parts.keys.makeAttemptToken();
  // An XML id may not begin with a figure.
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const address = await beginSaml(samlOptionsOf(provider, parts.publicUrl()), requestId);
  const attempt = { ...chosen, providerId: provider.id, requestId };
  const expiresAt = parts.clock.now() + durations.oidcAttempt;
  await parts.store.sso.attempts.open(parts.keys.hashToken(secret), attempt, expiresAt);
  return { address, secret };
}
