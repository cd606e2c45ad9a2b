import { CircleDot } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { BeginDialog } from '../recorder/begin-dialog.tsx';
import { changeBox } from './composer-store.ts';
import * as words from './words.ts';

/** Opens what begins to record a visit, whose transcript becomes a source of this box. Fetched with the first click. */
export function RecordVisit({ box }: { readonly box: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof BeginDialog | null>(null);
  const open = (): void =>
    void import('../recorder/begin-dialog.tsx').then(
      ({ BeginDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      () => changeBox(box, { problem: words.recordFailed }),
    );
  return (
    <>
      <IconButton label={words.recordVisit} aria-haspopup="dialog" onClick={open}>
        <CircleDot aria-hidden="true" />
      </IconButton>
      {Dialog !== null && <Dialog box={box} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
