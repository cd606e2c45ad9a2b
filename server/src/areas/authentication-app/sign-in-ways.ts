import { authenticationApp } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { ProviderSignIn } from '../../accounts/oidc/provider-sign-in.ts';
import type { PasskeyPlace } from '../../accounts/second-factor/passkey-place.ts';

export interface SignInWaysParts {
  readonly provider: ProviderSignIn | null;
  readonly passkeyPlace: () => PasskeyPlace | null;
  /** Digits of mailed codes (setting CODE_DIGITS). */
  readonly codeDigits: number;
}

/** What the login page offers. Says nothing of anybody's account, and asks nobody. */
export function readSignInWaysRoute(parts: SignInWaysParts): Route {
  return route(authenticationApp.readSignInWays, {
    policy: 'anyone',
    limits: ['read'],
    audit: 'none: the same words for everybody',
    handle: () => {
      const { provider } = parts;
      const oidc = provider === null ? null : { name: provider.identities.name };
      const passkey = parts.passkeyPlace() !== null;
      return Promise.resolve(json({ password: true, passkey, oidc, code_digits: parts.codeDigits }));
    },
  });
}
