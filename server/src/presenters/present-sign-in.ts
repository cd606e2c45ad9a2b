import type { authenticationApp, ResponseOf } from '@notewright/contract';

/** What a sign-in answers, by whichever way: each token under the two names that the specification has for it. */
export function presentSignIn(
  account: { readonly userId: string; readonly email: string },
  { accessToken, refreshToken }: { readonly accessToken: string; readonly refreshToken: string },
): ResponseOf<typeof authenticationApp.signIn> {
  return {
    message: 'Logged in successfully',
    email: account.email,
    user: { id: account.userId, email: account.email },
    accessToken,
    refreshToken,
    token: accessToken,
    refresh_token: refreshToken,
  };
}
