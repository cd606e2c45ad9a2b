import type { ChatMessage } from '@notewright/contract';
import { FileOutput } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useDialogPart } from '../../../../ui/use-dialog-part.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { isNote } from '../editing/note-state.ts';
import * as words from './carry.words.ts';

/** Opens the ways in which a note leaves the page; they are fetched with the first click. */
export function CarryButton({ reply }: { readonly reply: ChatMessage }): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('./carry-dialog.tsx')).CarryDialog,
    () => noteProblem(reply.id, words.failed),
  );
  if (!isNote(reply)) return null;
  return (
    <>
      <IconButton label={words.carryAway} size="small" aria-haspopup="dialog" onClick={open}>
        <FileOutput aria-hidden="true" />
      </IconButton>
      {Part !== null && <Part reply={reply} isOpen={isOpen} onClose={close} />}
    </>
  );
}
