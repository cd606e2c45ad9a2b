import type { ChatMessage } from '@notewright/contract';
import { Pencil, Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useDialogPart } from '../../../../ui/use-dialog-part.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { openEditor } from './editing-store.ts';
import { isNote, isSigned } from './note-state.ts';
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
    ({ EditSheet }) => openEditor(answers, id, EditSheet),
    () => noteProblem(id, words.openFailed),
  );
}

/** Edit and sign, of a note; of a signed one, add to it. */
export function NoteActions({ chatId, reply }: Props): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('./signing/sign-dialog.tsx')).SignDialog,
    () => noteProblem(reply.id, words.signFailed),
  );
  if (!isNote(reply)) return null;
  const prepare = (): void => void loadEditor().catch(() => undefined);
  const soon = { onPointerEnter: prepare, onFocus: prepare, onClick: () => edit(reply), 'data-edit': true };
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
      <Button look="quiet" aria-haspopup="dialog" className="min-h-9! px-3! py-0" onClick={open}>
        <Signature aria-hidden="true" className="size-4" />
        {words.sign}
      </Button>
      {Part !== null && <Part chatId={chatId} reply={reply} isOpen={isOpen} onClose={close} />}
    </>
  );
}
