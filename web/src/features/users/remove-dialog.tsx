import { useState, type ReactNode } from 'react';
import type { CompanyUser } from '../../api/account/company.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { UserChanges } from './use-user-changes.ts';
import * as words from './words.tsx';

interface Props extends Pick<UserChanges, 'remove'> {
  /** Null while the dialog is closed. */
  readonly user: CompanyUser | null;
  readonly onClose: () => void;
}

/** Asks before somebody is removed; closes after success and after failure, which the page then says. */
export function RemoveDialog({ user, remove, onClose }: Props): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (user === null) return;
    setBusy(true);
    await remove(user).finally(() => setBusy(false));
    onClose();
  };
  return (
    <Dialog
      isOpen={user !== null}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      role="alertdialog"
      title={words.removeTitle}
      lead={words.removeLead}
    >
      <p className="mt-4 font-medium [overflow-wrap:anywhere]">{user?.email}</p>
      {user?.invition_status === 'accepted' && <p className="mt-1 text-ink-soft">{words.removeMeans}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" isBusy={isBusy} busyLabel={words.removing} onClick={() => void confirm()}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  );
}
