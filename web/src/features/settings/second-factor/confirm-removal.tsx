import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FactorAction } from './use-second-factors.ts';

export interface ConfirmRemovalProps {
  readonly isOpen: boolean;
  /** For example "the authenticator app". */
  readonly what: string;
  /** No second factor would be left. */
  readonly isLast: boolean;
  readonly action: FactorAction;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a factor goes. */
export function ConfirmRemoval({ isOpen, what, isLast, action, onConfirm, onClose }: ConfirmRemovalProps): ReactNode {
  const lead = isLast
    ? 'Your password alone will open your account then. Other browsers that are logged in will be logged out.'
    : 'It will count no more at log-in. Other browsers that are logged in will be logged out.';
  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog" title={`Remove ${what}?`} lead={lead}>
      <div className="mt-5">
        <Alert>{action.problem}</Alert>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" isBusy={action.isBusy} onClick={onConfirm}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
