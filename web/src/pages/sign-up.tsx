import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

export function SignUpPage(): ReactNode {
  usePageTitle('Sign up');
  const navigate = useNavigate();
  const state = useEntryState();
  const [query] = useSearchParams();
  const footer = (
    <>
      Have an account?{' '}
      <TextLink to={paths.login} state={state}>
        Log in
      </TextLink>
    </>
  );
  return (
    <AccountLayout title="Sign up" lead="We will mail you a four-digit code to confirm your address." footer={footer}>
      <SignUpForm token={query.get('token')} onSignedUp={() => void navigate(paths.verificationCode, { state })} />
    </AccountLayout>
  );
}
