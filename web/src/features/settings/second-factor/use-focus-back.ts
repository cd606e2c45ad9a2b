import { useEffect, useRef, type RefObject } from 'react';

/**
 * What somebody was typing or reading in has gone, and the focus with it: it goes to the first button of the place
 * where that stood, so that the keyboard is not sent back to the top of the page.
 */
export function useFocusBack<E extends HTMLElement = HTMLDivElement>(isOpen: boolean): RefObject<E | null> {
  const place = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return place;
}
