import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { askForEmail, confirmEmail } from '../../accounts/change-email.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { AskForEmailParts, ConfirmEmailParts } from '../../accounts/change-email.ts';

/** Mails a code to a new address. Answers the same whether or not it has an account. */
export function changeEmailRoute(parts: AskForEmailParts): Route {
  return route(authenticationApp.changeEmail, {
    policy: 'signed-in',
    limits: ['one-time-code'],
    audit: 'email.change_request',
    proof: 'recent',
    handle: async (request) => {
      await askForEmail(parts, request.caller, request.body.new_email, request);
      return json({
        message: defineMessage('account.codeSentToNewAddress', 'A code is on its way to the new address.'),
      });
    },
  });
}

/** Takes the new address into use. That it is the person was shown when they asked; the code counts in that session alone. */
export function confirmEmailRoute(parts: ConfirmEmailParts): Route {
  return route(authenticationApp.confirmEmail, {
    policy: 'signed-in',
    limits: ['one-time-code'],
    audit: 'email.change',
    handle: async (request) => {
      const email = await confirmEmail(parts, request.caller, request.body.otp, request);
      if (email === null) throw new ProblemError('otp_invalid');
      return json({
        message: defineMessage(
          'account.emailChanged',
          'Your email address has been changed. Every other browser has been logged out.',
        ),
        email,
      });
    },
  });
}
