import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { forgetResetToken, loadResetToken } from '../../session/reset-token.ts';
import { forgetEmail, loadEmail } from '../../session/session-storage.ts';
import { useForm } from '../../hooks/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { checkConfirmation, checkResetPassword } from './auth-checks.ts';
import { failureOf } from './failure-text.ts';
import * as words from './words.ts';

/** The new password and its confirmation. The reset signs nobody in, whatever the button's name. */
export function ResetPasswordForm({ onReset }: { readonly onReset: () => void }): ReactNode {
  const form = useForm<'new_password' | 'confirmation'>({
    checks: {
      new_password: checkResetPassword,
      confirmation: (value, all) => checkConfirmation(value, all.new_password),
    },
    send: async ({ new_password: newPassword }) => {
      if (loadEmail() === null) return { form: words.emailMissing };
      const token = loadResetToken();
      if (token === null) return { form: words.resetExpired };
      try {
        await call(authenticationApp.resetPassword, { body: { reset_token: token, new_password: newPassword } });
      } catch (error) {
        if (error instanceof CallProblem && error.code === 'reset_expired') forgetResetToken();
        return failureOf(error, 'new_password', words.resetFailed);
      }
      forgetResetToken();
      forgetEmail();
      onReset();
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.passwordHint}
        {...form.field('new_password')}
      />
      <PasswordField label={words.confirmPassword} autoComplete="new-password" {...form.field('confirmation')} />
      <div className="mt-2">
        <Alert>{form.problem}</Alert>
        <Button type="submit" look="primary" isWide isBusy={form.isBusy}>
          {words.logIn}
        </Button>
      </div>
    </form>
  );
}
