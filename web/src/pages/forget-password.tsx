import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

/** The pages of a reset take each other's place in the history, so that its end leads back to where it began. */
export function ForgetPasswordPage(): ReactNode {
  usePageTitle('Forgot Password');
  const navigate = useNavigate();
  const state = useEntryState();
  const footer = (
    <>
      Remember it?{' '}
      <TextLink to={paths.login} state={state}>
        Log in
      </TextLink>
    </>
  );
  return (
    <AccountLayout title="Forgot Password" lead="We will mail you a four-digit code to reset it." footer={footer}>
      <ForgotPasswordForm onSent={() => void navigate(paths.verifyForgetPasswordOtp, { state, replace: true })} />
    </AccountLayout>
  );
}
