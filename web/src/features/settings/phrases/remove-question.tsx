import type { Phrase } from '@notewright/contract';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Action } from '../company/use-action.ts';
import * as common from '../words.ts';
import * as words from './words.ts';

interface Props {
  readonly doomed: Phrase | null;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Whether a phrase is to be deleted. */
export function RemoveQuestion({ doomed, action, onClose, onConfirm }: Props): ReactNode {
  return (
    <Dialog
      isOpen={doomed !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.askRemove}
      lead={words.removeLead}
    >
      <p className="mt-4 font-medium [overflow-wrap:anywhere]">{doomed?.name}</p>
      <Alert>{action.problem}</Alert>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button disabled={action.isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button look="danger" isBusy={action.isBusy} onClick={onConfirm}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  );
}
