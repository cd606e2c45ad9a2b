import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDialogPart } from '../../../ui/use-dialog-part.ts';
import { changeBox } from './composer-store.ts';
import * as words from './words.ts';

/** Opens what adds a pasted text or an earlier note to a message, which is fetched with the first click. */
export function AddSource({ box }: { readonly box: string }): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('./sources/add-source-dialog.tsx')).AddSourceDialog,
    () => changeBox(box, { problem: words.sourceFailed }),
  );
  return (
    <>
      <IconButton label={words.addSource} aria-haspopup="dialog" onClick={open}>
        <FilePlus2 aria-hidden="true" />
      </IconButton>
      {Part !== null && <Part box={box} isOpen={isOpen} onClose={close} />}
    </>
  );
}
