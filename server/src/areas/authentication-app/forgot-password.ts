import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { admitNextMail } from '../../accounts/code-mails.ts';
import { openReset } from '../../accounts/reset-codes.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { OpenResetParts } from '../../accounts/reset-codes.ts';

/** Mails a code to reset a password; asked again, a new one. Answers and counts the same for any address. */
export function forgotPasswordRoute(parts: OpenResetParts): Route {
  return route(authenticationApp.forgotPassword, {
    policy: 'anyone',
    limits: ['one-time-code'],
    audit: 'password.forgot',
    handle: async (request) => {
      const { email } = request.body;
      await admitNextMail(parts, email, 'reset');
      await openReset(parts, email, request);
      return json({
        message: defineMessage(
          'account.codeSentIfKnown',
          'If this address has an account, a code is on its way to it.',
        ),
      });
    },
  });
}
