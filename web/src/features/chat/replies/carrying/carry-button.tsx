import type { ChatMessage } from '@notewright/contract';
import { FileOutput } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { noteProblem } from '../../sending/reply-store.ts';
import { isNote } from '../editing/note-state.ts';
import type { CarryDialogProps } from './carry-dialog.tsx';
import * as words from './carry.words.ts';

/** Opens the ways in which a note leaves the page; they are fetched with the first click. */
export function CarryButton({ reply }: { readonly reply: ChatMessage }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<CarryDialogProps> | null>(null);
  if (!isNote(reply)) return null;
  const open = (): void =>
    void import('./carry-dialog.tsx').then(
      ({ CarryDialog }) => {
        setLoaded(() => CarryDialog);
        setOpen(true);
      },
      () => noteProblem(reply.id, words.failed),
    );
  return (
    <>
      <IconButton label={words.carryAway} size="small" aria-haspopup="dialog" onClick={open}>
        <FileOutput aria-hidden="true" />
      </IconButton>
      {Loaded !== null && <Loaded reply={reply} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
