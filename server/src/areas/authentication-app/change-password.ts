import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { changePassword } from '../../accounts/change-password.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { ChangePasswordParts } from '../../accounts/change-password.ts';

/** Changes the signed-in person's own password. */
export function changePasswordRoute(parts: ChangePasswordParts): Route {
  return route(authenticationApp.changePassword, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'password.change',
    proof: 'recent',
    handle: async (request) => {
      const { current_password: currentPassword, new_password: newPassword } = request.body;
      await changePassword(parts, request.caller, { currentPassword, newPassword }, request);
      return json({
        message: defineMessage(
          'account.passwordChanged',
          'Your password has been changed. Every other browser has been logged out.',
        ),
      });
    },
  });
}
