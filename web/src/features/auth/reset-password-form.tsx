import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../lib/call.ts';
import { forgetResetToken, loadResetToken } from '../../lib/reset-token.ts';
import { forgetEmail, loadEmail } from '../../lib/session-storage.ts';
import { useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { checkConfirmation, checkResetPassword } from './auth-checks.ts';
import { failureOf } from './failure-text.ts';

const expired = 'This password reset has expired or was used before. Please ask for a new code.';

/** The new password and its confirmation. The reset signs nobody in, whatever the button's name. */
export function ResetPasswordForm({ onReset }: { readonly onReset: () => void }): ReactNode {
  const form = useForm<'new_password' | 'confirmation'>({
    checks: {
      new_password: checkResetPassword,
      confirmation: (value, all) => checkConfirmation(value, all.new_password),
    },
    send: async ({ new_password: newPassword }) => {
      if (loadEmail() === null) return { form: 'Email is missing. Please try again.' };
      const token = loadResetToken();
      if (token === null) return { form: expired };
      try {
        await call(authenticationApp.resetPassword, { body: { reset_token: token, new_password: newPassword } });
      } catch (error) {
        if (error instanceof CallProblem && error.code === 'reset_expired') forgetResetToken();
        return failureOf(error, 'new_password', 'Failed to reset password. Please try again.');
      }
      forgetResetToken();
      forgetEmail();
      onReset();
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...form.field('new_password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmation')} />
      <div className="mt-2">
        <Alert>{form.problem}</Alert>
        <Button type="submit" look="primary" isWide isBusy={form.isBusy}>
          Log In
        </Button>
      </div>
    </form>
  );
}
