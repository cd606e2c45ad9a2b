import { operator } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { EmrEntry } from './use-emr.ts';
import { useOperatorChange } from './use-operation.ts';
import * as words from './emr.words.ts';

interface Props {
  readonly entry: EmrEntry | null;
  readonly onClose: () => void;
  readonly onDisconnected: (said: string) => void;
}

/** Asks whether a record system is to be disconnected, with what follows from it, and does so. */
export function EmrDisconnectDialog({ entry, onClose, onDisconnected }: Props): ReactNode {
  const change = useOperatorChange();
  const close = (): void => {
    if (change.isBusy) return;
    change.clear();
    onClose();
  };
  const disconnect = async (connectionId: string): Promise<void> => {
    const message = await change.run(() => call(operator.disconnectEmr, { params: { connectionId } }));
    if (message === null) return;
    onClose();
    onDisconnected(message);
  };
  return (
    <Dialog
      isOpen={entry !== null}
      onClose={close}
      role="alertdialog"
      title={entry === null ? '' : words.disconnectQuestion(entry.name)}
      lead={words.disconnectLead}
    >
      {entry !== null && (
        <div className="mt-5">
          <Alert>{change.problem}</Alert>
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button disabled={change.isBusy} onClick={close}>
              {words.keep}
            </Button>
            <Button look="danger" isBusy={change.isBusy} onClick={() => void disconnect(entry.id)}>
              {words.disconnect}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
