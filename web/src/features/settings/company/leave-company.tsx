import { companyUserManagement } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { profileKey } from '../../../api/account/profile.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { forgetWorkspace, tellWorkspaceChange } from '../../../api/account/workspace.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from './use-action.ts';
import * as common from '../words.ts';
import * as words from './words.ts';

/** A member leaves by themselves; what they wrote for the company stays with it. */
export function LeaveCompany({ name }: { readonly name: string }): ReactNode {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const action = useAction();
  const leave = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      await call(companyUserManagement.leaveCompany, { body: {} });
    }, words.notLeft);
    setAsking(false);
    if (!isDone) return;
    forgetWorkspace();
    tellWorkspaceChange();
    toastSuccess(words.left, 3000);
    await client.resetQueries({ queryKey: profileKey });
  };
  return (
    <div className="mt-8">
      <h3 className="font-medium">{words.leaveTitle}</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">{words.leaveLead}</p>
      <Alert>{action.problem}</Alert>
      <Button look="danger" onClick={() => setAsking(true)}>
        {words.leaveButton}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={words.leaveAsk}
        lead={words.leaveMeans(name)}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button disabled={action.isBusy} onClick={() => setAsking(false)}>
            {common.cancel}
          </Button>
          <Button look="danger" isBusy={action.isBusy} onClick={() => void leave()}>
            {words.leave}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
