import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LoginForm } from '../features/auth/login-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

export function LoginPage(): ReactNode {
  usePageTitle('Log in');
  const navigate = useNavigate();
  const state = useEntryState();
  const footer = (
    <>
      New here?{' '}
      <TextLink to={paths.signUp} state={state}>
        Sign up
      </TextLink>
    </>
  );
  return (
    <AccountLayout title="Log in" lead="Use the e-mail you signed up with." footer={footer}>
      <LoginForm
        onUnverified={() => void navigate(paths.verificationCode, { state })}
        beside={
          <TextLink to={paths.forgetPassword} state={state} className="text-sm">
            Forgot Password?
          </TextLink>
        }
      />
    </AccountLayout>
  );
}
