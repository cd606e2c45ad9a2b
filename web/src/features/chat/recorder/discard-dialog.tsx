import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import * as words from './words.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a recording is thrown away. */
export function DiscardDialog({ isOpen, onClose, onDiscard }: Props): ReactNode {
  return (
    <Dialog role="alertdialog" isOpen={isOpen} onClose={onClose} title={words.discardTitle} lead={words.discardLead}>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onDiscard();
          }}
        >
          {words.discard}
        </Button>
      </div>
    </Dialog>
  );
}
