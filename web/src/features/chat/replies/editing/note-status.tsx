import type { ChatMessage } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { CosignPart } from './cosigning/cosign-part.tsx';
import { confirmationsOf, type Confirmation } from './keeping/note-keeper.ts';
import { isSigned } from './note-state.ts';
import { SendSlot } from './sending-back/send-slot.tsx';
import { LearnedPart } from './learned/learned-part.tsx';
import { NoteLines } from './signing/note-lines.tsx';
import { changeNote } from './unsupported/change-note.ts';
import { replaceStatement } from './unsupported/replace-statement.ts';
import { removeStatement } from './unsupported/remove-statement.ts';
import { UnsupportedList } from './unsupported/unsupported-list.tsx';
import { confirmKept } from './template/confirm-kept.ts';
import { listKept } from './template/kept-templates.ts';
import { TemplateList } from './template/template-list.tsx';
import * as unsupported from './unsupported/words.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
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
        onReplace={({ statement, text }, words) => {
          const at = reply.statements[statement]?.at;
          if (at !== undefined)
            change(replaceStatement(reply.message_content, at, words), others(text), unsupported.replaced);
        }}
        onConfirm={(text, reason) =>
          change(reply.message_content, [...others(text), { text, reason }], unsupported.confirmedNow)
        }
        onTakeBack={(text) => change(reply.message_content, others(text), unsupported.takenBack)}
      />
      <TemplateList
        texts={isSigned(reply) ? [] : listKept(reply)}
        isBusy={isBusy}
        onConfirm={(index) => {
          setBusy(true);
          void confirmKept(chatId, reply, index).finally(() => setBusy(false));
        }}
      />
      <NoteLines reply={reply} />
      <LearnedPart versionId={reply.id} />
      <CosignPart chatId={chatId} reply={reply} />
      <SendSlot chatId={chatId} reply={reply} />
    </>
  );
}
