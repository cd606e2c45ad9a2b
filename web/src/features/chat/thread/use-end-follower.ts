import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { holdEnd, type EndHold } from './hold-end.ts';

interface EndFollower {
  /** The reader has scrolled away from the end. */
  readonly isAway: boolean;
  /** Goes to the end in 300 ms and stays there. */
  readonly jump: () => void;
}

/**
 * Keeps a thread at its end (see `holdEnd`).
 * @param height the content's height: whenever it changes, the end has moved
 * @param sendId changes when the reader sends something, which brings them to the end
 */
export function useEndFollower(
  scroller: RefObject<HTMLElement | null>,
  height: number,
  sendId: string | null,
): EndFollower {
  const hold = useRef<EndHold | null>(null);
  const [isAway, setAway] = useState(false);
  useLayoutEffect(() => {
    if (scroller.current === null) return;
    const held = holdEnd(scroller.current, setAway);
    hold.current = held;
    return held.release;
  }, [scroller]);
  useLayoutEffect(() => {
    if (height > 0) hold.current?.keep();
  }, [height]);
  useEffect(() => {
    if (sendId !== null) hold.current?.jump();
  }, [sendId]);
  return { isAway, jump: () => hold.current?.jump() };
}
