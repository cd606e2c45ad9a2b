import { companyUserManagement } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../../lib/call.ts';
import { profileKey } from '../../../lib/profile.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { forgetWorkspace, tellWorkspaceChange } from '../../../lib/workspace.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from './use-action.ts';

const failed = 'You could not be taken out of the company. Please try again.';

/** A member leaves by themselves; what they wrote for the company stays with it. */
export function LeaveCompany({ name }: { readonly name: string }): ReactNode {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const action = useAction();
  const leave = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      await call(companyUserManagement.leaveCompany, { body: {} });
    }, failed);
    setAsking(false);
    if (!isDone) return;
    forgetWorkspace();
    tellWorkspaceChange();
    toastSuccess('You have left the company.', 3000);
    await client.resetQueries({ queryKey: profileKey });
  };
  return (
    <div className="mt-8">
      <h3 className="font-medium">Leave the company</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">
        The chats you wrote for it stay with it, and you can no longer read them. Your personal ones stay yours.
      </p>
      <Alert>{action.problem}</Alert>
      <Button look="danger" onClick={() => setAsking(true)}>
        Leave company
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Leave the company?"
        lead={`To come back to ${name} you have to be invited again.`}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button disabled={action.isBusy} onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button look="danger" isBusy={action.isBusy} onClick={() => void leave()}>
            Leave
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
