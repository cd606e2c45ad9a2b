import type { ChatMessage } from '@notewright/contract';
import { History } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { noteProblem } from '../../../sending/reply-store.ts';
import { isNote } from '../note-state.ts';
import * as words from './all-versions.words.ts';
import type { VersionsDialogProps } from './versions-dialog.tsx';

/** The way from the pager to all versions of a note. */
export function AllVersions({ chatId, reply }: Pick<VersionsDialogProps, 'chatId' | 'reply'>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<VersionsDialogProps> | null>(null);
  if (!isNote(reply satisfies ChatMessage)) return null;
  const open = (): void =>
    void import('./versions-dialog.tsx').then(
      ({ VersionsDialog }) => {
        setLoaded(() => VersionsDialog);
        setOpen(true);
      },
      () => noteProblem(reply.id, words.failed),
    );
  return (
    <>
      <IconButton label={words.all} size="small" aria-haspopup="dialog" className="size-7!" onClick={open}>
        <History aria-hidden="true" className="size-4!" />
      </IconButton>
      {Loaded !== null && <Loaded chatId={chatId} reply={reply} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
