import { authenticationApp, resetPasswordField } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { checkField } from '../../../forms/field-check.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useForm, type FormFailure } from '../../../hooks/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import * as common from '../words.ts';
import * as words from './words.ts';

type Name = 'current_password' | 'new_password' | 'confirmation';

function failureOf(error: unknown): FormFailure<Name> {
  if (!(error instanceof CallProblem)) throw error;
  const { errors, message } = error;
  const current = errors['current_password']?.[0] ?? errors['password']?.[0];
  const next = errors['new_password']?.[0];
  if (current === undefined && next === undefined) return { form: message };
  return {
    fields: {
      ...(current === undefined ? {} : { current_password: current }),
      ...(next === undefined ? {} : { new_password: next }),
    },
  };
}

function checkConfirmation(confirmation: string, password: string): string | null {
  if (confirmation === '') return words.againMissing;
  return confirmation === password ? null : words.differ;
}

/**
 * The current password is also what the server asks for to confirm that it is the person; where that is all it asks
 * for, it is shown right away, so that nobody types it twice.
 */
async function change(profile: UserProfile, currentPassword: string, newPassword: string): Promise<void> {
  if (!profile.has_second_factor)
    await call(authenticationApp.confirmIdentity, { body: { password: currentPassword } });
  await call(authenticationApp.changePassword, {
    body: { current_password: currentPassword, new_password: newPassword },
    knownPassword: currentPassword,
  });
}

export interface PasswordFormProps {
  readonly profile: UserProfile;
  readonly onCancel: () => void;
  readonly onChanged: () => void;
}

/** The password that is known, and the new one twice. */
export function PasswordForm({ profile, onCancel, onChanged }: PasswordFormProps): ReactNode {
  const form = useForm<Name>({
    checks: {
      current_password: (value) => (value === '' ? words.currentMissing : null),
      new_password: checkField(resetPasswordField),
      confirmation: (value, all) => checkConfirmation(value, all.new_password),
    },
    send: async ({ current_password: currentPassword, new_password: newPassword }) => {
      try {
        await change(profile, currentPassword, newPassword);
      } catch (error) {
        return failureOf(error);
      }
      onChanged();
      return undefined;
    },
  });
  const first = useFirstFocus();
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-sm gap-4">
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <PasswordField
        label={words.current}
        autoComplete="current-password"
        ref={first}
        {...form.field('current_password')}
      />
      <PasswordField
        label={words.next}
        autoComplete="new-password"
        hint={words.nextHint}
        {...form.field('new_password')}
      />
      <PasswordField label={words.again} autoComplete="new-password" {...form.field('confirmation')} />
      <div>
        <Alert>{form.problem}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {words.change}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
