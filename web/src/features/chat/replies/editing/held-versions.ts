import type { ChatMessage } from '@notewright/contract';
import { chatKeys, type ChatPages } from '../../../../api/chat-queries.ts';
import { queryClient } from '../../../../api/query.ts';
import { isSigned } from './note-state.ts';

/** All versions of an answer that this page holds, oldest first. */
export function heldVersions({ reply_to: answers }: Pick<ChatMessage, 'reply_to'>): readonly ChatMessage[] {
  const byId = new Map<string, ChatMessage>();
  for (const [, pages] of queryClient.getQueriesData<ChatPages>({ queryKey: chatKeys.contents }))
    for (const page of pages?.pages ?? [])
      for (const message of page.data.messages)
        if (answers !== null && message.reply_to === answers) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.version - b.version);
}

/** Signed versions that a version begins with, word for word, the shortest first: what it adds to. */
export function signedBeginnings(
  reply: Pick<ChatMessage, 'id' | 'reply_to' | 'message_content'>,
): readonly ChatMessage[] {
  return heldVersions(reply)
    .filter((one) => one.id !== reply.id && isSigned(one) && reply.message_content.startsWith(one.message_content))
    .sort((a, b) => a.message_content.length - b.message_content.length);
}
