import { defineMessage } from '@notewright/engine/message';
import { authenticationApp, otpField } from '@notewright/contract';
import { findAttempt } from '../../accounts/find-attempt.ts';
import { refuseCode, verifyCode } from '../../accounts/verify-code.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { SignInWaysParts } from './sign-in-ways.ts';
import type { VerifyCodeParts } from '../../accounts/verify-code.ts';

/** Verifies the address of a sign-up attempt with the code that was mailed for it, and signs its person in. */
export function verifyOtpRoute(parts: VerifyCodeParts & Pick<SignInWaysParts, 'codeDigits'>): Route {
  // A code of another length is refused before it spends a try.
  const body = authenticationApp.verifyOtp.body.extend({ otp: otpField(parts.codeDigits) });
  const endpoint = { ...authenticationApp.verifyOtp, body };
  return route(endpoint, {
    policy: 'anyone',
    limits: ['one-time-code'],
    audit: 'account.verify',
    handle: async (request) => {
      const { email, otp: code, remember_me: remember } = request.body;
      const signUp = await findAttempt(parts, request, email);
      const outcome =
        signUp === null
          ? await refuseCode(parts, email, request)
          : await verifyCode(parts, { signUp, code, remember, source: request });
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
        message: defineMessage('account.emailVerifiedSuccessfully', 'Email verified successfully'),
        user: { id: outcome.userId, email: outcome.email },
        ...outcome.tokens,
      });
    },
  });
}
