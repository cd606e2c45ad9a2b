import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page is drawn that was built ahead, true from the moment it is at work in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
