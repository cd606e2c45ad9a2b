import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../../kernel/problem.ts';
import { IdentityError } from '../../identity/identity-provider.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { durations } from '../../kernel/durations.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { Clock } from '../../kernel/clock.ts';

/** The one address to which the provider sends people back; it is registered there letter by letter. */
export function returnAddress(parts: { readonly publicUrl: () => string }): string {
  return `${parts.publicUrl()}/oidcCallback`;
}

export interface ChosenBefore {
  readonly remember: boolean;
  /** The page of ours that the person wanted to see; null for the chat home. */
  readonly from: string | null;
}

export interface BeginOidcParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
}

/**
 * Begins a sign-in at the provider: where to send the person, and the secret that stays in their tab. Whoever comes
 * back without it, or in another browser, is signed in nowhere.
 * @throws ProblemError `oidc_unavailable` when the provider cannot be asked.
 */
export async function beginOidc(
  parts: BeginOidcParts,
  { identities }: ProviderSignIn,
  chosen: ChosenBefore,
): Promise<{ readonly address: string; readonly secret: string }> {
  const { address, checks } = await identities.begin(returnAddress(parts)).catch((error: unknown) => {
    throw toProblem(error, identities.name);
  });
  const secret = parts.keys.makeAttemptToken();
  const expiresAt = parts.clock.now() + durations.oidcAttempt;
  await parts.store.oidcAttempts.open(parts.keys.hashToken(secret), { ...checks, ...chosen }, expiresAt);
  return { address, secret };
}

/** What a person reads of a sign-in that the provider did not finish. The reason in words of the protocol is not theirs. */
export function toProblem(error: unknown, name: string): unknown {
  if (!(error instanceof IdentityError)) return error;
  const sentences = {
    cancelled: defineMessage(
      'account.didNotSignIn',
      'You did not sign in with {name}. You can try again, or log in another way.',
      { name },
    ),
    failed: defineMessage(
      'account.signInNotConfirmed',
      'The sign-in with {name} could not be confirmed. Please start again.',
      { name },
    ),
    unavailable: defineMessage(
      'account.providerUnavailable',
      'Signing in with {name} does not work right now. Please try again in a moment, or log in with your password.',
      { name },
    ),
  } as const;
  return new ProblemError(`oidc_${error.kind}`, { message: sentences[error.kind] });
}
