import { operator } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { useIsThere } from '../../hooks/use-is-there.ts';
import { dayKey } from '../../i18n/dates.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOperatorChange, type CompanyEntry } from './use-operation.ts';
import * as words from './words.ts';

/** The end of a local day; null for none. */
function endOf(day: string): string | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day === '' ? null : new Date(year, month - 1, date, 23, 59, 59).toISOString();
}

function CompanyForm({
  company,
  onClose,
}: {
  readonly company: CompanyEntry;
  readonly onClose: () => void;
}): ReactNode {
  const before = company.trial_ends_on === null ? '' : dayKey(new Date(company.trial_ends_on));
  const [seats, setSeats] = useState(String(company.seats));
  const [trial, setTrial] = useState(before);
  const change = useOperatorChange();
  const isThere = useIsThere();
  const field = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> => {
    const body = {
      ...(seats === String(company.seats) ? {} : { seats: Number(seats) }),
      ...(trial === before ? {} : { trial_ends_on: endOf(trial) }),
    };
    const message = await change.run(() => call(operator.changeCompany, { params: { companyId: company.id }, body }));
    if (message === null) return field.current?.focus();
    toastSuccess(message);
    if (isThere()) onClose();
  };
  return (
    <form
      method="post"
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isBusy) void save();
      }}
    >
      <TextField
        ref={field}
        label={words.seats}
        inputMode="numeric"
        autoComplete="off"
        value={seats}
        error={change.errors['seats']?.[0] ?? null}
        hint={words.seatsHint(company.seats_taken)}
        onChange={(event) => setSeats(event.target.value)}
      />
      <TextField
        label={words.trialEnd}
        type="date"
        value={trial}
        error={change.errors['trial_ends_on']?.[0] ?? null}
        hint={words.trialEndHint}
        onChange={(event) => setTrial(event.target.value)}
      />
      <div>
        <Alert>{change.problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={change.isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" isBusy={change.isBusy}>
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Changes how many seats a company has and until when its trial lasts. */
export function CompanyDialog({
  company,
  onClose,
}: {
  readonly company: CompanyEntry | null;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog isOpen={company !== null} onClose={onClose} title={words.changeCompany} lead={company?.name ?? ''}>
      {company !== null && <CompanyForm key={company.id} company={company} onClose={onClose} />}
    </Dialog>
  );
}
