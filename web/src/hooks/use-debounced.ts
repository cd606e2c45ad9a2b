import { useEffect, useState } from 'react';

/** A pause in typing after which the history is searched, in milliseconds (specification section 9). */
export const searchPause = 300;

/** Calls back with the newest value once none has come for a while. Gives the way to hand one in, and to call it all off. */
export function createDebounce<T>(
  pause: number,
  callback: (value: T) => void,
): { push: (value: T) => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    push: (value) => {
      clearTimeout(timer);
      timer = setTimeout(() => callback(value), pause);
    },
    cancel: () => clearTimeout(timer),
  };
}

/** A value that follows another after a pause in its changes. */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  const [debounce] = useState(() => createDebounce<T>(pause, setSettled));
  useEffect(() => {
    debounce.push(value);
    return debounce.cancel;
  }, [value, debounce]);
  return settled;
}
