import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { useEntryState, type EntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './reset-pass.words.ts';

export function ResetPassPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const state = useEntryState();
  const congratulate = (): void =>
    void navigate(paths.congratulations, {
      state: { ...state, hasResetPassword: true } satisfies EntryState,
      replace: true,
    });
  const footer = (
    <>
      {words.tooLong}{' '}
      <TextLink to={paths.forgetPassword} state={state} replace>
        {words.newCode}
      </TextLink>
    </>
  );
  return (
    <AccountLayout title={words.title} lead={words.lead} footer={footer}>
      <ResetPasswordForm onReset={congratulate} />
    </AccountLayout>
  );
}
