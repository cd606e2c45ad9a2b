import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { keepResetToken } from '../../session/reset-token.ts';
import { toastError } from '../../ui/toast.ts';
import { CodeForm } from './code-form.tsx';
import * as words from './words.ts';

export interface ResetCodeFormProps {
  readonly email: string;
  readonly onVerified: () => void;
}

/** The code that stands for the mailbox when a password is reset; the token it is traded for stays in this tab. */
export function ResetCodeForm({ email, onVerified }: ResetCodeFormProps): ReactNode {
  async function verify(otp: string): Promise<void> {
    const { reset_token: token } = await call(authenticationApp.verifyForgotPasswordOtp, { body: { email, otp } });
    keepResetToken(token);
    onVerified();
  }
  return (
    <CodeForm
      verify={verify}
      resend={async () => void (await call(authenticationApp.forgotPassword, { body: { email } }))}
      onIncomplete={(digits) => toastError(words.otpInvalid(digits))}
    />
  );
}
