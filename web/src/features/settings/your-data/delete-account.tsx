import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call, CallProblem } from '../../../lib/call.ts';
import { endSession } from '../../../lib/session-store.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { OwnData } from './your-data-section.tsx';

const sentence = 'Please type the e-mail address of this account.';

/** What deleting means for this person, before they do it. */
function consequences({ deletion, company_name: name, backup_days: days, ending_plans: plans }: OwnData): string {
  const company = name ?? 'your company';
  const own =
    'Your chats, files, drafts and everything else of yours are destroyed at once, with the keys that open them.';
  const backups =
    days === 0
      ? ''
      : ` Backups can hold what was destroyed for up to ${days} days; after that it is gone from them too.`;
  const ended = plans.length === 0 ? '' : ' Your plan ends now; what is paid for is not given back.';
  if (deletion === 'member')
    return `${own} You leave ${company}, which keeps the charts you wrote for it.${ended}${backups}`;
  if (deletion === 'closes_company')
    return `${own} You are alone in ${company}: it is closed with your account, and all of its charts are destroyed as well.${ended}${backups}`;
  return own + ended + backups;
}

interface FormProps {
  readonly data: OwnData;
  readonly email: string;
  readonly onClose: () => void;
}

function ConfirmForm({ data, email, onClose }: FormProps): ReactNode {
  const form = useForm({
    checks: {
      confirmation: (value: string) => (value.trim().toLowerCase() === email.toLowerCase() ? null : sentence),
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
      toastSuccess('Your account is deleted.', 4000);
      return undefined;
    },
  });
  return (
    <form className="mt-5 grid gap-4" noValidate onSubmit={form.onSubmit}>
      <p>{consequences(data)}</p>
      <TextField
        label="Your e-mail address"
        hint={`Type ${email} to confirm.`}
        type="email"
        autoComplete="off"
        spellCheck={false}
        {...form.field('confirmation')}
      />
      <Alert>{form.problem}</Alert>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button disabled={form.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="danger" isBusy={form.isBusy}>
          Delete my account
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
      <h3 className="font-medium">Delete your account</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">
        {mustHandOver
          ? `You own ${data.company_name ?? 'a company'}, in which others work. Make somebody else its owner first, or remove everybody from it.`
          : 'Nothing brings it back. You may want to export everything first.'}
      </p>
      <Button look="danger" disabled={mustHandOver} onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Delete your account?">
        <ConfirmForm data={data} email={email} onClose={() => setAsking(false)} />
      </Dialog>
    </div>
  );
}
