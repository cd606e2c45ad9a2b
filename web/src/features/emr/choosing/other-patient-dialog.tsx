import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Question } from './use-start.ts';
import * as words from './words.ts';

interface Props {
  /** Null while nothing is in the way. */
  readonly asked: Question | null;
  readonly onClose: () => void;
}

/** Stops what would bring two patients together, and asks. */
export function OtherPatientDialog({ asked, onClose }: Props): ReactNode {
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      role="alertdialog"
      title={asked?.title ?? ''}
      lead={asked?.question ?? ''}
      className="w-[min(34rem,calc(100vw-2rem))]"
    >
      {asked !== null && asked.quote !== '' && <blockquote className="nw-emr-quote">{asked.quote}</blockquote>}
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{words.keepChat}</Button>
        {asked?.ways.map(({ label, onGo }, index) => (
          <Button key={label} look={index === 0 ? 'primary' : 'plain'} onClick={onGo}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
