import { passkeyNameField } from '@notewright/contract';
import type { ReactNode } from 'react';
import { checkField } from '../../../forms/field-check.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useForm } from '../../../hooks/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as common from '../words.ts';
import * as words from './words.tsx';

export interface PasskeyNameFormProps {
  readonly initial: string;
  readonly hint?: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

const checkName = checkField(passkeyNameField);

/** What a passkey is called. */
export function PasskeyNameForm(props: PasskeyNameFormProps): ReactNode {
  const field = useFirstFocus();
  const { initial, hint, button, isBusy, onName, onCancel } = props;
  const form = useForm({
    checks: { name: checkName },
    initial: { name: initial },
    send: ({ name }) => Promise.resolve(onName(name)),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-sm gap-3">
      <TextField
        label={words.passkeyName}
        autoComplete="off"
        ref={field}
        {...(hint === undefined ? {} : { hint })}
        {...form.field('name')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {button}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
