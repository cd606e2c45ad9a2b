import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FactorAction } from './use-second-factors.ts';
import * as words from './words.tsx';

export interface ConfirmRemovalProps {
  readonly isOpen: boolean;
  /** The question, for example "Remove this passkey?". */
  readonly title: string;
  /** No second factor would be left. */
  readonly isLast: boolean;
  readonly action: FactorAction;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a factor goes. */
export function ConfirmRemoval({ isOpen, title, isLast, action, onConfirm, onClose }: ConfirmRemovalProps): ReactNode {
  const lead = isLast ? words.removingLast : words.removingOne;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog" title={title} lead={lead}>
      <div className="mt-5">
        <Alert>{action.problem}</Alert>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button look="danger" isBusy={action.isBusy} onClick={onConfirm}>
            {words.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
