import type { authenticationApp, ResponseOf } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import type { Localizable } from '../language/localizable.ts';

/** What a sign-in answers, by whichever way: each token under the two names that the specification has for it. */
export function presentSignIn(
  account: { readonly userId: string; readonly email: string },
  { accessToken, refreshToken }: { readonly accessToken: string; readonly refreshToken: string },
): Localizable<ResponseOf<typeof authenticationApp.signIn>> {
  return {
    message: defineMessage('account.loggedIn', 'Logged in successfully'),
    email: account.email,
    user: { id: account.userId, email: account.email },
    accessToken,
    refreshToken,
    token: accessToken,
    refresh_token: refreshToken,
  };
}
