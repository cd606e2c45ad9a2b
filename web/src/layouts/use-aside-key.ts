import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Ctrl+K (Command+K) where the right panel is closed: opens it. Once it is open, or where it stands beside the page, the
 * panel's own search takes the key; until that has come in, the focus waits for it on the panel.
 * @param open null where there is nothing to open
 * @param beside the panel where it stands beside the page
 */
export function useAsideKey(open: (() => void) | null, beside: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSearch =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
    if (!isSearch || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (open === null && beside.current === null) return;
    event.preventDefault();
    if (open === null) beside.current?.focus();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
