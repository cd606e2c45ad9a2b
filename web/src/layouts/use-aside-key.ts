import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+K (Command+K) where the right panel is closed: opens it. Once it is open, or where it stands beside the page, the
 * panel's own search takes the key.
 * @param open null where there is nothing to open
 */
export function useAsideKey(open: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSearch =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
    if (open === null || !isSearch || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
