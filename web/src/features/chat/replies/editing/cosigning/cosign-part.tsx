import type { ChatMessage } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { isInCompany } from '../../../../../api/account/role-pages.ts';
import { useProfile } from '../../../../../api/account/profile.ts';
import { useRefetchCosignatures } from '../../../../../api/cosignatures.ts';
import { giveFocus } from '../../../../../hooks/give-focus.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { useDialogPart } from '../../../../../ui/use-dialog-part.ts';
import { announce } from '../editing-store.ts';
import { takeBack } from './call-note.ts';
import { canBeAsked } from './can-be-asked.ts';
import * as words from './words.ts';
import '../clinician.css';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

/** Why a colleague sent the note back. */
function Returned({ reply }: Pick<Props, 'reply'>): ReactNode {
  const { cosignature } = reply;
  if (cosignature?.state !== 'returned') return null;
  return (
    <figure className="mt-1">
      <figcaption className="text-step--1 text-ink-faint">{words.commentOf(cosignature.asked_of.name)}</figcaption>
      <blockquote className="nw-returned">{cosignature.comment}</blockquote>
      <p className="mt-2 text-ink-soft">{words.whatNow}</p>
    </figure>
  );
}

/** Asking a colleague to co-sign a signed note, taking that back, and what they wrote who sent it back. */
export function CosignPart({ chatId, reply }: Props): ReactNode {
  const { data: profile } = useProfile();
  const refetchLists = useRefetchCosignatures();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const dialog = useDialogPart(
    async () => (await import('./ask-dialog.tsx')).AskDialog,
    () => setProblem(words.openFailed),
  );
  if (profile === undefined || !isInCompany(profile)) return null;
  const ask = (): void => {
    setProblem(null);
    dialog.open();
  };
  const undo = (): void => {
    setBusy(true);
    void takeBack(chatId, reply).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      refetchLists();
      if (sentence !== null) return;
      announce(words.takenBack);
      giveFocus(part.current, part.current);
    });
  };
  const isOpen = reply.cosignature?.state === 'open';
  if (!isOpen && !canBeAsked(reply)) return null;
  return (
    <div ref={part} tabIndex={-1} className="nw-sheet-foot nw-note-lines nw-cosign-part">
      <Returned reply={reply} />
      <Alert>{problem}</Alert>
      <p>
        {isOpen ? (
          <Button look="quiet" className="nw-cosign-button min-h-9! px-3! py-0" isBusy={isBusy} onClick={undo}>
            {words.takeBack}
          </Button>
        ) : (
          <Button look="quiet" className="nw-cosign-button min-h-9! px-3! py-0" aria-haspopup="dialog" onClick={ask}>
            {words.ask}
          </Button>
        )}
      </p>
      {dialog.Part !== null && (
        <dialog.Part chatId={chatId} reply={reply} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </div>
  );
}
