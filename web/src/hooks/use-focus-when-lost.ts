import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to `place` when the element that had it goes away, as a row does with the button that removed it: the
 * focus is looked after each time the component that calls this is drawn.
 * @returns to be called when something is about to go: before that the page's first focus is left alone.
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>): () => void {
  const isLooking = useRef(false);
  useEffect(() => {
    if (isLooking.current && document.activeElement === document.body) place.current?.focus();
  });
  return () => {
    isLooking.current = true;
  };
}
