import { authenticationApp, emailCodeField } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
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

function failureOf(error: unknown): FormFailure<'otp'> {
  if (!(error instanceof CallProblem)) throw error;
  const isOfCode = error.code === 'otp_invalid' || error.errors['otp'] !== undefined;
  return isOfCode ? { fields: { otp: error.errors['otp']?.[0] ?? error.message } } : { form: error.message };
}

/** Asks for another code; what came of it stands beside the button. */
function useResend(email: string) {
  const [isBusy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const resend = async (): Promise<void> => {
    setBusy(true);
    setAnnouncement('');
    try {
      await call(authenticationApp.changeEmail, { body: { new_email: email } });
      setAnnouncement(words.sentAnother);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setAnnouncement(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, announcement, resend };
}

export interface EmailCodeFormProps {
  readonly email: string;
  readonly onCancel: () => void;
  /** Another address is to be given. */
  readonly onOther: () => void;
  /** @param isThere whether the form is still open */
  readonly onChanged: (email: string, isThere: boolean) => void;
}

/** The code that was mailed to the new address. */
export function EmailCodeForm({ email, onCancel, onOther, onChanged }: EmailCodeFormProps): ReactNode {
  const again = useResend(email);
  const isThere = useIsThere();
  const form = useForm<'otp'>({
    checks: { otp: checkField(emailCodeField) },
    send: async ({ otp }) => {
      try {
        const { email: changed } = await call(authenticationApp.confirmEmail, { body: { otp } });
        onChanged(changed, isThere());
      } catch (error) {
        return failureOf(error);
      }
      return undefined;
    },
  });
  const first = useFirstFocus();
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-sm gap-4">
      <p className="[overflow-wrap:anywhere]">{words.isOnItsWay(<strong className="font-medium">{email}</strong>)}</p>
      <TextField
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        ref={first}
        {...form.field('otp')}
      />
      <div>
        <Alert>{form.problem}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {words.change}
          </Button>
          <Button isBusy={again.isBusy} onClick={() => void again.resend()}>
            {words.sendAnother}
          </Button>
          <Button look="quiet" onClick={onOther}>
            {words.otherAddress}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
        <p role="status" className="mt-3 text-ink-soft empty:hidden">
          {again.announcement}
        </p>
      </div>
    </form>
  );
}
