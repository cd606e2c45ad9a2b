import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { animateToEnd } from './animate-scroll.ts';

/** Nearer to the end than this many pixels counts as being there. */
const nearEnd = 60;

interface EndFollower {
  /** The reader has scrolled away from the end. */
  readonly isAway: boolean;
  /** Goes to the end in 300 ms and stays there. */
  readonly jump: () => void;
}

/**
 * Keeps a thread at its end while it grows, as long as the reader is there; scrolling up lets go, and coming back takes hold
 * again.
 * @param height the content's height: whenever it changes, the end has moved
 * @param sendId changes when the reader sends something, which brings them to the end
 */
export function useEndFollower(scroller: RefObject<HTMLElement | null>, height: number, sendId: string | null): EndFollower {
  const holds = useRef(true);
  const lastTop = useRef(0);
  const cancel = useRef<(() => void) | null>(null);
  const [isAway, setAway] = useState(false);

  const stopAnimation = useCallback((): void => {
    cancel.current?.();
    cancel.current = null;
  }, []);
  const jump = useCallback((): void => {
    const element = scroller.current;
    if (element === null) return;
    stopAnimation();
    holds.current = true;
    setAway(false);
    cancel.current = animateToEnd(element, () => {
      cancel.current = null;
    });
  }, [scroller, stopAnimation]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onScroll = (): void => {
      const top = element.scrollTop;
      const distance = element.scrollHeight - top - element.clientHeight;
      if (distance <= nearEnd) holds.current = true;
      else if (top < lastTop.current - 1 && cancel.current === null) holds.current = false;
      lastTop.current = top;
      setAway(!holds.current && distance > nearEnd);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('wheel', stopAnimation, { passive: true });
    element.addEventListener('touchstart', stopAnimation, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', stopAnimation);
      element.removeEventListener('touchstart', stopAnimation);
      stopAnimation();
    };
  }, [scroller, stopAnimation]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !holds.current || cancel.current !== null) return;
    element.scrollTop = element.scrollHeight;
  }, [scroller, height]);

  useEffect(() => {
    if (sendId !== null) jump();
  }, [sendId, jump]);

  return { isAway, jump };
}
