import type { ChatMessage } from '@notewright/contract';

/** One exchange: what a person sent, and every version of the answer to it, oldest first. */
export interface Turn {
  readonly key: string;
  /** The same for every version of its message: the first one's key. */
  readonly place: string;
  /** Null when the message stands on an older page that is not loaded yet. */
  readonly user: ChatMessage | null;
  readonly replies: readonly ChatMessage[];
}

/** The message whose words the sources of a reply lie in: the one it answers, or an earlier one. Null when that is not loaded. */
export function sourceOf(turns: readonly Turn[], turn: Turn): ChatMessage | null {
  const result = turn.replies.at(-1)?.tool_result;
  const id = result && 'sourceMessageId' in result ? result.sourceMessageId : undefined;
  return id === undefined ? turn.user : (turns.find(({ user }) => user?.id === id)?.user ?? null);
}

/** Puts messages (oldest first) into turns. A later version stands with the first one, wherever it was written. */
export function groupTurns(messages: readonly ChatMessage[]): readonly Turn[] {
  const turns: { key: string; place: string; user: ChatMessage | null; replies: ChatMessage[] }[] = [];
  const byUser = new Map<string, (typeof turns)[number]>();
  for (const message of messages) {
    const key = message.sent_by === 'user' ? message.id : (message.reply_to ?? message.id);
    let turn = byUser.get(key);
    if (turn === undefined) {
      turn = { key, place: key, user: null, replies: [] };
      byUser.set(key, turn);
      turns.push(turn);
    }
    if (message.sent_by === 'user') {
      turn.user = message;
      turn.place = message.version_ids?.[0] ?? key;
    } else turn.replies.push(message);
  }
  for (const turn of turns) turn.replies.sort((a, b) => a.version - b.version);
  return turns;
}
