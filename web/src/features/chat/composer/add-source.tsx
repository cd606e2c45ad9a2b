import { FilePlus2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { changeBox } from './composer-store.ts';
import type { AddSourceDialog } from './sources/add-source-dialog.tsx';
import * as words from './words.ts';

/** Opens what adds a pasted text or an earlier note to a message, which is fetched with the first click. */
export function AddSource({ box }: { readonly box: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof AddSourceDialog | null>(null);
  const open = (): void =>
    void import('./sources/add-source-dialog.tsx').then(
      ({ AddSourceDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      () => changeBox(box, { problem: words.sourceFailed }),
    );
  return (
    <>
      <IconButton label={words.addSource} aria-haspopup="dialog" onClick={open}>
        <FilePlus2 aria-hidden="true" />
      </IconButton>
      {Dialog !== null && <Dialog box={box} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
