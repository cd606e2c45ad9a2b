import type { ChatMessage } from '@notewright/contract';
import { Pencil, Signature } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { noteProblem } from '../../sending/reply-store.ts';
import { openEditor } from './editing-store.ts';
import { isNote, isSigned } from './note-state.ts';
import type { SignDialogProps } from './signing/sign-dialog.tsx';
import * as words from './note-actions.words.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

const loadEditor = () => import('./sheet/edit-sheet.tsx');

/** Opens a version in the editor, which is fetched with the first one. */
function edit({ id, reply_to: answers }: ChatMessage): void {
  if (answers === null) return;
  noteProblem(id, null);
  void loadEditor().then(
    () => openEditor(answers, id),
    () => noteProblem(id, words.openFailed),
  );
}

/** Edit and sign, of a note; of a signed one, add to it. */
export function NoteActions({ chatId, reply }: Props): ReactNode {
  const [isSigning, setSigning] = useState(false);
  const [SignDialog, setDialog] = useState<ComponentType<SignDialogProps> | null>(null);
  if (!isNote(reply)) return null;
  const prepare = (): void => void loadEditor().catch(() => undefined);
  const soon = { onPointerEnter: prepare, onFocus: prepare, onClick: () => edit(reply), 'data-edit': true };
  const sign = (): void =>
    void import('./signing/sign-dialog.tsx').then(
      ({ SignDialog: Loaded }) => {
        setDialog(() => Loaded);
        setSigning(true);
      },
      () => noteProblem(reply.id, words.signFailed),
    );
  if (isSigned(reply))
    return (
      <Button look="quiet" className="min-h-9! px-3! py-0" {...soon}>
        <Pencil aria-hidden="true" className="size-4" />
        {words.addAddendum}
      </Button>
    );
  return (
    <>
      <IconButton label={words.edit} size="small" {...soon}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <Button look="quiet" aria-haspopup="dialog" className="min-h-9! px-3! py-0" onClick={sign}>
        <Signature aria-hidden="true" className="size-4" />
        {words.sign}
      </Button>
      {SignDialog !== null && (
        <SignDialog chatId={chatId} reply={reply} isOpen={isSigning} onClose={() => setSigning(false)} />
      )}
    </>
  );
}
