import { CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDialogPart } from '../../../ui/use-dialog-part.ts';
import { changeBox } from './composer-store.ts';
import * as words from './words.ts';

/** Opens what begins to record a visit, whose transcript becomes a source of this box. Fetched with the first click. */
export function RecordVisit({ box }: { readonly box: string }): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('../recorder/begin-dialog.tsx')).BeginDialog,
    () => changeBox(box, { problem: words.recordFailed }),
  );
  return (
    <>
      <IconButton label={words.recordVisit} aria-haspopup="dialog" onClick={open}>
        <CircleDot aria-hidden="true" />
      </IconButton>
      {Part !== null && <Part box={box} isOpen={isOpen} onClose={close} />}
    </>
  );
}
