import type { Route } from '../../../http/route.ts';
import { appRoutes } from './app.ts';
import { passkeyRoutes } from './passkeys.ts';
import { readIdentityOptionsRoute } from './read-identity-options.ts';
import { readSecondFactorsRoute } from './read-second-factors.ts';
import { renewRecoveryCodesRoute } from './renew-recovery-codes.ts';
import { secondStepRoutes } from './second-step.ts';
import { passkeySignInRoutes } from './passkey-sign-in.ts';
import type { CompleteSecondStepParts } from '../../../accounts/second-factor/complete-second-step.ts';
import type { AppRouteParts } from './app.ts';

export interface SecondFactorParts extends CompleteSecondStepParts, AppRouteParts {}

/** Second factors: what a sign-in asks for, what confirms that somebody is who they are, and their own settings. */
export function secondFactorRoutes(parts: SecondFactorParts): readonly Route[] {
  return [
    ...secondStepRoutes(parts),
    ...passkeySignInRoutes(parts),
    readIdentityOptionsRoute(parts),
    readSecondFactorsRoute(parts),
    ...appRoutes(parts),
    renewRecoveryCodesRoute(parts),
    ...passkeyRoutes(parts),
  ];
}
