import type { ChatMessage } from '@notewright/contract';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { useDialogPart } from '../../../../../ui/use-dialog-part.ts';
import { noteProblem } from '../../../sending/reply-store.ts';
import { isNote } from '../note-state.ts';
import * as words from './all-versions.words.ts';
import type { VersionsDialogProps } from './versions-dialog.tsx';

/** The way from the pager to all versions of a note. */
export function AllVersions({ chatId, reply }: Pick<VersionsDialogProps, 'chatId' | 'reply'>): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('./versions-dialog.tsx')).VersionsDialog,
    () => noteProblem(reply.id, words.failed),
  );
  if (!isNote(reply satisfies ChatMessage)) return null;
  return (
    <>
      <IconButton label={words.all} size="small" aria-haspopup="dialog" className="size-7!" onClick={open}>
        <History aria-hidden="true" className="size-4!" />
      </IconButton>
      {Part !== null && <Part chatId={chatId} reply={reply} isOpen={isOpen} onClose={close} />}
    </>
  );
}
