import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import * as words from './words.ts';

interface Props {
  /** What is in the way, in a sentence; null while nothing is. */
  readonly question: string | null;
  /** What goes on with this patient all the same, apart from the other. */
  readonly goOnLabel: string;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Stops what would bring two patients together, and asks. */
export function OtherPatientDialog({ question, goOnLabel, onGoOn, onClose }: Props): ReactNode {
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.otherTitle}
      {...(question === null ? {} : { lead: question })}
    >
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{words.keepChat}</Button>
        <Button look="primary" onClick={onGoOn}>
          {goOnLabel}
        </Button>
      </div>
    </Dialog>
  );
}
