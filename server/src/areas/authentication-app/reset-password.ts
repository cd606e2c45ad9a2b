import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { resetPassword } from '../../accounts/reset-password.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { ResetPasswordParts } from '../../accounts/reset-password.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';

export interface ResetPasswordRouteParts extends ResetPasswordParts {
  readonly keys: AccountKeys;
}

/** Sets a new password by the token of a verified code, and ends every session of its user. */
export function resetPasswordRoute(parts: ResetPasswordRouteParts): Route {
  return route(authenticationApp.resetPassword, {
    policy: 'anyone',
    limits: ['one-time-code'],
    audit: 'password.reset',
    handle: async (request) => {
      const { reset_token: token, new_password: newPassword } = request.body;
      await resetPassword(parts, { by: 'token', hash: parts.keys.hashToken(token) }, newPassword, request);
      return json({ message: defineMessage('account.passwordUpdated', 'Your password has been updated.') });
    },
  });
}
