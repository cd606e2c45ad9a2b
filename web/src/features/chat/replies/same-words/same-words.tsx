import { engineName, type ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import * as words from './words.ts';

export interface SameWordsProps {
  readonly reply: ChatMessage;
  /** The version before it; null for the first one, and while that is not loaded. */
  readonly before: ChatMessage | null;
  /** The newest reply of the chat, under which it can be asked for in another way. */
  readonly isNewest: boolean;
}

/** What would give another result, by what the reply is. */
function differsBy({ tool_result: result, model_name: tool }: ChatMessage, isNewest: boolean): string {
  if (tool === 'Redactify') return words.redactDifferently;
  if (tool === 'Validify') return words.auditDifferently;
  return isNewest && result !== null && 'noteKind' in result ? words.writeDifferently : words.askDifferently;
}

/** Tells whoever asked for another version and got the same words that this is no fault, and what would differ. */
export function SameWords({ reply, before, isNewest }: SameWordsProps): ReactNode {
  if (before?.state !== 'complete' || reply.state !== 'complete') return null;
  if (reply.message_content === '' || reply.message_content !== before.message_content) return null;
  const same = reply.written_by === engineName ? words.sameFromEngine : words.sameWords;
  return (
    <p className="mb-3 rounded-card bg-paper-sunk px-3.5 py-2.5 text-sm text-ink-soft print:hidden">
      {same(before.version)} {differsBy(reply, isNewest)}
    </p>
  );
}
