import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Turn } from './group-turns.ts';

export interface OpenAtProps {
  readonly chatId: string;
  /** The reply at which the chat is opened. */
  readonly messageId: string;
  readonly turns: readonly Turn[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Lets go of the end and brings an exchange into view. */
  readonly goTo: (index: number) => void;
}

/** Gives the focus to the reply of an exchange as soon as that is drawn. */
function focusReply(scroller: HTMLElement, index: number): () => void {
  const focus = (): boolean => {
    const reply = scroller.querySelector<HTMLElement>(`[data-index="${index}"] article`);
    if (reply === null) return false;
    reply.tabIndex = -1;
    // What is older takes its time: who writes in the box meanwhile is not called away from it.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) reply.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(scroller, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Shows the branch in which a reply stands that the shown one has not. Where it is gone, what is shown stays. */
async function showBranchOf(chatId: string, messageId: string): Promise<void> {
  try {
    const { showVersion } = await import('../sent/show-version.ts');
    await showVersion(chatId, messageId, () => undefined);
  } catch {
    // The chat as it is is there to be read.
  }
}

/**
 * Goes to one reply when a chat is opened at it, once; messages before it are fetched until it is there, and its branch of the chat
 * where it stands in another one.
 */
export function OpenAt(props: OpenAtProps): ReactNode {
  const { chatId, messageId, turns, hasOlder, isLoadingOlder, loadOlder, scroller, goTo } = props;
  const isDone = useRef(false);
  const isElsewhere = useRef(false);
  const stop = useRef(() => {});
  useEffect(() => {
    if (isDone.current || scroller.current === null) return;
    const index = turns.findIndex(({ replies }) => replies.some(({ id }) => id === messageId));
    if (index >= 0) {
      isDone.current = true;
      goTo(index);
      stop.current = focusReply(scroller.current, index);
    } else if (hasOlder) {
      if (!isLoadingOlder) loadOlder();
    } else if (!isElsewhere.current) {
      isElsewhere.current = true;
      void showBranchOf(chatId, messageId);
    }
  }, [chatId, messageId, turns, hasOlder, isLoadingOlder, loadOlder, scroller, goTo]);
  useEffect(() => () => stop.current(), []);
  return null;
}
