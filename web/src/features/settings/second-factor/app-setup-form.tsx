import { authenticationApp, totpField, type ResponseOf } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { checkField } from '../../../forms/field-check.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useForm } from '../../../hooks/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { QrCode } from './qr-code.tsx';
import * as common from '../words.ts';
import * as words from './words.tsx';

export type AppSetup = ResponseOf<typeof authenticationApp.openAppSetup>;

export interface AppSetupFormProps {
  readonly setup: AppSetup;
  readonly onDone: (changed: authenticationApp.ChangedSecondFactors) => void;
  readonly onCancel: () => void;
}

const checkCode = checkField(totpField);
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** Scanning or typing the secret, then one code that shows that the app has it. */
export function AppSetupForm({ setup, onDone, onCancel }: AppSetupFormProps): ReactNode {
  const field = useFirstFocus();
  const form = useForm({
    checks: { code: checkCode },
    send: async ({ code }) => {
      try {
        onDone(await call(authenticationApp.confirmApp, { body: { setup_id: setup.setup_id, totp: code } }));
      } catch (error) {
        const sentence = (error instanceof CallProblem ? error.serverMessage : null) ?? common.failed;
        return error instanceof CallProblem && error.code === 'second_factor_invalid'
          ? { fields: { code: sentence } }
          : { form: sentence };
      }
      return undefined;
    },
  });
  return (
    <form method="post" noValidate aria-label={words.appForm} onSubmit={form.onSubmit} className="grid gap-5">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <QrCode text={setup.uri} label={words.qrCode} />
        <div className="min-w-[13rem] flex-1">
          <p>{words.scan}</p>
          {/* A telephone cannot scan its own screen. */}
          <p className="mt-3 hidden pointer-coarse:block">
            <a href={setup.uri} className="font-medium text-accent underline underline-offset-[3px]">
              {words.openHere}
            </a>
          </p>
          <p className="mt-3 text-ink-soft">{words.typeInstead}</p>
          <p className="mt-1 font-mono text-[0.95em] tracking-wide [overflow-wrap:anywhere]" data-secret>
            {inGroups(setup.secret)}
          </p>
        </div>
      </div>
      <TextField
        label={words.codeNow}
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        spellCheck={false}
        className="max-w-44 text-lg tabular-nums tracking-[0.06em]"
        {...form.field('code')}
      />
      <div>
        <Alert>{form.problem}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {words.confirm}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
