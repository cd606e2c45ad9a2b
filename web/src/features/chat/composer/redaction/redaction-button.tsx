import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { changeBox } from '../composer-store.ts';
import * as words from '../words.ts';
import { readRedaction } from './kept-choice.ts';
import type { RedactionDialog } from './redaction-dialog.tsx';

type Loaded = typeof RedactionDialog;

/** Opens the choice of how Redactify replaces, which is fetched with the first click; says whether anything was changed. */
export function RedactionButton({ box }: { readonly box: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Loaded | null>(null);
  const isChanged = Object.keys(readRedaction()).length > 0;
  const open = (): void =>
    void import('./redaction-dialog.tsx').then(
      ({ RedactionDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      () => changeBox(box, { problem: words.redactionFailed }),
    );
  return (
    <>
      <IconButton
        label={isChanged ? words.redactionChanged : words.redaction}
        aria-haspopup="dialog"
        className={isChanged ? 'text-accent!' : undefined}
        onClick={open}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      {Dialog !== null && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
