import { authenticationApp, emailField } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { checkField } from '../../../forms/field-check.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useForm, type FormFailure } from '../../../hooks/use-form.ts';
import { useIsThere } from '../../../hooks/use-is-there.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as common from '../words.ts';
import * as words from './words.tsx';

function failureOf(error: unknown): FormFailure<'new_email'> {
  if (!(error instanceof CallProblem)) throw error;
  const ofField = error.errors['new_email']?.[0];
  return ofField === undefined ? { form: error.message } : { fields: { new_email: ofField } };
}

export interface EmailFormProps {
  readonly onCancel: () => void;
  /** The code is on its way to this address. */
  readonly onAsked: (email: string) => void;
}

/** The new address. */
export function EmailForm({ onCancel, onAsked }: EmailFormProps): ReactNode {
  const isThere = useIsThere();
  const form = useForm<'new_email'>({
    checks: { new_email: checkField(emailField) },
    send: async ({ new_email: given }) => {
      const email = given.trim();
      try {
        await call(authenticationApp.changeEmail, { body: { new_email: email } });
      } catch (error) {
        return failureOf(error);
      }
      if (isThere()) onAsked(email);
      return undefined;
    },
  });
  const first = useFirstFocus();
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-sm gap-4">
      <TextField
        label={words.next}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        ref={first}
        {...form.field('new_email')}
      />
      <div>
        <Alert>{form.problem}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {words.sendCode}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
