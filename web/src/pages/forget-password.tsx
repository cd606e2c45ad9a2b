import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './forget-password.words.ts';

/** The pages of a reset take each other's place in the history, so that its end leads back to where it began. */
export function ForgetPasswordPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const state = useEntryState();
  const footer = (
    <>
      {words.remember}{' '}
      <TextLink to={paths.login} state={state}>
        {words.logIn}
      </TextLink>
    </>
  );
  return (
    <AccountLayout title={words.title} lead={words.lead} footer={footer}>
      <ForgotPasswordForm onSent={() => void navigate(paths.verifyForgetPasswordOtp, { state, replace: true })} />
    </AccountLayout>
  );
}
