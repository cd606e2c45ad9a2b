import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { admitNextMail, pretendProof, renewProof } from '../../accounts/code-mails.ts';
import { findAttempt } from '../../accounts/find-attempt.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { RenewProofParts } from '../../accounts/code-mails.ts';

/** Mails a new code for a pending attempt. Answers the same, and counts the same, whether or not there is one. */
export function resendOtpRoute(parts: RenewProofParts): Route {
  return route(authenticationApp.resendOtp, {
    policy: 'anyone',
    limits: ['one-time-code'],
    audit: 'none: nothing of an account changes; the mail is on its way or was never due',
    handle: async (request) => {
      const { email } = request.body;
      await admitNextMail(parts, email, 'sign-up');
      const signUp = await findAttempt(parts, request, email);
      if (signUp === null) await pretendProof(parts, email);
      else await renewProof(parts, signUp);
      return json({ message: defineMessage('account.otpResent', 'OTP resent successfully. Check your email.') });
    },
  });
}
