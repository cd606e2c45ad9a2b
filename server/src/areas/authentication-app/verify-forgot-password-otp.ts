import { defineMessage } from '@notewright/engine/message';
import { authenticationApp, otpField } from '@notewright/contract';
import { verifyResetCode } from '../../accounts/reset-codes.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { SignInWaysParts } from './sign-in-ways.ts';
import type { VerifyResetCodeParts } from '../../accounts/reset-codes.ts';

/** Trades the mailed code for a token that resets the password. It signs nobody in. */
export function verifyForgotPasswordOtpRoute(parts: VerifyResetCodeParts & Pick<SignInWaysParts, 'codeDigits'>): Route {
  // A code of another length is refused before it spends a try.
  const body = authenticationApp.verifyForgotPasswordOtp.body.extend({ otp: otpField(parts.codeDigits) });
  const endpoint = { ...authenticationApp.verifyForgotPasswordOtp, body };
  return route(endpoint, {
    policy: 'anyone',
    limits: ['one-time-code'],
    audit: 'password.verify_code',
    handle: async (request) => {
      const { email, otp } = request.body;
      const outcome = await verifyResetCode(parts, email, otp, request);
      if (outcome.kind === 'wrong') throw new ProblemError('otp_invalid');
      if (outcome.kind === 'locked') {
        throw new ProblemError('rate_limited', {
          message: defineMessage(
            'account.tooManyWrongCodes',
            'Too many wrong codes. Please choose Resend OTP: we will mail you a link instead.',
          ),
        });
      }
      return json({
        message: defineMessage('account.codeVerifiedSuccessfully', 'Code verified successfully'),
        reset_token: outcome.resetToken,
      });
    },
  });
}
