import type { AccountParts } from '../../accounts/account-parts.ts';
import type { Route } from '../../http/route.ts';
import { signOutRoute } from './logout.ts';
import { resendOtpRoute } from './resend-otp.ts';
import { signInRoute } from './signin.ts';
import { signUpRoute } from './signup.ts';
import { refreshTokenRoute } from './token-refresh.ts';
import { readProfileRoute } from './user-profile.ts';
import { verifyOtpRoute } from './verify-otp.ts';

/** The calls under `/authentication_app/`. */
export function authenticationRoutes(parts: AccountParts): readonly Route[] {
  return [
    signUpRoute(parts),
    signInRoute(parts),
    verifyOtpRoute(parts),
    resendOtpRoute(parts),
    readProfileRoute(parts),
    refreshTokenRoute(parts),
    signOutRoute(parts),
  ];
}
