import { authenticationApp } from '@notewright/contract';
import { askForPasskey, completeSecondStep } from '../../../accounts/second-factor/complete-second-step.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { presentSignIn } from '../../../presenters/present-sign-in.ts';
import type { CompleteSecondStepParts } from '../../../accounts/second-factor/complete-second-step.ts';

/** The second step of a sign-in, and what a passkey is asked with there. */
export function secondStepRoutes(parts: CompleteSecondStepParts): readonly Route[] {
  return [
    route(authenticationApp.signInSecondFactor, {
      policy: 'anyone',
      limits: ['second-factor'],
      audit: 'session.sign_in, session.second_factor',
      handle: async (request) => {
        const { second_factor_token: token, ...given } = request.body;
        const { account, tokens, isRemembered } = await completeSecondStep(parts, token, given, request);
        return json({ ...presentSignIn(account, tokens), remember_me: isRemembered });
      },
    }),
    route(authenticationApp.readSecondFactorOptions, {
      policy: 'anyone',
      limits: ['second-factor'],
      audit: 'none: nothing is shown or opened by it',
      handle: async ({ body }) => json(await askForPasskey(parts, body.second_factor_token)),
    }),
  ];
}
