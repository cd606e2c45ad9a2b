import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { endSession } from '../../../session/session-store.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useForm } from '../../../hooks/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { OwnData } from './your-data-section.tsx';
import * as common from '../words.ts';
import * as words from './words.ts';

/** What deleting means for this person, before they do it. */
function consequences({ deletion, company_name: name, backup_days: days, ending_plans: plans }: OwnData): string {
  const company = name ?? words.yourCompany;
  const ofCompany =
    deletion === 'member' ? words.leaves(company) : deletion === 'closes_company' ? words.closes(company) : '';
  const ended = plans.length === 0 ? '' : words.planEnds;
  const backups = days === 0 ? '' : words.inBackups(days);
  return words.ownGone + ofCompany + ended + backups;
}

interface FormProps {
  readonly data: OwnData;
  readonly email: string;
  readonly onClose: () => void;
}

function ConfirmForm({ data, email, onClose }: FormProps): ReactNode {
  const form = useForm({
    checks: {
      confirmation: (value: string) => (value.trim().toLowerCase() === email.toLowerCase() ? null : words.addressWrong),
    },
    send: async ({ confirmation }) => {
      try {
        await call(authenticationApp.deleteAccount, { body: { confirmation }, mayClear: true });
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error;
        const [wrong] = error.errors['confirmation'] ?? [];
        return wrong === undefined ? { form: error.message } : { fields: { confirmation: wrong } };
      }
      endSession('signed-out');
      toastSuccess(words.deleted, 4000);
      return undefined;
    },
  });
  return (
    <form method="post" className="mt-5 grid gap-4" noValidate onSubmit={form.onSubmit}>
      <p>{consequences(data)}</p>
      <TextField
        label={words.address}
        hint={words.addressHint(email)}
        type="email"
        autoComplete="off"
        spellCheck={false}
        {...form.field('confirmation')}
      />
      <Alert>{form.problem}</Alert>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button disabled={form.isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" look="danger" isBusy={form.isBusy}>
          {words.deleteConfirm}
        </Button>
      </div>
    </form>
  );
}

/** The end of an account, asked for twice: by a dialog, and by typing its address. */
export function DeleteAccount({ data, email }: Pick<FormProps, 'data' | 'email'>): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const mustHandOver = data.deletion === 'hand_over_first';
  return (
    <div className="mt-8">
      <h3 className="font-medium">{words.deleteTitle}</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">
        {mustHandOver ? words.handOverFirst(data.company_name ?? words.aCompany) : words.noWayBack}
      </p>
      <Button look="danger" disabled={mustHandOver} onClick={() => setAsking(true)}>
        {words.deleteButton}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={words.deleteAsk}>
        <ConfirmForm data={data} email={email} onClose={() => setAsking(false)} />
      </Dialog>
    </div>
  );
}
