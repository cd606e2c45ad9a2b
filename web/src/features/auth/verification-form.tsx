import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { forgetAttempt, forgetEmail, loadAttempt } from '../../session/session-storage.ts';
import { startSession } from '../../session/session-store.ts';
import { CodeForm } from './code-form.tsx';

/** Sends the code with the attempt's own token when this tab has one; signed in, the guard of the page leads on. */
async function verify(email: string, otp: string): Promise<void> {
  const attempt = loadAttempt();
  const remember = attempt?.remember ?? false;
  const bearer = attempt?.accessToken ? { bearer: attempt.accessToken } : {};
  const session = await call(authenticationApp.verifyOtp, { body: { email, otp, remember_me: remember }, ...bearer });
  if (!remember) forgetEmail();
  forgetAttempt();
  startSession(session, remember);
}

async function resend(email: string): Promise<void> {
  const attempt = loadAttempt();
  await call(authenticationApp.resendOtp, {
    body: { email },
    ...(attempt?.accessToken ? { bearer: attempt.accessToken } : {}),
  });
}

/** The code that proves the address of a sign-up. */
export function VerificationForm({ email }: { readonly email: string }): ReactNode {
  return <CodeForm verify={(code) => verify(email, code)} resend={() => resend(email)} />;
}
