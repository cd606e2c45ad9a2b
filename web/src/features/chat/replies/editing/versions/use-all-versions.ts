import type { ChatMessage } from '@notewright/contract';
import { useEffect } from 'react';
import { useChatContent } from '../../../thread/use-chat-content.ts';
import { heldVersions } from '../held-versions.ts';

export interface AllVersions {
  /** Oldest first; all of them once nothing is loading and none is out of reach. */
  readonly versions: readonly ChatMessage[];
  readonly isLoading: boolean;
  /** Earlier ones could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** All versions of an answer: where the page holds only the newest, earlier pages of the chat are loaded until they are there. */
export function useAllVersions(chatId: string, reply: ChatMessage): AllVersions {
  const { hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = useChatContent(chatId);
  const versions = heldVersions(reply);
  const count = Math.max(reply.versions, ...versions.map((one) => one.versions));
  const isShort = hasOlder && versions.length < count;
  useEffect(() => {
    if (isShort && !isLoadingOlder && !hasOlderFailed) loadOlder();
  }, [isShort, isLoadingOlder, hasOlderFailed, loadOlder]);
  return { versions, isLoading: isShort && !hasOlderFailed, hasFailed: isShort && hasOlderFailed, retry: loadOlder };
}
