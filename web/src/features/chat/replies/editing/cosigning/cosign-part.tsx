import type { ChatMessage } from '@notewright/contract';
import { Signature } from 'lucide-react';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isInCompany } from '../../../../../api/account/role-pages.ts';
import { useProfile } from '../../../../../api/account/profile.ts';
import { useRefetchCosignatures } from '../../../../../api/cosignatures.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { announce } from '../editing-store.ts';
import type { AskDialogProps } from './ask-dialog.tsx';
import { takeBack } from './call-note.ts';
import { canBeAsked } from './can-be-asked.ts';
import * as words from './words.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

/** Why a colleague sent the note back. */
function Returned({ reply }: Pick<Props, 'reply'>): ReactNode {
  const { cosignature } = reply;
  if (cosignature?.state !== 'returned') return null;
  return (
    <figure className="mt-2">
      <figcaption className="text-step--1 text-ink-faint">{words.commentOf(cosignature.asked_of.name)}</figcaption>
      <blockquote className="mt-1 border-l-2 border-rule-strong pl-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {cosignature.comment}
      </blockquote>
      <p className="mt-2 text-ink-soft">{words.whatNow}</p>
    </figure>
  );
}

/** Asking a colleague to co-sign a signed note, taking that back, and what they wrote who sent it back. */
export function CosignPart({ chatId, reply }: Props): ReactNode {
  const { data: profile } = useProfile();
  const refetchLists = useRefetchCosignatures();
  const [AskDialog, setDialog] = useState<ComponentType<AskDialogProps> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  if (profile === undefined || !isInCompany(profile)) return null;
  const ask = (): void =>
    void import('./ask-dialog.tsx').then(
      ({ AskDialog: Loaded }) => {
        setProblem(null);
        setDialog(() => Loaded);
        setAsking(true);
      },
      () => setProblem(words.openFailed),
    );
  const undo = (): void => {
    setBusy(true);
    void takeBack(chatId, reply).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      refetchLists();
      if (sentence !== null) return;
      announce(words.takenBack);
      part.current?.focus();
    });
  };
  const isOpen = reply.cosignature?.state === 'open';
  if (!isOpen && !canBeAsked(reply)) return null;
  return (
    <div ref={part} tabIndex={-1} className="nw-sheet-foot nw-note-lines outline-none print:hidden">
      <Returned reply={reply} />
      <Alert>{problem}</Alert>
      <p>
        {isOpen ? (
          <Button look="quiet" className="-ml-3 min-h-9! px-3! py-0" isBusy={isBusy} onClick={undo}>
            {words.takeBack}
          </Button>
        ) : (
          <Button look="quiet" className="-ml-3 min-h-9! px-3! py-0" aria-haspopup="dialog" onClick={ask}>
            <Signature aria-hidden="true" className="size-4" />
            {words.ask}
          </Button>
        )}
      </p>
      {AskDialog !== null && (
        <AskDialog chatId={chatId} reply={reply} isOpen={isAsking} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
