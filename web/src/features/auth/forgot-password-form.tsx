import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { forgetResetToken } from '../../session/reset-token.ts';
import { saveEmail } from '../../session/session-storage.ts';
import { useForm } from '../../hooks/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkEmail } from './auth-checks.ts';
import { failureOf } from './failure-text.ts';
import * as words from './words.ts';

/** Asks for the address and has a code mailed to it. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: () => void }): ReactNode {
  const form = useForm({
    checks: { email: checkEmail },
    send: async ({ email }) => {
      const address = email.trim();
      try {
        await call(authenticationApp.forgotPassword, { body: { email: address } });
      } catch (error) {
        return failureOf(error, 'email', words.sendFailed);
      }
      forgetResetToken();
      saveEmail(address);
      onSent();
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        {...form.field('email')}
      />
      <div>
        <Alert>{form.problem}</Alert>
        <Button type="submit" needsScript look="primary" isWide isBusy={form.isBusy}>
          {words.sendCode}
        </Button>
      </div>
    </form>
  );
}
