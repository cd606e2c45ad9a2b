import { companyUserManagement } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { companyKeys, useCompanyUsers } from '../../../api/account/company.ts';
import { profileKey } from '../../../api/account/profile.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useAction } from './use-action.ts';
import * as common from '../words.ts';
import * as words from './words.ts';

/** The owner gives the company to another member, and becomes an admin. */
export function HandOver(): ReactNode {
  const client = useQueryClient();
  const { data: users } = useCompanyUsers();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const action = useAction();
  const members = (users ?? []).flatMap(({ user_id: id, is_owner: isOwner, email }) =>
    id === null || isOwner ? [] : [{ value: id, label: email }],
  );
  const email = members.find(({ value }) => value === chosen)?.label ?? '';
  const handOver = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      await call(companyUserManagement.transferOwnership, { body: { user_id: chosen } });
    }, words.notHandedOver);
    setAsking(false);
    if (!isDone) return;
    toastSuccess(words.handedOver, 3000);
    await Promise.all(
      [profileKey, companyKeys.company, companyKeys.users].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return (
    <div className="mt-8">
      <h3 className="font-medium">{words.handOverTitle}</h3>
      {members.length === 0 ? (
        <p className="mt-1 text-ink-soft">{words.handOverAlone}</p>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">{words.handOverLead}</p>
          <div className="mt-3 flex max-w-md flex-col gap-2.5 sm:flex-row sm:items-end">
            <div className="min-w-0 flex-1">
              <SelectField
                label={words.newOwner}
                options={[{ value: '', label: words.chooseMember }, ...members]}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
              />
            </div>
            <Button className="min-h-11" disabled={chosen === ''} onClick={() => setAsking(true)}>
              {words.handOver}
            </Button>
          </div>
        </>
      )}
      <div className="mt-3">
        <Alert>{action.problem}</Alert>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={words.handOverAsk}
        lead={words.handOverMeans(email)}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button disabled={action.isBusy} onClick={() => setAsking(false)}>
            {common.cancel}
          </Button>
          <Button look="primary" isBusy={action.isBusy} onClick={() => void handOver()}>
            {words.handOver}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
