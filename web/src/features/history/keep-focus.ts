import { useEffect, useRef, type RefObject } from 'react';

const links = '.nw-entry-link';

/** Moves the focus from a chat that is about to go to the one after it, or before it when it is the last. */
export function focusNeighbour(entry: HTMLElement | null): void {
  const all = [...(entry?.closest('ul')?.querySelectorAll<HTMLElement>(links) ?? [])];
  const own = entry?.querySelector<HTMLElement>(links);
  const at = own ? all.indexOf(own) : -1;
  (all[at + 1] ?? all[at - 1])?.focus();
}

/** Gives the focus back to a chat's link when its name has been changed and nothing else has taken it. */
export function useFocusAfterRename(entry: RefObject<HTMLElement | null>, isRenaming: boolean): void {
  const wasRenaming = useRef(false);
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (wasRenaming.current && !isRenaming && isFree) entry.current?.querySelector<HTMLElement>(links)?.focus();
    wasRenaming.current = isRenaming;
  }, [entry, isRenaming]);
}
