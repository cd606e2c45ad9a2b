import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { VerificationForm } from '../features/auth/verification-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { useEntryState } from '../routes/remembered-page.ts';
import { loadEmail } from '../session/session-storage.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './verification-code.words.tsx';

export function VerificationCodePage(): ReactNode {
  usePageTitle(words.pageTitle);
  const state = useEntryState();
  // Read once: verification clears it while this page still stands.
  const [email] = useState(loadEmail);
  if (email === null) return <Navigate to={paths.signUp} state={state} replace />;
  const lead = words.sentTo(<strong className="font-medium [overflow-wrap:anywhere] text-ink">{email}</strong>);
  const footer = (
    <>
      {words.notYours}{' '}
      <TextLink to={paths.signUp} state={state}>
        {words.signUpAgain}
      </TextLink>
    </>
  );
  return (
    <AccountLayout title={words.title} lead={lead} footer={footer}>
      <VerificationForm email={email} />
    </AccountLayout>
  );
}
