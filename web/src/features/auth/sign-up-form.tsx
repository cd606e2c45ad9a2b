import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { saveAttempt, saveEmail } from '../../session/session-storage.ts';
import { useForm } from '../../hooks/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkConfirmation, checkEmail, checkNewPassword } from './auth-checks.ts';
import { firstSentence } from './failure-text.ts';
import * as words from './words.ts';

export interface SignUpFormProps {
  /** The invitation from the page's address, if there is one. */
  readonly token: string | null;
  /** The invited address, which is not to be changed; null where there is none. */
  readonly invitedEmail?: string | null;
  /** What the token invites to is still being asked: one can type, and sends when that is known. */
  readonly isAsked?: boolean;
  readonly onSignedUp: () => void;
}

/** E-mail, password and its confirmation. The attempt's token is kept for this tab, outside the session. */
export function SignUpForm({ token, invitedEmail = null, isAsked = false, onSignedUp }: SignUpFormProps): ReactNode {
  const form = useForm<'email' | 'password' | 'confirmation'>({
    checks: {
      email: (value) => (invitedEmail === null ? checkEmail(value) : null),
      password: checkNewPassword,
      confirmation: (value, all) => checkConfirmation(value, all.password),
    },
    send: async ({ email, password }) => {
      const address = invitedEmail ?? email.trim();
      try {
        const attempt = await call(authenticationApp.signUp, {
          body: { email: address, password, ...(token ? { token } : {}) },
        });
        saveEmail(address);
        saveAttempt({ accessToken: attempt.accessToken, remember: false });
      } catch (error) {
        return { fields: { email: firstSentence(error, words.signUpFailed) } };
      }
      onSignedUp();
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        readOnly={invitedEmail !== null}
        className="read-only:border-rule read-only:bg-transparent read-only:hover:border-rule"
        {...(invitedEmail === null ? {} : { hint: words.invitedEmail })}
        {...form.field('email')}
        {...(invitedEmail === null ? {} : { value: invitedEmail })}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={words.passwordHint}
        {...form.field('password')}
      />
      <PasswordField label={words.confirmPassword} autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" needsScript look="primary" isWide isBusy={form.isBusy || isAsked} className="mt-2">
        {words.signUp}
      </Button>
    </form>
  );
}
