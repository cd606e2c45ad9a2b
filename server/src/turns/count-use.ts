import { countWords } from '../billing/count-words.ts';
import type { UsageEntry } from '../store/billing/usage-store.ts';
import type { ReplyEnd, StoredMessage } from '../store/store.ts';
import type { LiveTurn } from './live-turn.ts';
import { sourcesOf } from './sources-of.ts';

/**
 * What a reply counts for in the use of its day (UTC). Null for one that was stopped, failed or was interrupted. Done
 * before the transaction in which it is kept, since counting a long text takes longer than keeping the count.
 */
export function countUse(
  { owner, userMessage, reply }: Pick<LiveTurn, 'owner' | 'userMessage' | 'reply'>,
  end: Pick<ReplyEnd, 'state' | 'content'>,
  now: number,
): UsageEntry | null {
  if (end.state !== 'complete') return null;
  return {
    tenantId: owner.tenantId,
    userId: owner.userId,
    day: new Date(now).toISOString().slice(0, 10),
    tool: reply.toolName,
    replies: 1,
    wordsIn: countWordsGiven(userMessage),
    wordsOut: countWords(end.content),
  };
}

function countWordsGiven(message: StoredMessage): number {
  return sourcesOf(message).reduce((sum, { text }) => sum + countWords(text), countWords(message.content));
}
