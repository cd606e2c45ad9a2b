import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import * as words from './words.ts';

interface Props {
  /** What is about to be done; null where nothing is. */
  readonly asked: 'discard' | 'leave-out' | null;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

const asks = {
  discard: { title: words.discardTitle, lead: words.discardLead, act: words.discard },
  'leave-out': { title: words.leaveOutTitle, lead: words.leaveOutLead, act: words.leaveOut },
} as const;

/** Asks before a recording is thrown away, or parts of it are. */
export function SureDialog({ asked, onClose, onSure }: Props): ReactNode {
  const { title, lead, act } = asks[asked ?? 'discard'];
  return (
    <Dialog role="alertdialog" isOpen={asked !== null} onClose={onClose} title={title} lead={lead}>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onSure();
          }}
        >
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
