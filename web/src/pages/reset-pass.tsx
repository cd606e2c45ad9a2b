import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

export function ResetPassPage(): ReactNode {
  usePageTitle('Reset Password');
  const navigate = useNavigate();
  const state = useEntryState();
  const footer = (
    <>
      Did it take too long?{' '}
      <TextLink to={paths.forgetPassword} state={state} replace>
        Ask for a new code
      </TextLink>
    </>
  );
  return (
    <AccountLayout
      title="Reset Password"
      lead="Choose a new one. Every browser that is logged in with the old one will be logged out."
      footer={footer}
    >
      <ResetPasswordForm onReset={() => void navigate(paths.congratulations, { state, replace: true })} />
    </AccountLayout>
  );
}
