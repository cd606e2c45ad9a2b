import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ResetCodeForm } from '../features/auth/reset-code-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { useEntryState } from '../routes/remembered-page.ts';
import { loadEmail } from '../session/session-storage.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './verify-forget-password-otp.words.tsx';

export function VerifyForgetPasswordOtpPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const state = useEntryState();
  const [email] = useState(loadEmail);
  if (email === null) return <Navigate to={paths.forgetPassword} state={state} replace />;
  // Never "we sent": whether the address has an account is told to its mailbox alone.
  const lead = words.onItsWay(<strong className="font-medium [overflow-wrap:anywhere] text-ink">{email}</strong>);
  const footer = (
    <>
      {words.notYours}{' '}
      <TextLink to={paths.forgetPassword} state={state} replace>
        {words.another}
      </TextLink>
    </>
  );
  return (
    <AccountLayout title={words.title} lead={lead} footer={footer}>
      <ResetCodeForm email={email} onVerified={() => void navigate(paths.resetPass, { state, replace: true })} />
    </AccountLayout>
  );
}
