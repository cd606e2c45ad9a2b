import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { VerificationForm } from '../features/auth/verification-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { loadEmail } from '../lib/session-storage.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

export function VerificationCodePage(): ReactNode {
  usePageTitle('Verify your e-mail');
  const state = useEntryState();
  // Read once: verification clears it while this page still stands.
  const [email] = useState(loadEmail);
  if (email === null) return <Navigate to={paths.signUp} state={state} replace />;
  const lead = (
    <>
      We sent a four-digit code to <strong className="font-medium [overflow-wrap:anywhere] text-ink">{email}</strong>.
    </>
  );
  const footer = (
    <>
      Not your address?{' '}
      <TextLink to={paths.signUp} state={state}>
        Sign up again
      </TextLink>
    </>
  );
  return (
    <AccountLayout title="Check your e-mail" lead={lead} footer={footer}>
      <VerificationForm email={email} />
    </AccountLayout>
  );
}
