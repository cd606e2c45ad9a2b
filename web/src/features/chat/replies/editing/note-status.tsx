import type { ChatMessage } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { formatMoment } from '../../../../i18n/dates.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { confirmationsOf, type Confirmation } from './keeping/note-keeper.ts';
import { isSigned } from './note-state.ts';
import { isTampered, signedLines } from './signing/closing-of.ts';
import * as signing from './signing/words.ts';
import { changeNote } from './unsupported/change-note.ts';
import { removeStatement } from './unsupported/remove-statement.ts';
import { UnsupportedList } from './unsupported/unsupported-list.tsx';
import * as unsupported from './unsupported/words.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

/** Who edited and signed a note, in sentences that also stand on paper. */
function Lines({ reply }: Pick<Props, 'reply'>): ReactNode {
  const { edit } = reply;
  return (
    <div className="nw-sheet-foot pb-0!">
      <Alert>{isTampered(reply) ? signing.notIntact : null}</Alert>
      {edit !== undefined && (
        <p className="text-step--1 text-ink-faint">
          {signing.editedBy(edit.edited_by, formatMoment(new Date(edit.edited_at)))}
        </p>
      )}
      {signedLines(reply).map((line) => (
        <p key={line} className="font-medium">
          {line}
        </p>
      ))}
    </div>
  );
}

/** Under a note: what of it the source does not hold, who edited it, and who signed it. */
export function NoteStatus({ chatId, reply }: Props): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const confirmations = confirmationsOf(reply);
  const change = (markdown: string, next: readonly Confirmation[], said: string): void => {
    setBusy(true);
    void changeNote(chatId, reply, { markdown, confirmations: next }, said).finally(() => setBusy(false));
  };
  const others = (text: string): readonly Confirmation[] => confirmations.filter((one) => one.text !== text);
  const remove = (text: string): void => {
    const at = reply.statements.find((one) => one.text === text && one.support === 'unsupported')?.at;
    if (at !== undefined) change(removeStatement(reply.message_content, at), others(text), unsupported.removed);
  };
  return (
    <>
      <UnsupportedList
        reply={reply}
        confirmations={confirmations}
        isBusy={isBusy}
        onRemove={isSigned(reply) ? null : remove}
        onConfirm={(text, reason) =>
          change(reply.message_content, [...others(text), { text, reason }], unsupported.confirmedNow)
        }
        onTakeBack={(text) => change(reply.message_content, others(text), unsupported.takenBack)}
      />
      <Lines reply={reply} />
    </>
  );
}
