import { useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** A click or a key that came before anything here was drawn counts as well. */
let isThere = typeof navigator !== 'undefined' && navigator.userActivation?.hasBeenActive === true;
const waiting = new Set<() => void>();

function note(): void {
  isThere = true;
  for (const sign of signs) removeEventListener(sign, note, true);
  for (const tell of waiting) tell();
  waiting.clear();
}

function subscribe(tell: () => void): () => void {
  if (isThere) return () => undefined;
  waiting.add(tell);
  for (const sign of signs) addEventListener(sign, note, true);
  return () => void waiting.delete(tell);
}

/**
 * True from the first move, touch or key of whoever reads the page. What only a hand or a key can use need not be fetched before
 * that, and takes no part in the first load.
 */
export const useFirstSign = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isThere,
    () => false,
  );
