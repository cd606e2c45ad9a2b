import type { ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { noteProblem } from '../../sending/reply-store.ts';
import * as words from './words.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
  readonly isChatBusy: boolean;
}

/** The last note told otherwise: each button sends the words that ask for it. */
export function RestyleBar({ chatId, reply, isChatBusy }: Props): ReactNode {
  const ask = (text: string): void =>
    void import('./ask-differently.ts').then(
      ({ askDifferently }) => askDifferently(chatId, reply, text),
      () => noteProblem(reply.id, words.failed),
    );
  return (
    <div role="group" aria-label={words.label} className="nw-sheet-foot flex flex-wrap gap-2 pb-5 print:hidden">
      {words.asks.map((text) => (
        <button
          key={text}
          type="button"
          disabled={isChatBusy}
          onClick={() => ask(text)}
          className="min-h-9 rounded-full border border-rule-strong px-3 text-sm text-ink-soft hover:bg-paper-sunk hover:text-ink disabled:opacity-50 pointer-coarse:min-h-11"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
