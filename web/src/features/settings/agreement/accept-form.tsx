import { agreementNameField, agreementTitleField, authenticationApp, type AgreementState } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { checkField } from '../../../forms/field-check.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useForm, type FormFailure } from '../../../hooks/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { agreementKey } from './agreement-key.ts';
import * as words from './words.tsx';

export interface AcceptFormProps {
  readonly offered: NonNullable<AgreementState['offered']>;
  readonly companyName: string | null;
  /** Another version was accepted before. */
  readonly hasEarlier: boolean;
  readonly onAccepted: () => void;
}

type Field = 'name' | 'title';

function failureOf(error: unknown): FormFailure<Field> {
  if (!(error instanceof CallProblem)) throw error;
  const [name] = error.errors['name'] ?? [];
  const [title] = error.errors['title'] ?? [];
  if (name === undefined && title === undefined) return { form: error.message };
  return { fields: { ...(name === undefined ? {} : { name }), ...(title === undefined ? {} : { title }) } };
}

/** Name and title of who accepts, and the button that does it. */
export function AcceptForm({ offered, companyName, hasEarlier, onAccepted }: AcceptFormProps): ReactNode {
  const client = useQueryClient();
  const form = useForm<Field>({
    checks: { name: checkField(agreementNameField), title: checkField(agreementTitleField) },
    send: async ({ name, title }) => {
      try {
        const { version, digest } = offered;
        const { message: _message, ...state } = await call(authenticationApp.acceptAgreement, {
          body: { version, digest, name, title },
        });
        showAnswer(agreementKey, state satisfies AgreementState);
      } catch (error) {
        if (error instanceof CallProblem && error.code === 'conflict')
          void client.invalidateQueries({ queryKey: agreementKey });
        return failureOf(error);
      }
      toastSuccess(words.done);
      onAccepted();
      return undefined;
    },
  });
  return (
    <form method="post" className="grid max-w-md gap-4" noValidate onSubmit={form.onSubmit}>
      {hasEarlier && <p>{words.isNew}</p>}
      <TextField label={words.fullName} autoComplete="name" {...form.field('name')} />
      <TextField
        label={words.ownTitle}
        hint={words.ownTitleHint}
        autoComplete="organization-title"
        {...form.field('title')}
      />
      <Alert>{form.problem}</Alert>
      <div>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {companyName === null ? words.accept : words.acceptFor(companyName)}
        </Button>
      </div>
    </form>
  );
}
