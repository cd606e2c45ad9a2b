import { elementScroll } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { holdEnd, type EndHold } from './hold-end.ts';

interface EndFollower {
  /** The reader has scrolled away from the end. */
  readonly isAway: boolean;
  /** Goes to the end in 300 ms and stays there. */
  readonly jump: () => void;
  readonly hold: RefObject<EndHold | null>;
  /** How the list may scroll by itself: not while something at its held end is pressed. */
  readonly scrollTo: typeof elementScroll;
}

/** Holds a thread at its end (see `holdEnd`). */
export function useEndFollower(scroller: RefObject<HTMLElement | null>): EndFollower {
  const hold = useRef<EndHold | null>(null);
  const [isAway, setAway] = useState(false);
  useLayoutEffect(() => {
    if (scroller.current === null) return;
    const held = holdEnd(scroller.current, setAway);
    hold.current = held;
    return held.release;
  }, [scroller]);
  return {
    isAway,
    hold,
    jump: () => hold.current?.jump(),
    scrollTo: (...move) => {
      if (hold.current?.isStill() !== true) elementScroll(...move);
    },
  };
}

/**
 * Goes along with the end of a thread.
 * @param height the content's height: whenever it changes, the end has moved
 * @param sendId changes when the reader sends something, which brings them to the end
 */
export function useGoingAlong(hold: RefObject<EndHold | null>, height: number, sendId: string | null): void {
  useLayoutEffect(() => {
    if (height > 0) hold.current?.keep();
  }, [hold, height]);
  useEffect(() => {
    if (sendId !== null) hold.current?.jump();
  }, [hold, sendId]);
}
