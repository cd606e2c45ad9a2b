import { authenticationApp } from '@notewright/contract';
import { openSignInChallenge } from '../../../accounts/second-factor/passkey-options.ts';
import { signInWithPasskey } from '../../../accounts/second-factor/sign-in-with-passkey.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { presentSignIn } from '../../../presenters/present-sign-in.ts';
import type { SignInWithPasskeyParts } from '../../../accounts/second-factor/sign-in-with-passkey.ts';

/** Sign-in with a passkey alone. */
export function passkeySignInRoutes(parts: SignInWithPasskeyParts): readonly Route[] {
  return [
    route(authenticationApp.readPasskeyOptions, {
      policy: 'anyone',
      limits: ['second-factor'],
      audit: 'none: nothing is shown or opened by it',
      handle: async () => json(await openSignInChallenge(parts, parts.store)),
    }),
    route(authenticationApp.signInWithPasskey, {
      policy: 'anyone',
      limits: ['sign-in'],
      audit: 'session.sign_in',
      handle: async (request) => {
        const { challenge_id, response, remember_me: remember } = request.body;
        const { account, tokens } = await signInWithPasskey(parts, { challenge_id, response }, remember, request);
        return json(presentSignIn(account, tokens));
      },
    }),
  ];
}
