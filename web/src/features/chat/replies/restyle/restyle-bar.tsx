import type { ChatMessage } from '@notewright/contract';
import type { NoteKind } from '@notewright/engine';
import type { ReactNode } from 'react';
import { useDialogPart } from '../../../../ui/use-dialog-part.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import * as words from './words.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
  /** What note it is; `own` for one by somebody's own template. */
  readonly kind: NoteKind | 'own';
  readonly isChatBusy: boolean;
}

const pill =
  'min-h-9 rounded-full border border-rule-strong px-3 text-sm text-ink-soft hover:bg-paper-sunk hover:text-ink disabled:opacity-50 pointer-coarse:min-h-11';

/** Other forms of the last note: each button sends the words that ask for one. */
export function RestyleBar({ chatId, reply, kind, isChatBusy }: Props): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('./kind-dialog.tsx')).KindDialog,
    () => noteProblem(reply.id, words.failed),
  );
  const ask = (text: string): void =>
    void import('./ask-differently.ts').then(
      ({ askDifferently }) => askDifferently(chatId, reply, text),
      () => noteProblem(reply.id, words.failed),
    );
  return (
    <div role="group" aria-label={words.label} className="nw-sheet-foot flex flex-wrap gap-2 pb-5 print:hidden">
      {words.asks.map((text) => (
        <button key={text} type="button" disabled={isChatBusy} onClick={() => ask(text)} className={pill}>
          {text}
        </button>
      ))}
      <button type="button" aria-haspopup="dialog" disabled={isChatBusy} onClick={open} className={pill}>
        {words.anotherKind}
      </button>
      {Part !== null && <Part isOpen={isOpen} current={kind} onAsk={ask} onClose={close} />}
    </div>
  );
}
