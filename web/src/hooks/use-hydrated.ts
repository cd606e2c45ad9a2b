import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page is drawn that was built ahead, true from the moment it is at work in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Calls once when a part of a page that was built ahead is hydrated; never where it is rendered in the browser. */
export function useOnceHydrated(act: () => void): void {
  const isHydrated = useHydrated();
  const isToCall = useRef(!isHydrated);
  useLayoutEffect(() => {
    if (!isToCall.current) return;
    isToCall.current = false;
    act();
  }, [act]);
}
