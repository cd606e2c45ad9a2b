import { emr } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { useRefetchPatients } from '../../../api/emr/records.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import * as words from './words.ts';

interface Props {
  readonly launchId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks whether a record is to be closed, with what follows from it, and closes it. */
export function UnlinkDialog({ launchId, isOpen, onClose }: Props): ReactNode {
  const refetch = useRefetchPatients();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    if (isBusy) return;
    setProblem(null);
    onClose();
  };
  const unlink = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { message } = await call(emr.unlinkLaunch, { params: { launchId } });
      refetch();
      toastSuccess(message);
      onClose();
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.message : words.unlinkFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} role="alertdialog" title={words.unlinkTitle} lead={words.unlinkLead}>
      <div className="mt-5">
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={isBusy} onClick={close}>
            {words.keepOpen}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={() => void unlink()}>
            {words.unlink}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
