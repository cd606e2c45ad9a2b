import type { ChatMessage } from '@notewright/contract';
import { useEffect, useState } from 'react';

/** The reply at which a chat is opened, and the visit of the page (`Location.key`) that asks for it. */
export interface OpenedVersion {
  readonly openAt: string | null;
  readonly visit: string;
}

/**
 * The place among the versions of an answer of the one at which the chat was opened; null where it is not among them. Nor is it one
 * that was edited since: what is read, and could be signed, has the edit.
 */
export function openedIndex(replies: readonly ChatMessage[], openAt: string | null): number | null {
  const index = replies.findIndex(({ id }) => id === openAt);
  const opened = replies[index];
  if (opened === undefined) return null;
  return replies.some(({ edit, version }) => edit !== undefined && version > opened.version) ? null : index;
}

/** Visits whose reply was shown: the way back to one, or a scroll back to it, shows the newest version as ever. */
const done = new Set<string>();

/** The place of the version to show first, as it is when the answer is first drawn in this visit; null for the newest. */
export function useOpenedIndex(replies: readonly ChatMessage[], { openAt, visit }: OpenedVersion): number | null {
  const [index] = useState(() => (done.has(visit) ? null : openedIndex(replies, openAt)));
  useEffect(() => {
    if (index !== null) done.add(visit);
  }, [index, visit]);
  return index;
}
