import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to `place` when the element that had it goes away, as a row does with the button that removed it: the
 * focus is looked after each time the component that calls this is drawn, until it was given once, or something else was pressed.
 * @returns to be called when something is about to go: before that the page's first focus is left alone.
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>): () => void {
  const isLooking = useRef(false);
  useEffect(() => {
    if (!isLooking.current || document.activeElement !== document.body) return;
    isLooking.current = false;
    place.current?.focus();
  });
  useEffect(() => {
    // A press beside everything takes the focus away as well, and no page that is read again later may move for it.
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && place.current?.contains(target))) isLooking.current = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [place]);
  return () => {
    isLooking.current = true;
  };
}
