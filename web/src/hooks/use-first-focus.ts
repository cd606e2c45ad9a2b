import { useEffect, useRef, type RefObject } from 'react';

/**
 * The field that a form begins in: it takes the focus when the form appears because somebody asked for it. Once more a
 * frame later, since a dialog takes the focus to its first button as it opens, which is after its content stands.
 */
export function useFirstFocus<E extends HTMLElement = HTMLInputElement>(): RefObject<E | null> {
  const field = useRef<E>(null);
  useEffect(() => {
    field.current?.focus();
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
