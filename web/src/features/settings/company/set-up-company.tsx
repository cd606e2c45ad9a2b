import { companyNameField, companyUserManagement } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { checkField } from '../../../forms/field-check.ts';
import { profileKey } from '../../../api/account/profile.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useForm } from '../../../hooks/use-form.ts';
import { forgetWorkspace, tellWorkspaceChange } from '../../../api/account/workspace.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as words from './words.ts';

/** For somebody who works alone: a company of their own, into which they can invite others. */
export function SetUpCompany(): ReactNode {
  const client = useQueryClient();
  const form = useForm({
    checks: { name: checkField(companyNameField) },
    send: async ({ name }) => {
      try {
        await call(companyUserManagement.createCompany, { body: { name }, idempotencyKey: crypto.randomUUID() });
      } catch (error) {
        const problem = error instanceof CallProblem ? error : null;
        const ofField = problem?.errors['name']?.[0];
        if (ofField !== undefined) return { fields: { name: ofField } };
        return { form: problem?.message ?? words.notSetUp };
      }
      forgetWorkspace();
      tellWorkspaceChange();
      await client.resetQueries({ queryKey: profileKey });
      toastSuccess(words.isSetUp, 3000);
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="max-w-md">
      <p className="mb-4 max-w-prose text-ink-soft">{words.alone}</p>
      <TextField label={words.companyName} autoComplete="organization" {...form.field('name')} />
      <div className="mt-4">
        <Alert>{form.problem}</Alert>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {words.setUp}
        </Button>
      </div>
    </form>
  );
}
