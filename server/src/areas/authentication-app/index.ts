import type { OwnDataParts } from './own-data/index.ts';
import type { Route } from '../../http/route.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { signOutRoute } from './logout.ts';
import { oidcRoutes } from './oidc.ts';
import { ownAccountRoutes } from './own-account.ts';
import { ownDataRoutes } from './own-data/index.ts';
import { readProfilePictureRoute } from './profile-picture.ts';
import { resendOtpRoute } from './resend-otp.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor/index.ts';
import { readSignInWaysRoute } from './sign-in-ways.ts';
import type { SignInWaysParts } from './sign-in-ways.ts';
import { signInRoute } from './signin.ts';
import { signUpRoute } from './signup.ts';
import { refreshTokenRoute } from './token-refresh.ts';
import { updatePreferencesRoute } from './update-preferences.ts';
import { updateProfileRoute } from './update-profile.ts';
import { listLoginActivityRoute } from './user-log.ts';
import { readProfileRoute } from './user-profile.ts';
import { switchWorkspaceRoute } from './workspace.ts';
import { verifyForgotPasswordOtpRoute } from './verify-forgot-password-otp.ts';
import { verifyOtpRoute } from './verify-otp.ts';
import type { OidcParts } from './oidc.ts';
import { ssoRoutes } from './sso.ts';
import type { SsoParts } from './sso.ts';
import type { SecondFactorParts } from './second-factor/index.ts';
import type { ProveIdentityParts } from '../../accounts/prove-identity.ts';
import type { UpdateProfileParts } from './update-profile.ts';

export interface AuthenticationParts
  extends
    OwnDataParts,
    OidcParts,
    SsoParts,
    SecondFactorParts,
    ProveIdentityParts,
    SignInWaysParts,
    UpdateProfileParts {}

/** The calls under `/authentication_app/`. */
export function authenticationRoutes(parts: AuthenticationParts): readonly Route[] {
  return [
    signUpRoute(parts),
    signInRoute(parts),
    readSignInWaysRoute(parts),
    ...oidcRoutes(parts),
    ...ssoRoutes(parts),
    ...secondFactorRoutes(parts),
    verifyOtpRoute(parts),
    resendOtpRoute(parts),
    forgotPasswordRoute(parts),
    verifyForgotPasswordOtpRoute(parts),
    resetPasswordRoute(parts),
    readProfileRoute(parts),
    updateProfileRoute(parts),
    readProfilePictureRoute(parts),
    listLoginActivityRoute(parts),
    updatePreferencesRoute(parts),
    switchWorkspaceRoute(parts),
    refreshTokenRoute(parts),
    signOutRoute(parts),
    ...ownAccountRoutes(parts),
    ...ownDataRoutes(parts),
  ];
}
