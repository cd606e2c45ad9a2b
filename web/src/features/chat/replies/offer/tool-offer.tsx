import type { ChatMessage } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ToolMark } from '../../../../ui/tool-mark.tsx';
import { noteProblem } from '../../sending/reply-store.ts';
import * as words from './words.ts';

export interface ToolOfferProps {
  readonly chatId: string;
  readonly replyId: string;
  /** The message that asks for the work. */
  readonly message: ChatMessage;
  /** Whose work it is. */
  readonly tool: ToolName;
  readonly isChatBusy: boolean;
}

/** Sends the same message to the tool whose work it asks for. */
export function ToolOffer({ chatId, replyId, message, tool, isChatBusy }: ToolOfferProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const send = (): void => {
    setBusy(true);
    void import('./send-to-tool.ts')
      .then(
        ({ sendToTool }) => sendToTool(chatId, replyId, message, tool),
        () => noteProblem(replyId, words.failed),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button isBusy={isBusy} disabled={isChatBusy} onClick={send} className="my-3 min-h-9! py-0 print:hidden">
      <ToolMark tool={tool} />
      {words.sendTo(tool)}
    </Button>
  );
}
